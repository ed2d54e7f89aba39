curl -s http://127.0.0.1:8000/subgraphs/name/subgraph-0 -H 'content-type: application/json' -d '{
  "query": "{ accounts(orderBy: balance, orderDirection: desc) { id balance } transfers(orderBy: block) { value } _meta { block { number } hasIndexingErrors } }"
}'
