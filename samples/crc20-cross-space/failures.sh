# Provokes each failure of the page's table. Of a program that stops, it prints the first line that names the reason.
stops() {
  echo "$1:"
  shift
  if env "$@" tsx token.ts > stopped.log 2>&1; then
    echo 'it works' && return 1
  fi
  grep -m1 -E '[Ee]rror: ' stopped.log
}
stops 'without CORE_KEY' -u CORE_KEY
stops 'without a node' CORE_RPC=http://127.0.0.1:9
tsx failures.ts
