"""What is learnt from games that computers play against themselves, and matches between them.

Leave values run on the threads of one machine, or on a Dask cluster
(``crossglot[cluster]``) with the same result.
"""
