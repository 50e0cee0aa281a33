import { expect, test } from 'vitest'
import { simplifyLatex, unescapeAddress } from '../../../../src/read/bibliography/latex/simplify-latex.ts'

const simplify = (value: string) => simplifyLatex(value, name => name === 'emph')

test.each([
  ['letters', String.raw`{\AA}ngstr\"om, \aa, {\S} 3, \P, \dag`, 'Ångström, å, {§} 3, ¶, †'],
  [
    'accents over letters without dot',
    String.raw`Mart{\'\i}nez, Garc{\'{\i}}a, \"{\i}, \v\j`,
    'Martínez, García, ï, ǰ',
  ],
  [
    'accents in names',
    String.raw`{\'E}mile, {\"O}zt{\"u}rk, \c{S}ule, \k a, \textcommabelow{s}`,
    'Émile, Öztürk, Şule, ą, ș',
  ],
  ['braces of arguments, which stay', String.raw`\emph{{\'E}} and \emph{\'E}`, String.raw`\emph{É} and \emph{É}`],
  ['money', String.raw`\pounds 5, {\euro}6`, '£5, {€}6'],
  ['names of programs', String.raw`\TeX{} and \LaTeX\ of old`, 'TeX and LaTeX of old'],
  ['blanks', String.raw`J.\,R., a\;b, 50\ \%`, String.raw`J. R., a b, 50 \%`],
  ['places to break', String.raw`co\-operation, shelf\/ful, Prof.\@`, 'cooperation, shelfful, Prof.'],
  ['commands around text', String.raw`\mbox{Stones} \underline{of} \uppercase{iron}`, '{Stones} {of} IRON'],
  ['small letters', String.raw`\MakeLowercase{NASA} \lowercase{Iron}`, 'nasa iron'],
  [
    'quotes',
    "`Small' words of O'Brien and `the dog's' tail, ``large''",
    "‘Small’ words of O'Brien and ‘the dog's’ tail, ``large''",
  ],
  ['exponents', '$O(n^2)$, $x_i^{10}$', '$O(n^{2})$, $x_{i}^{10}$'],
  ['functions', String.raw`$n \log n$, $\log(n)$, $\sin\alpha$`, '$n log n$, $log(n)$, $sin α$'],
  ['signs of mathematics', String.raw`$\alpha \leq \beta \to \infty$`, '$α ≤ β → ∞$'],
  ['fractions and roots', String.raw`$\frac{1}{2}$, $\sqrt{n}$`, '$1/2$, $√n$'],
  ['keys for sorting', String.raw`\noopsort{a}Zebra`, 'Zebra'],
  ['an unknown command with an argument', String.raw`\unheard{of} and \unseen`, String.raw`{of} and \unseen`],
  ['an accent over nothing', String.raw`\'{}a`, 'a'],
])('%s', (_, latex, text) => {
  expect(simplify(latex)).toBe(text)
})

test('addresses lose the escapes of LaTeX and nothing else', () => {
  expect(unescapeAddress(String.raw`10.1007/a\_b{\_}c\%d`)).toBe('10.1007/a_b_c%d')
  expect(unescapeAddress(String.raw`https://x.org/\~{}lee`)).toBe('https://x.org/~lee')
  expect(unescapeAddress('10.1002/(SICI)1097<1::AID>3.0.CO;2-#')).toBe('10.1002/(SICI)1097<1::AID>3.0.CO;2-#')
})
