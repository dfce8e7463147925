"""Tables that friends join from a link: seats, sockets and storage."""
