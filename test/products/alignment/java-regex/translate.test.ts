import { describe, expect, test } from 'vitest'
import { translateJavaRegex } from '../../../../src/products/alignment/java-regex/translate.ts'

/** What an expression of Java finds in a text, one after the other. */
function find(java: string, text: string): string[] {
  return [...text.matchAll(new RegExp(translateJavaRegex(java).source, 'gv'))].map(match => match[0])
}

describe('finds what Java finds', () => {
  test.each<[string, string, string[]]>([
    // Escapes that Java allows before any sign.
    [String.raw`[\,\&\;\:]`, 'a, b & c', [',', '&']],
    [String.raw`\"\-\!\<`, '"-!<', ['"-!<']],
    [String.raw`\t\n\x41\x{1F600}\u00e9\0101\cA`, '\t\nA😀éA\u0001', ['\t\nA😀éA\u0001']],
    [String.raw`\ud83d\ude00`, '😀', ['😀']],
    [String.raw`\Qa.b\E+c`, 'a.bbc axbc', ['a.bbc']],
    // Possessive quantifiers and atomic groups give nothing back.
    ['a*+a', 'aaa', []],
    ['a++b', 'aaab', ['aaab']],
    ['(?>a|ab)c', 'abc ac', ['ac']],
    ['a{2,3}+b', 'aaab', ['aaab']],
    ['(?:(a)|b)++c', 'abac', ['abac']],
    // Lazy ones do.
    ['a+?', 'aa', ['a', 'a']],
    // Classes.
    ['[a-z&&[^aeiou]]+', 'hello', ['h', 'll']],
    ['[a-c[x-z]]+', 'abxyd', ['abxy']],
    ['[]a]', ']a', [']', 'a']],
    ['[^]a]', ']ab', ['b']],
    [String.raw`[\w.-]+`, 'a.b-c_d é', ['a.b-c_d']],
    [String.raw`[a\Q-]\E]+`, 'a-]', ['a-]']],
    [String.raw`\p{Punct}+`, 'a,b!«', [',', '!']],
    [String.raw`\p{Lower}\p{Upper}`, 'aB éÉ', ['aB']],
    [String.raw`\p{Alpha}\p{Digit}\p{Alnum}\p{XDigit}\p{Blank}`, 'a1bF ', ['a1bF ']],
    [String.raw`\p{Lu}\pL\P{L}\p{IsGreek}\p{script=Cyrillic}\p{IsAlphabetic}`, 'Éa1αбz', ['Éa1αбz']],
    [String.raw`\p{javaUpperCase}\p{javaWhitespace}\p{L1}\p{all}`, 'É éx', ['É éx']],
    // Without (?U) the short names are ASCII, with it they are not.
    [String.raw`\s`, 'a\u00a0b c', [' ']],
    [String.raw`(?U)\s`, 'a\u00a0b', ['\u00a0']],
    [String.raw`\w+`, 'aé', ['a']],
    [String.raw`(?U)\w+`, 'aé', ['aé']],
    [String.raw`\h\v?\R`, '\u00a0\n\r\n', ['\u00a0\n\r\n']],
    [String.raw`\D\S\W`, 'ab!', ['ab!']],
    // Words of \b have letters of every script.
    [String.raw`\bé\b`, 'é éa', ['é']],
    [String.raw`\Bb`, 'ab b', ['b']],
    // Flags, also for a part alone.
    ['(?i)ab', 'AB aB', ['AB', 'aB']],
    ['(?i)é', 'É', []],
    ['(?iu)é', 'É', ['É']],
    ['a(?i)b|c', 'aB C', ['aB', 'C']],
    ['(?:a(?i)b)c', 'aBc aBC', ['aBc']],
    ['(?i:a)b', 'Ab AB', ['Ab']],
    ['(?i)a(?-i)b', 'Ab AB', ['Ab']],
    ['(?i)[a-c]+[^d]', 'ABx', ['ABx']],
    [String.raw`(?i)\p{Lower}\p{Lu}`, 'Ab', ['Ab']],
    ['(?x) a b # not c\n c', 'abc', ['abc']],
    ['(?s)a.b', 'a\nb', ['a\nb']],
    ['a.b', 'a\u0085b axb', ['axb']],
    ['(?d)a.b', 'a\u0085b a\nb', ['a\u0085b']],
    ['(?m)^b$', 'a\nb\nc', ['b']],
    ['b$', 'b\n', ['b']],
    [String.raw`\Ab\Z`, 'b\n', ['b']],
    [String.raw`b\z`, 'b\n', []],
    // Groups.
    [String.raw`(a)(?<n>b)\1\k<n>`, 'abab', ['abab']],
    [String.raw`(a)\11`, 'aa1', ['aa1']],
    ['(?<!x)a(?=b)(?!bc)', 'xab abc abd', ['a']],
    ['(?<=a|bc)d', 'ad bcd cd', ['d', 'd']],
    ['^*ab', 'ab', ['ab']],
  ])('%s in %j', (java, text, found) => {
    expect(find(java, text)).toEqual(found)
  })
})

test.each([
  ['(a', 'a group is not closed by )'],
  ['a)', 'a ) has no ( before it'],
  ['[a', 'a class is not closed by ]'],
  ['*a', 'there is nothing before * to be repeated'],
  ['{2}', 'there is nothing before { to be repeated'],
  ['[b-a]', 'the range b-a is empty'],
  ['a\\', 'it ends too early'],
  [String.raw`\y`, String.raw`\y cannot be translated`],
  [String.raw`\G`, String.raw`\G cannot be translated`],
  [String.raw`\X`, String.raw`\X cannot be translated`],
  [String.raw`\N{DIGIT ONE}`, String.raw`\N cannot be translated`],
  [String.raw`[\b]`, String.raw`\b has no meaning in a class`],
  [String.raw`\p{InGreek}`, 'names a block of Unicode'],
  [String.raw`\p{block=Greek}`, 'names a block of Unicode'],
  [String.raw`\p{Nonsense}`, String.raw`there is no class \p{Nonsense}`],
  [String.raw`\2(a)`, String.raw`\2 refers to no group before it`],
  [String.raw`\k<n>`, String.raw`\n refers to no group before it`],
  [String.raw`(?i)(a)\1`, String.raw`\1 refers to a group under (?i)`],
  ['(?<n>a)(?<n>b)', 'two groups are called n'],
  ['(?<=a*+)b', 'is in a lookbehind'],
  ['(?q)a', 'there is no flag q'],
  ['(?#a)', '(?#a begins no group'],
])('refuses %s', (java, reason) => {
  expect(() => translateJavaRegex(java)).toThrow(expect.objectContaining({ message: expect.stringContaining(reason) }))
})
