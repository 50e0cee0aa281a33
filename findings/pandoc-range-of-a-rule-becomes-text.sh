#!/usr/bin/env bash
# pandoc 3.9, as pandoc-wasm 1.1.0 has it.
#
# A table with a rule under some of its columns, as LaTeX (`\cline{2-3}`) and booktabs (`\cmidrule{2-3}`) draw it. The row below the rule
# begins with an empty cell, or with a name.
#
# Guessed: both rules are skipped, or become lines; they print nothing.
# Seen:    the range of the rule is in the first cell of the next row, before its text where it has one, and there is no warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pandoc-wasm@1.1.0
cat >read.mjs <<'JS'
import { convert } from 'pandoc-wasm'

const table = (rule, first) => String.raw`\begin{tabular}{lcc}
Lake & \multicolumn{2}{c}{Depth} \\
${rule}
${first} & spring & autumn \\
North & 3 & 4 \\
\end{tabular}`

for (const rule of [String.raw`\cline{2-3}`, String.raw`\cmidrule{2-3}`]) {
  for (const first of ['', 'name']) {
    const { stdout, warnings } = await convert({ from: 'latex', to: 'html' }, table(rule, first), {})
    const cells = [...stdout.matchAll(/<t[dh](?: [^>]*)?>(.*?)<\/t[dh]>/gs)].map(([, text]) => text.replace(/<[^>]*>/g, ''))
    console.log(rule, JSON.stringify(cells.slice(2, 5)), 'warnings:', warnings.length)
  }
}
JS
node read.mjs | tee seen.txt
cat >expected.txt <<'TXT'
\cline{2-3} ["2-3","spring","autumn"] warnings: 0
\cline{2-3} ["2-3 name","spring","autumn"] warnings: 0
\cmidrule{2-3} ["2-3","spring","autumn"] warnings: 0
\cmidrule{2-3} ["2-3 name","spring","autumn"] warnings: 0
TXT
diff expected.txt seen.txt
