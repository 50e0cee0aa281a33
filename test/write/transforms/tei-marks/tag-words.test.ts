import { expect, test } from 'vitest'
import { type TaggedWord, tagWords } from '../../../../src/write/transforms/tei-marks/tag-words.ts'

const word = (form: string, pos: string): TaggedWord => ({ form, tags: { pos, lemma: form.toLowerCase() } })

const SENTENCE =
  '<s xml:id="s1"><w xml:id="s1.1">Rivers</w> <w xml:id="s1.2" join="right">don’t</w><pc xml:id="s1.3" join="left">.</pc></s>'

test('words have their tags, and nothing else changes', () => {
  const { tei, words, placed } = tagWords(
    SENTENCE,
    new Map([['s1', [word('Rivers', 'NOUN'), word('don’t', 'X'), word('.', 'PUNCT')]]]),
  )
  expect(tei).toBe(
    '<s xml:id="s1"><w xml:id="s1.1" lemma="rivers" pos="NOUN">Rivers</w> ' +
      '<w xml:id="s1.2" join="right" lemma="don’t" pos="X">don’t</w><pc xml:id="s1.3" join="left" lemma="." pos="PUNCT">.</pc></s>',
  )
  expect([words, placed]).toEqual([3, 3])
})

test('a word that a tagger divides has the tags of its parts, and one of two parts those of the whole', () => {
  const divided = new Map([
    ['s1', [word('Rivers', 'NOUN'), word('do', 'AUX'), word('n’t', 'PART'), word('.', 'PUNCT')]],
  ])
  expect(tagWords(SENTENCE, divided).tei).toContain('lemma="do n’t" pos="AUX PART">don’t</w>')
  const parts = '<s xml:id="s2"><hi rend="bold"><w join="right">Ri</w></hi><w join="left">ver</w></s>'
  expect(tagWords(parts, new Map([['s2', [word('River', 'NOUN')]]])).tei.match(/pos="NOUN"/gu)).toHaveLength(2)
})

test('tags of an earlier run are replaced, and signs of XML are escaped', () => {
  const once = tagWords(SENTENCE, new Map([['s1', [word('Rivers', 'A')]]])).tei
  const twice = tagWords(once, new Map([['s1', [{ form: 'Rivers', tags: { pos: 'B"<&' } }]]])).tei
  expect(twice).toContain('<w xml:id="s1.1" pos="B&quot;&lt;&amp;">Rivers</w>')
})

test('a formula is whatever stands for it, and the words of a note belong to the note', () => {
  const tei =
    '<s xml:id="s1"><w>Let</w> <formula notation="tex">x^{2}</formula> <w>rise</w>' +
    '<note><s xml:id="s2"><w>Seen</w></s></note> <w>here</w></s>'
  const {
    placed,
    different,
    tei: tagged,
  } = tagWords(
    tei,
    new Map([
      ['s1', [word('Let', 'V'), word('x²', 'SYM'), word('rise', 'V'), word('here', 'ADV')]],
      ['s2', [word('Seen', 'V')]],
    ]),
  )
  expect([placed, different]).toEqual([5, []])
  expect(tagged).toContain('<w lemma="seen" pos="V">Seen</w></s></note> <w lemma="here" pos="ADV">here</w>')
})

test('words that the TEI does not have are told, and those before them have their tags', () => {
  const tagged = new Map([
    ['s1', [word('Rivers', 'NOUN'), word('do', 'AUX'), word('rest', 'VERB')]],
    ['s9', [word('Lost', 'VERB')]],
  ])
  const { words, placed, missing, different } = tagWords(SENTENCE, tagged)
  expect({ words, placed, missing, different }).toEqual({ words: 4, placed: 2, missing: ['s9'], different: ['s1'] })
})

test('a TEI without sentences or words is refused with what to do', () => {
  expect(() => tagWords('<p>Rivers rest.</p>', new Map())).toThrow(/--sentences --tokens/u)
  expect(() => tagWords('<s xml:id="s1">Rivers</s>', new Map())).toThrow(/no words/u)
})
