yarn next:check-types
