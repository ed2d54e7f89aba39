printf '%s%s\n' "$(forge inspect Notice bytecode)" "$(cast abi-encode 'constructor(address)' "$OWNER" | cut -c3-)" > init.txt
