# Follows the page from an empty folder: bash run.sh start, then bash run.sh read and so on.
# Each run puts the file of that step into the folder and runs the page's command.
# `bash run.sh shown` does the same with files that hold no more than the page shows: two imports and the parts.
sample=$PWD
mkdir -p "$sample/empty"
cd "$sample/empty"
case $1 in
  start)
    . "$sample/steps/start.sh" >&2 # what npm says differs from run to run
    cp "$sample/client.ts" "$sample/Tally.sol" .
    ;;
  shown)
    for program in accounts read contract batch send; do
      sed -n '/#region imports/,/#endregion imports/p' "$sample/read.ts" > "$program.ts"
      sed '/#region imports/,/#endregion imports/d' "$sample/$program.ts" | sed -n '/\/\/ #region/,/\/\/ #endregion/p' >> "$program.ts"
      . "$sample/steps/$program.sh" >&2 # compared where the whole file runs
      echo "$program.ts runs as shown"
    done
    ;;
  *)
    cp "$sample/$1.ts" .
    . "$sample/steps/$1.sh"
    ;;
esac
