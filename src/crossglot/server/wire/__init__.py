"""What goes over the wire: messages as values."""
