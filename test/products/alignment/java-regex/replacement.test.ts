import { expect, test } from 'vitest'
import { expandReplacement, readReplacement } from '../../../../src/products/alignment/java-regex/replacement.ts'
import { translateJavaRegex } from '../../../../src/products/alignment/java-regex/translate.ts'

function replace(java: string, replacement: string, text: string): string {
  const regex = translateJavaRegex(java)
  const parts = readReplacement(replacement, regex)
  return text.replace(new RegExp(regex.source, 'gv'), (whole, ...rest: unknown[]) =>
    expandReplacement(parts, whole, (typeof rest.at(-1) === 'object' ? rest.at(-1) : {}) as Record<string, string>),
  )
}

test.each([
  ['(a)(b)?', '[$1$2]', 'ab a', '[ab] [a]'],
  ['(a)', '$12', 'a', 'a2'],
  ['(?<x>a)', '${x}${x}', 'a', 'aa'],
  ['a', '<$0>', 'a', '<a>'],
  ['a', String.raw`\$\\`, 'a', String.raw`$\ `.trim()],
  ['(a++)b', '$1', 'aab', 'aa'],
  ['a', '', 'bab', 'bb'],
])('replaces %s by %s in %s', (java, replacement, text, replaced) => {
  expect(replace(java, replacement, text)).toBe(replaced)
})

test.each([
  ['a', '$1', '$1 names no group'],
  ['a', '${x}', '${x} names no group'],
  ['a', '5 $', 'names no group; write \\$'],
  ['a', '\\', 'ends in \\'],
])('refuses %s by %s', (java, replacement, reason) => {
  expect(() => readReplacement(replacement, translateJavaRegex(java))).toThrow(reason)
})
