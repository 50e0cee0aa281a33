import { expect, test } from 'vitest'
import { readTags } from '../../../../src/products/recipes/corpora/read-tags.ts'

test('CoNLL-U: lemma, part of speech and features; a multiword token is one word, an empty node none', () => {
  const text = [
    '# newdoc id = lake-2',
    '# sent_id = lake-2-s7',
    '# text = We don’t.',
    '1\tWe\twe\tPRON\tPRP\tNumber=Plur\t_\t_\t_\t_',
    '2-3\tdon’t\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No',
    '2\tdo\tdo\tAUX\tVB\t_\t_\t_\t_\t_',
    '3\tn’t\tnot\tPART\tRB\tPolarity=Neg\t_\t_\t_\t_',
    '3.1\tgo\tgo\tVERB\t_\t_\t_\t_\t_\t_',
    '4\t.\t.\t_\tSENT\t_\t_\t_\t_\t_',
    '',
  ].join('\n')
  expect([...readTags(text)]).toEqual([
    [
      's7',
      [
        { form: 'We', tags: { lemma: 'we', pos: 'PRON', msd: 'Number=Plur' } },
        { form: 'don’t', tags: { lemma: 'do not', pos: 'AUX PART', msd: 'VB Polarity=Neg' } },
        { form: '.', tags: { lemma: '.', pos: 'SENT' } },
      ],
    ],
  ])
})

test('the vertical format as TreeTagger fills it', () => {
  const text =
    '<doc id="a">\n<s id="s3" page="1">\nLakes\tNNS\tlake\n&amp;\tCC\t&amp;\nXiq\tNP\t<unknown>\n<g/>\n</s>\n</doc>\n'
  expect([...readTags(text)]).toEqual([
    [
      's3',
      [
        { form: 'Lakes', tags: { lemma: 'lake', pos: 'NNS' } },
        { form: '&', tags: { lemma: '&', pos: 'CC' } },
        { form: 'Xiq', tags: { pos: 'NP' } },
      ],
    ],
  ])
})

test('a table of words by the names of its columns, with ids of sentences or of words', () => {
  const words = readTags('pos\tid\tword\tlemma\nNOUN\ts4.1\tLakes\tlake\nVERB\ts4.2\trest\t_\n')
  expect([...words]).toEqual([
    [
      's4',
      [
        { form: 'Lakes', tags: { lemma: 'lake', pos: 'NOUN' } },
        { form: 'rest', tags: { pos: 'VERB' } },
      ],
    ],
  ])
})

test('other texts are refused', () => {
  expect(() => readTags('Lakes rest.\n')).toThrow(/no tagged sentences/u)
})
