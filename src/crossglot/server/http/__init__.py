"""HTTP: security headers, authentication, errors, the routes."""
