#!/usr/bin/env bash
# mathml-to-latex 1.8.0, on MathML written by KaTeX 0.19.1.
#
# `<mi>` with several letters is one name, set upright: `sin`, `log`, `lim`. MathML Core, and every program that writes MathML from
# LaTeX, has `\sin` as `<mi>sin</mi>`.
#
# Guessed: the name becomes `\sin` again, or `\operatorname{…}` where LaTeX has no command for it.
# Seen:    it becomes `sin`: three italic variables s, i and n that are multiplied, so that a round trip changes what the formula says.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mathml-to-latex@1.8.0 katex@0.19.1
cat >functions.mjs <<'JS'
import katex from 'katex'
import { MathMLToLaTeX } from 'mathml-to-latex'
for (const latex of ['\\sin x', '\\operatorname{rank} A']) {
  const mathml = katex.renderToString(latex, { output: 'mathml' }).match(/<mrow>.*<\/mrow>/s)[0]
  console.log(latex, '=>', MathMLToLaTeX.convert(`<math>${mathml}</math>`))
}
JS
node functions.mjs | tee seen.txt
cat >expected.txt <<'TXT'
\sin x => sin x
\operatorname{rank} A => rank A
TXT
diff expected.txt seen.txt
