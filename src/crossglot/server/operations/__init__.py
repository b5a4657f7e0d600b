"""Running a server: metrics, logs, health, the banner, backup."""
