curl --silent --header 'content-type: application/json' \
  --data @request.json \
  ${CORE_RPC:-http://127.0.0.1:12537}
