import { beforeAll, describe, expect, it } from 'vitest'
import { TEI_FLAVOURS } from '../../../src/write/transforms/tei-flavours.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../src/write/transforms/validate.ts'
import * as b from '../../support/paper-builder.ts'
import { seededRandom } from '../../support/random-page.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from '../../support/tei-all.ts'
import { toPaperXml } from '../../support/writings.ts'

/** Enough that each sign stands in several; ten times as many showed nothing more. */
const PAPERS = 80

/** Our own paperXML with `text` wherever an address may stand. */
function paperWith(text: string): string {
  const publication = (['doi', 'arxiv', 'issn', 'isbn', 'licence'] as const).map(field => ({
    field,
    value: field === 'licence' ? `http://a.org/${text}` : text,
    confidence: 1,
    evidence: [],
  }))
  const author = { ...b.author('Ada', 'Brook'), email: text, homepage: text, orcid: text }
  const reference = { authors: [], editors: [], title: 'T', url: text, doi: text }
  const paper = b.paper([b.references('References', { ...b.reference(`A. ${text}`), reference })], {
    front: b.front('T', { authors: [author], publication }),
  })
  return toPaperXml({ ...paper, source: text })
}

/** The paperXML of another program with `text` wherever an address, or what becomes one, may stand. */
function foreignPaperWith(text: string): string {
  const value = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return `<article><header><file>${value}</file><pdfmetadata>
<meta name="publication.licence" content="http:${value}"/><meta name="publication.doi" content="${value}"/>
<meta name="author.1.orcid" content="${value}"/></pdfmetadata><firstpageheader><page local="1"/>
<title>T</title><author surname="Brook" homepage="${value}" email="${value}"/></firstpageheader><abstract/></header>
<body><section title="A"><p>a<?paperxml formula n="${value}"?> <page local="${value}"/>b</p>
<doubt alpha="0" length="1" tooSmall="False" monospace="False">x</doubt><?paperxml formula n="${value}"?></section>
<references><p><?paperxml bibl id="b1" url="${value}"?>C. ${value}</p></references></body></article>`
}

/** What parts an address, what may not stand in one, and other scripts. */
const SIGNS = [
  ...'aF09-._~:/?#[]@!$&\'()*+,;=%<>"{}|\\^` äß中𝒜\u00a0\u200b\u00ad\ufffd\u007f',
  '//',
  '://',
  '%4',
  '%41',
]

/** Addresses, whole and broken, and signs in any order, the same on every run. */
function hostileTexts(count: number): readonly string[] {
  const random = seededRandom(3986)
  const signs = () =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, () => SIGNS[Math.floor(random() * SIGNS.length)])
  return Array.from({ length: count }, (_, i) => `${['', 'http://', 'https://a.org/', 'a:'][i % 4]}${signs().join('')}`)
}

async function targetOf(url: string): Promise<string | undefined> {
  const reference = { ...b.reference('A.'), reference: { authors: [], editors: [], url } }
  const tei = await transformToTei(toPaperXml(b.paper([b.references('References', reference)])))
  return /<ptr target="([^"]*)"/.exec(tei)?.[1]?.replaceAll('&amp;', '&')
}

describe('a URI in TEI', () => {
  it.each([
    ['https://a.org/b?c=d&e=(f)#g', 'all parts'],
    ['https://a.org/%C3%A4%2f', 'escaped signs'],
    ['http://me:pw@[2001:db8::1]:8080/a', 'user, IP address, port'],
    ['doi:10.1000/182', 'another scheme'],
    ['www.a.org/b:c', 'no scheme'],
  ])('stays %s: %s', async uri => {
    expect(await targetOf(uri)).toBe(uri)
  })

  it.each([
    ['https://a.org/researchers/[Letzter', 'https://a.org/researchers/%5BLetzter'],
    ['https://a.org/Dossi%', 'https://a.org/Dossi%25'],
    ['https://a.org/100%/%zz/%4', 'https://a.org/100%25/%25zz/%254'],
    ['https://a.org/%%%41', 'https://a.org/%25%25%41'],
    ['https://a.org/a?b[]=c|d#e#f', 'https://a.org/a?b%5B%5D=c%7Cd#e%23f'],
    ['https://a.org/ä 中', 'https://a.org/%C3%A4%20%E4%B8%AD'],
    ['http://müller.de/', 'http://m%C3%BCller.de/'],
    ['1:2/a:b', '1%3A2/a:b'],
  ])('for %s is %s', async (text, uri) => {
    expect(await targetOf(text)).toBe(uri)
  })

  it.each(['http://[Letzter/a', 'http://a:b/', 'http://a.org:/', 'http://a@b@c/', 'mailto:', 'http://'])(
    'is none for %s, the text stays',
    async text => {
      const tei = await transformToTei(paperWith(text))
      expect(tei).not.toContain('<ptr target')
      expect(tei).toContain(`<ref type="file">${text}</ref>`)
      expect(tei).toContain(`<note type="raw_reference">A. ${text}</note>`)
    },
  )

  it('finds the page of a file, whatever its name holds', async () => {
    const placeIn = async (source: string) =>
      / facs="([^"]*)"/.exec(await transformToTei(toPaperXml({ ...b.paper([]), source })))?.[1]
    expect(await placeIn('50% [#1].pdf')).toBe('50%25%20%5B%231%5D.pdf#page=1')
    expect(await placeIn('why?.pdf')).toBe('why%3F.pdf#page=1')
    expect(await placeIn('https://a.org/a.pdf?b=c#page=7')).toBe('https://a.org/a.pdf?b=c#page=1')
  })

  it('of a licence is kept as text where it is none', async () => {
    const tei = await transformToTei(foreignPaperWith('//[x'))
    expect(tei).toContain('<availability><p>http://[x</p></availability>')
  })
})

describe('TEI of papers with hostile addresses', () => {
  const documents: string[] = []

  beforeAll(async () => {
    const papers = hostileTexts(PAPERS).flatMap(text => [paperWith(text), foreignPaperWith(text)])
    for (const [i, paper] of papers.entries())
      documents.push(await transformToTei(paper, { flavour: TEI_FLAVOURS[i % TEI_FLAVOURS.length] ?? 'default' }))
  })

  it('is valid', async () => {
    for (const tei of documents) expect(await validateTei(tei), tei).toEqual([])
  })

  it.runIf(CAN_CHECK_TEI_ALL)('is valid against tei_all', { timeout: 60_000 }, () => {
    const others = documents.filter((_, i) => TEI_FLAVOURS[i % TEI_FLAVOURS.length] !== 'grobid')
    expect(problemsByTeiAll(others)).toEqual([])
  })
})
