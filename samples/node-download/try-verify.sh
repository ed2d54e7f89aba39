# Runs verify.py against a server that returns one release, with a stand-in for the release file.
FILE=conflux-v3.1.0-linux-x86_64-glibc2.27.tar.gz
head -c 3000000 /dev/zero > $FILE
python3 serve.py > port.txt &
server=$!
trap 'kill $server' EXIT
until [ -s port.txt ]; do sleep 0.1; done
export GITHUB_API=http://127.0.0.1:$(cat port.txt)

fails() { # fails COMMAND: prints its message, and stops if it succeeds
  if "$@" 2>&1; then exit 1; fi
}

echo '# the file as it was uploaded'
python3 verify.py v3.1.0 $FILE
echo '# one byte is different'
printf x | dd of=$FILE bs=1 seek=2000000 conv=notrunc status=none
fails python3 verify.py v3.1.0 $FILE
echo '# a file that this release does not have'
mv $FILE conflux-v3.1.0-macos-aarch64.tar.gz
fails python3 verify.py v3.1.0 conflux-v3.1.0-macos-aarch64.tar.gz
