"""Compare a release file with the checksum that GitHub computed at its upload: python3 verify.py TAG FILE"""
import hashlib
import json
import os
import sys
from urllib.request import urlopen

tag, path = sys.argv[1:]
api = os.environ.get("GITHUB_API", "https://api.github.com")
with urlopen(f"{api}/repos/Conflux-Chain/conflux-rust/releases/tags/{tag}") as response:
    assets = json.load(response)["assets"]

name = os.path.basename(path)
published = next((asset.get("digest") for asset in assets if asset["name"] == name), None)
if published is None:
    sys.exit(f"{name}: release {tag} has no checksum for it")

checksum = hashlib.sha256()
with open(path, "rb") as file:
    while chunk := file.read(1 << 20):
        checksum.update(chunk)
if published != f"sha256:{checksum.hexdigest()}":
    sys.exit(f"{name}: DIFFERS from the file that was uploaded; don't run it")
print(f"{name}: same as uploaded")
