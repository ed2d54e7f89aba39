node epoch-of-date.mjs 2026-11-28T00:00:00Z
