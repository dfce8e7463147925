"""Tables in a worker of the browser: the same as on a server, with no server behind them."""
