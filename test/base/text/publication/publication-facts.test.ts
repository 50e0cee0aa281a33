import { describe, expect, test } from 'vitest'
import { readPublicationFacts } from '../../../../src/base/text/publication/publication-facts.ts'

/** `field value`, of each field the first. */
function facts(text: string): string[] {
  const first = new Map<string, string>()
  for (const { field, value } of readPublicationFacts(text)) if (!first.has(field)) first.set(field, value)
  return [...first].map(([field, value]) => `${field} ${value}`)
}

describe('readPublicationFacts', () => {
  test.each([
    [
      'Proceedings of the 9th Meeting on Invented Birds, pages 88-89, Low Fen, 3–5 January 2012. ©2012 The Meeting',
      [
        'copyright © 2012 The Meeting',
        'date 2012',
        'volume-title Proceedings of the 9th Meeting on Invented Birds',
        'first-page 88',
        'last-page 89',
      ],
    ],
    [
      'Annals of Provincial Crafts 12 (1998), 217–219',
      ['journal Annals of Provincial Crafts', 'volume 12', 'date 1998', 'first-page 217', 'last-page 219'],
    ],
    [
      'Rope Research, 2018, 25(4), 409–19 doi: 10.1000/rope.(4)12.',
      [
        'doi 10.1000/rope.(4)12',
        'journal Rope Research',
        'volume 25',
        'issue 4',
        'date 2018',
        'first-page 409',
        'last-page 419',
      ],
    ],
    [
      'Cite as: Doe J. Ropes in vitro Study. Int J Rope 2015;8(2):99-101.',
      ['journal Int J Rope', 'volume 8', 'issue 2', 'date 2015', 'first-page 99', 'last-page 101'],
    ],
    [
      'J. Clin. Rope., 46, 52–59, January 2010',
      ['journal J. Clin. Rope.', 'volume 46', 'date 2010', 'first-page 52', 'last-page 59'],
    ],
    [
      'Old Rope Publishing Corporation Rope Reports Volume 2016, Article ID 6384697, 3 pages',
      ['journal Rope Reports', 'volume 2016', 'article-number 6384697', 'publisher Old Rope Publishing Corporation'],
    ],
    [
      'Journal of Rope Vol.9. No.3. pp: 177-186',
      ['journal Journal of Rope', 'volume 9', 'issue 3', 'first-page 177', 'last-page 186'],
    ],
    ['Journal of Rope', ['journal Journal of Rope']],
    [
      'Revista de Cuerdas, vol. 9, núm. 3, págs. 177-186',
      ['journal Revista de Cuerdas', 'volume 9', 'issue 3', 'first-page 177', 'last-page 186'],
    ],
    [
      'Часопис, књ. 9, бр. 3, стр. 177–186',
      ['journal Часопис', 'volume 9', 'issue 3', 'first-page 177', 'last-page 186'],
    ],
    [
      'Glasnik, knj. 12, br. 1–2, str. 5–9',
      ['journal Glasnik', 'volume 12', 'issue 1–2', 'first-page 5', 'last-page 9'],
    ],
    [
      'Received: 13 April 2015 / Received in revised form: 28 May 2015 / Accepted: 31 May 2015 / Published online: 20 June 2015',
      ['revised 2015-05-28', 'received 2015-04-13', 'accepted 2015-05-31', 'date 2015-06-20'],
    ],
    ['Submissão: 14/10/2020 Aceite: 3/12/2021', ['received 2020-10-14', 'accepted 2021-12-03']],
    ['Ricevuto il 3 maggio 2018, accettato il 4 giugno 2018', ['received 2018-05-03', 'accepted 2018-06-04']],
    ['Поступила в редакцию 3 мая 2018, принята к печати 4 июня 2018', ['received 2018-05-03', 'accepted 2018-06-04']],
    ['arXiv:1706.03762v5 [cs.CL] 6 Dec 2017', ['arxiv 1706.03762v5']],
  ])('reads %s', (text, expected) => {
    expect(facts(text)).toEqual(expected)
  })

  test.each([
    ['distributed under the Creative Commons Attribution-NonCommercial 4.0 License', 'by-nc/4.0'],
    ['(http://creativecommons.org/licenses/by/4.0/), which', 'by/4.0'],
    ['licence CC BY-NC-ND 3.0', 'by-nc-nd/3.0'],
  ])('names the licence of %s by its URL', (text, path) => {
    expect(facts(text)).toEqual([`licence https://creativecommons.org/licenses/${path}/`])
  })

  test('leaves a licence without version a name', () => {
    expect(facts('under the Creative Commons Attribution License, which permits')).toEqual(['licence CC BY'])
  })

  test.each([
    'We received 12 letters in 2014.',
    'Preprint submitted to Journal of Invented Materials March 3, 2019',
    'Issue 3 of the debate',
    'as shown in 12 (see p. 4)',
    'Corresponding author: a@b.example, Tel. +49 2015 12 345',
    'copyright is a right',
    'pages 19-12',
    'THE EVENING GAZETTE No. 1247',
  ])('takes nothing from %s', text => {
    expect(facts(text)).toEqual([])
  })
})
