# How strong the computer is
level-any = Or choose a level
level-1-about = a child's words, sees little
level-2-about = a beginner
level-3-about = plays at home
level-4-about = plays often, sees the easy ones
level-5-about = minds what stays on the rack
level-6-about = a club player's beginnings
level-7-about = wide vocabulary, minds the board
level-8-about = knows nearly everything
level-9-about = thinks ahead
level-10-about = thinks ahead and misses nothing
opponents = Opponents
