# systemd looks for the program of the service, so the check gets a copy of the file with one that exists.
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
sed "s|^ExecStart=/srv/conflux/conflux|ExecStart=$(command -v true)|" conflux.service > "$folder/conflux.service"
systemd-analyze verify "$folder/conflux.service"
echo 'conflux.service: no error'
sed 's/^TimeoutStopSec/TimeoutStopSecs/' "$folder/conflux.service" > "$folder/misspelt.service"
systemd-analyze verify "$folder/misspelt.service" 2>&1 | sed 's|.*misspelt.service|misspelt.service|'
