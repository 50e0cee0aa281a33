import { describe, expect, test } from 'vitest'
import { parseAlignmentConfiguration, rulesFor } from '../../../src/products/alignment/configuration.ts'
import { defaultConfiguration } from '../../../src/products/alignment/default-configuration.ts'
import { decideBreak, replaceByRules } from '../../../src/products/alignment/rules.ts'

const shipped = rulesFor(defaultConfiguration(), 'en')
const normalise = (text: string) =>
  replaceByRules(
    text,
    shipped.flatMap(({ normalize }) => normalize),
  )
const repair = (text: string) =>
  replaceByRules(
    text,
    shipped.flatMap(rules => rules.repair),
  )

describe('each of the shipped rules acts', () => {
  test.each([
    ['\ufb00', 'oﬀ', 'off'],
    ['\ufb01', 'ﬁ rst ﬁfth', 'first fifth'],
    ['\ufb02', 'ﬂ ow', 'flow'],
    ['\ufb03', 'oﬃce', 'office'],
    ['\ufb04', 'baﬄe', 'baffle'],
    ['\ufb05', 'Faﬅ', 'Fast'],
    ['\ufb06', 'fiﬆ', 'fist'],
    ['quotes', '“a”', '"a"'],
    ['apostrophes', 'it’s ´', "it's '"],
    ['ellipsis', 'a…', 'a...'],
    ['dash', '1–2', '1-2'],
    ['\ufb1d', '\ufb1d', '!'],
    ['no-break space', 'a\u00a0b', 'a b'],
  ])('normalize %s', (_, text, normal) => {
    expect(normalise(text)).toBe(normal)
  })

  test.each([
    ['a , b ) c ] d ;', 'a, b) c] d;'],
    ['( a [ b ([ c', '(a [b ([c'],
    ['the end .', 'the end.'],
    ['and .. .', 'and.. .'],
  ])('repair %s', (text, repaired) => {
    expect(repair(text)).toBe(repaired)
  })

  test.each<[string, string, string]>([
    ['and so,', 'he went', ' '],
    ['Smith &', 'sons', ' '],
    ['as follows:', 'one', ' '],
    ['well-', 'known fact', ''],
    ['he went', 'home', ' '],
    ['by John, B', '7', ' '],
    ['it was sent to', '17 others', ' '],
  ])('join_words: %s | %s', (left, right, glue) => {
    expect(decideBreak(left, right, shipped)).toEqual({ type: 'join', glue })
  })

  test.each([
    ['He went', 'Home again'],
    ['He went', '12 Angry men'],
    ['Did he?', 'he did'],
    ['"Did he?"', 'he did'],
    ['Never!', 'he said'],
    ['He went.', 'then he came'],
    ['the following', '• one'],
  ])('absolute_eof: %s | %s', (left, right) => {
    expect(decideBreak(left, right, shipped)).toEqual({ type: 'end' })
  })

  test('and say nothing of other breaks', () => {
    expect(decideBreak('in (1999)', 'many', shipped)).toBeUndefined()
  })
})

describe('rules that PDFExtract reads and does not use', () => {
  const json = JSON.stringify({
    language: [
      { name: 'common', config: { join_words: [['.*a$', '', ' ']], normalize: [['b', 'c']] } },
      {
        name: 'de',
        config: {
          join_words: [['.*Haupt$', '^satz.*', '']],
          absolute_eof: [['.*a$', '^Ende$']],
          normalize: [
            ['x', ''],
            ['\u00a0', ''],
            ['c', 'd'],
          ],
        },
      },
    ],
  })
  const german = rulesFor(parseAlignmentConfiguration(json, 'rules.json'), 'de')

  test('those of a language act, behind the common ones', () => {
    expect(decideBreak('Haupt', 'satz', german)).toEqual({ type: 'join', glue: '' })
    expect(
      replaceByRules(
        'b',
        german.flatMap(({ normalize }) => normalize),
      ),
    ).toBe('d')
    expect(decideBreak('Haupt', 'satz', german.slice(0, 1))).toBeUndefined()
  })

  test('the end of a sentence goes before a join', () => {
    expect(decideBreak('da', 'Ende', german)).toEqual({ type: 'end' })
    expect(decideBreak('da', 'Endes', german)).toEqual({ type: 'join', glue: ' ' })
  })

  test('empty replacements act, and glue no words at strange blanks', () => {
    expect(
      replaceByRules(
        'a x\u00a0\u2003e',
        german.flatMap(({ normalize }) => normalize),
      ),
    ).toBe('a e')
  })
})

test('a side of a break is matched as a whole, as Java does', () => {
  const json = '{"language": [{"name": "common", "config": {"absolute_eof": [["end", "a|b"]]}}]}'
  const rules = rulesFor(parseAlignmentConfiguration(json, 'x'), 'en')
  expect(decideBreak('end', 'a', rules)).toEqual({ type: 'end' })
  expect(decideBreak('the end', 'a', rules)).toBeUndefined()
  expect(decideBreak('end', 'ab', rules)).toBeUndefined()
})

test('long texts without an end are decided at once', () => {
  const text = 'a, b: c '.repeat(20_000)
  const started = process.cpuUsage()
  expect(decideBreak(text, text, shipped)).toBeUndefined()
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
})
