test -e .env || (umask 077 && node -e "console.log('PRIVATE_KEY=0x' + require('node:crypto').randomBytes(32).toString('hex'))" > .env)
