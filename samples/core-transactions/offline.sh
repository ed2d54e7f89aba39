# Prepares, signs and sends a payment in three processes; the one that signs has no endpoint.
set -euo pipefail
from=$(env -u CORE_RPC npx tsx sign.ts)
to=net1234:aajaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaeec5ekfek
# #region offline
npx tsx prepare.ts "$from" "$to" > unsigned.json   # with internet
env -u CORE_RPC npx tsx sign.ts unsigned.json      # without; writes signed.txt
npx tsx broadcast.ts signed.txt                    # with internet
# #endregion offline

# The signer ignores data and another network ID, and stops without a receiver or with one of another network.
cp signed.txt good.txt
sed 's/"chainId": 1234/"data": "0xdeadbeef", "chainId": 1029/' unsigned.json > tampered.json
npx tsx sign.ts tampered.json > /dev/null
cmp good.txt signed.txt
for change in '/"to":/d' 's/net1234:/cfx:/' 's/ek"/eo"/'; do
  sed "$change" unsigned.json > tampered.json
  if npx tsx sign.ts tampered.json > /dev/null 2> error.txt; then exit 1; fi
done
