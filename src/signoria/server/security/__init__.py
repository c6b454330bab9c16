"""What stands between the network and the tables: hosts, origins, limits, headers."""
