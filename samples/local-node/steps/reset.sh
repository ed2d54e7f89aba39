rm -r chain
