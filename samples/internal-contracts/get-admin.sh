# Calls getAdmin of AdminControl for the Create2 factory, which is part of the genesis and has no admin.
# On testnet, `to` is cfxtest:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaaawby2s44d.
curl -s "${CORE_RPC:-http://127.0.0.1:12537}" -H 'content-type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "cfx_call", "params": [{
    "to": "net1234:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaaayy7c99nt",
    "data": "0x64efb22b0000000000000000000000008a3a92281df6497105513b18543fd3b60c778e40"
  }]
}'
