node epoch-of-date.mjs "$(date -u -d '10 seconds ago' +%FT%TZ)"
