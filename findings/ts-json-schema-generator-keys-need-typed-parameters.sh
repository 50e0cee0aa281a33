#!/usr/bin/env bash
# ts-json-schema-generator 2.4.0 with TypeScript 5.9.3.
#
# A type is the keys of a constant, `keyof typeof SHELVES`, and the values of the constant are functions. TypeScript knows the type of their
# parameters from `satisfies`, so none has to be written; the functions are in no schema anyway, only the names of the keys are.
#
# Guessed: both files below give the same schema, an enum of the two keys.
# Seen:    without the written type, which changes nothing for TypeScript, the generator ends with an error that names neither file nor type.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ts-json-schema-generator@2.4.0 typescript@5.9.3
write() {
  cat >"$1" <<TS
const SHELVES = {
  top: { holds: (books: number) => books < 3 },
  low: { holds: $2 => books > 9 },
} satisfies Record<string, { holds: (books: number) => boolean }>

export interface Room {
  readonly shelf: keyof typeof SHELVES
}
TS
}
write typed.ts '(books: number)'
write untyped.ts 'books'
for file in typed untyped; do
  npx tsc --noEmit --strict $file.ts && echo "$file: no error of TypeScript"
  if npx ts-json-schema-generator --path $file.ts --type Room >schema.json 2>error.txt; then
    echo "$file: $(node -p "JSON.parse(require('fs').readFileSync('schema.json')).definitions.Room.properties.shelf.enum.join(', ')")"
  else
    echo "$file: $(grep -m 1 Error error.txt)"
  fi
done | tee seen.txt
cat >expected.txt <<'TXT'
typed: no error of TypeScript
typed: top, low
untyped: no error of TypeScript
untyped: TypeError: Invalid value used as weak map key
TXT
diff expected.txt seen.txt
