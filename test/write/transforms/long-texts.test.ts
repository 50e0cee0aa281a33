import { expect, test } from 'vitest'
import { splitSentences } from '../../../src/base/text/sentences/sentence.ts'
import { transformToSentences } from '../../../src/write/transforms/sentences.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../src/write/transforms/validate.ts'

/** More characters than one call of a function may take as arguments. */
const LONG = 150_000

const TEXT = 'More than one call may hold, di\u00advided. '.repeat(LONG / 35)

/** A paper with the text wherever a long one may be. */
const PAPERS: Readonly<Record<string, (text: string) => string>> = {
  title: text => article(`<firstpageheader><title>${text}</title></firstpageheader>`, ''),
  abstract: text => article(`<firstpageheader/><abstract>${text}</abstract>`, ''),
  heading: text => article('', `<section title="${text}" number="1"><p>Text.</p></section>`),
  paragraph: text => article('', `<section title="A" number="1"><p>${text}</p></section>`),
  note: text =>
    article('', `<section title="A" number="1"><p>Text<footnote label="1">${text}</footnote></p></section>`),
  caption: text => article('', `<section title="A" number="1"><figure caption="${text}"/></section>`),
  cell: text => article('', `<section title="A" number="1"><table><tr><td><p>${text}</p></td></tr></table></section>`),
  reference: text => article('', `<references><p>${text}</p></references>`),
  doubt: text => article('', `<section title="A" number="1"><doubt>${text}</doubt></section>`),
}

function article(header: string, body: string): string {
  return `<article><header>${header}</header><body>${body}</body></article>`
}

test.each(Object.entries(PAPERS))(
  'a %s longer than the arguments of a function is in TEI and in the table of sentences',
  async (_place, toXml) => {
    const words = TEXT.replaceAll('\u00ad', '').trim()
    for (const flavour of ['default', 'grobid'] as const) {
      expect((await transformToTei(toXml(TEXT), { flavour })).includes(words)).toBe(true)
    }
    const sentences = await transformToSentences(toXml(TEXT), { splitSentences })
    expect(sentences.text.includes(words)).toBe(true)
    expect(sentences.rows.reduce((length, row) => length + row.length + 1, 0)).toBeGreaterThanOrEqual(words.length)
  },
)

test('an affiliation with a word as long as a page is written once for two authors', async () => {
  const word = `H${'a'.repeat(20_000)}rbour`
  const author = (name: string) => `<author surname="${name}" givenname="Ada"><org name="${word}"/></author>`
  const xml = article(`<firstpageheader><title>T</title>${author('Mole')}${author('Meer')}</firstpageheader>`, '')
  const { tsv } = await transformToSentences(xml, { splitSentences })
  expect(tsv.split(word)).toHaveLength(2)
  const tei = await transformToTei(xml, { flavour: 'grobid' })
  expect(tei.match(/<affiliation key="aff0"/g)).toHaveLength(2)
})

test('thousands of pages without text take no more time than their number asks for', async () => {
  const pages = Array.from({ length: 4000 }, (_, index) => `<page local="${index + 1}"/>`).join('')
  const before = process.cpuUsage()
  const tei = await transformToTei(article('', pages))
  expect(await validateTei(tei)).toEqual([])
  const { user } = process.cpuUsage(before)
  // Comparing each page with those around it took 40 seconds, and so did a grammar with two places for each.
  expect(user / 1e6).toBeLessThan(8)
})
