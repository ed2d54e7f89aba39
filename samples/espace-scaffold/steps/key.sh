yarn account:import
