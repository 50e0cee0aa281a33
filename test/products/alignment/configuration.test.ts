import { describe, expect, test } from 'vitest'
import { parseAlignmentConfiguration, rulesFor } from '../../../src/products/alignment/configuration.ts'
import { decideBreak, replaceByRules } from '../../../src/products/alignment/rules.ts'
import type { Diagnostic } from '../../../src/base/diagnostics.ts'

/** A configuration with these rules for English. */
function english(config: object) {
  return parseAlignmentConfiguration(JSON.stringify({ language: [{ name: 'en', config }] }), 'rules.json')
}

test('reads what PDFExtract.json holds, a comma too many included', () => {
  const json = `\uFEFF{
    "script" : { "sentence_join" : "/join.py", "kenlm_path" : "/kenlm/bin", },
    "language" : [
      { "name" : "common", "config" : {
        "join_words" : [ [".*,$", "", " "], [",}", ",]", ""], ],
        "absolute_eof" : [ [".*\\\\.$", ""] ],
        "normalize" : [ ["[“”]", "\\""], ],
        "repair" : [ ["\\\\s(\\\\,)", "$1"] ]
      } },
      { "name" : "en", "config" : { "sentencejoin_model" : "/models/en", "normalize" : [] } }
    ]
  }`
  const configuration = parseAlignmentConfiguration(json, 'PDFExtract.json')
  expect(configuration).toMatchObject({ sentenceJoin: '/join.py', kenlmPath: '/kenlm/bin' })
  const [common, own] = rulesFor(configuration, 'en')
  expect(own?.sentenceJoinModel).toBe('/models/en')
  expect([common?.joinWords.length, common?.absoluteEof.length]).toEqual([2, 1])
  // A comma in a text is none too many.
  expect(decideBreak(',}', ',]', [common ?? never()])).toEqual({ type: 'join', glue: '' })
  expect(replaceByRules('“a” ,', [...(common?.normalize ?? []), ...(common?.repair ?? [])])).toBe('"a",')
})

function never(): never {
  throw new Error('there are no such rules')
}

test.each([
  ['sr-Cyrl', 1],
  ['sr-Latn', 1],
  ['de', 0],
])('has for %s the rules of sr: %d', (language, count) => {
  const json = '{"language": [{"name": "sr", "config": {}}]}'
  expect(rulesFor(parseAlignmentConfiguration(json, 'x'), language).length).toBe(count)
})

test('warns of unknown keys', () => {
  const told: Diagnostic[] = []
  const json = '{"language": [{"name": "en", "config": {"join_word": []}}], "more": 1}'
  parseAlignmentConfiguration(json, 'rules.json', diagnostic => told.push(diagnostic))
  expect(told.map(({ message }) => message)).toEqual([
    'rules.json: the file: the key more is unknown; expected script, language',
    expect.stringContaining('rules.json: language en: the key join_word is unknown; expected'),
  ])
})

test('passes over rules that delete every blank, with a warning', () => {
  const told: Diagnostic[] = []
  const rules = {
    normalize: [
      [' ', ''],
      ['–', '-'],
    ],
    repair: [['\\s+', '']],
  }
  const json = JSON.stringify({ language: [{ name: 'en', config: rules }] })
  const [own] = rulesFor(
    parseAlignmentConfiguration(json, 'rules.json', diagnostic => told.push(diagnostic)),
    'en',
  )
  const all = [...(own?.normalize ?? []), ...(own?.repair ?? [])]
  expect(replaceByRules('Airbus A300 – a planet', all)).toBe('Airbus A300 - a planet')
  expect(told.map(({ message }) => message)).toEqual([
    'rules.json: language en, normalize rule 1: it would delete every blank, and is ignored',
    'rules.json: language en, repair rule 1: it would delete every blank, and is ignored',
  ])
})

describe('names the rule that cannot be', () => {
  test('also where it is too long to be run', () => {
    const rule = () => english({ repair: [[`a|${'x'.repeat(500_000)}`, '']] })
    expect(rule).toThrow(expect.objectContaining({ code: 'E_ALIGN_CONFIGURATION' }))
    expect(rule).toThrow(/too long/)
    expect(() => english({ repair: [['['.repeat(100_000), '']] })).toThrow(
      /repair rule 1: its expression is nested too deep/,
    )
  })

  test.each<[object, string]>([
    [
      {
        normalize: [
          ['a', 'b'],
          ['(a', 'b'],
        ],
      },
      'language en, normalize rule 2 ["(a","b"]: a group is not closed by )',
    ],
    [{ normalize: [['', 'b']] }, 'language en, normalize rule 1 ["","b"]: it searches for nothing'],
    [{ repair: [['a', '$1']] }, 'language en, repair rule 1 ["a","$1"]: $1 names no group'],
    [{ join_words: [['a', 'b']] }, 'language en, join_words rule 1: expected a list of 3 texts'],
    [{ join_words: [['', '', ' ']] }, 'language en, join_words rule 1 ["",""," "]: both of its sides are empty'],
    [
      { absolute_eof: [['a', String.raw`\p{InGreek}`]] },
      'absolute_eof rule 1 ["a","\\\\p{InGreek}"]: \\p{InGreek} names a block',
    ],
    [{ absolute_eof: [['a', 1]] }, 'language en, absolute_eof rule 1: expected a list of 2 texts'],
    [{ normalize: 'a' }, 'language en, normalize: expected a list'],
    [{ sentencejoin_model: 1 }, 'language en, sentencejoin_model: expected a text'],
  ])('%j', (config, message) => {
    expect(() => english(config)).toThrow(
      expect.objectContaining({ code: 'E_ALIGN_CONFIGURATION', message: expect.stringContaining(`rules.json: `) }),
    )
    expect(() => english(config)).toThrow(message)
  })

  test.each([
    ['{', 'rules.json: it is not JSON'],
    ['[]', 'rules.json: the file: expected an object'],
    ['{"language": [{"config": {}}]}', 'rules.json: language: name is missing'],
  ])('%s', (json, message) => {
    expect(() => parseAlignmentConfiguration(json, 'rules.json')).toThrow(message)
  })
})
