import { beforeAll, describe, expect, it } from 'vitest'
import { TEI_FLAVOURS } from '../../../src/write/transforms/tei-flavours.ts'
import { SENTENCE_COLUMNS, transformToSentences } from '../../../src/write/transforms/sentences.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../src/write/transforms/validate.ts'
import { AWKWARD_PAPERS } from '../../support/awkward-papers.ts'
import { FOREIGN_PAPER_XML } from '../../support/foreign-paper-xml.ts'
import { seededRandom } from '../../support/random-page.ts'
import { splitAtStops } from '../../support/split-at-stops.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from '../../support/tei-all.ts'
import { toPaperXml } from '../../support/writings.ts'

/** How often each paper is changed; ten times as often found nothing more. */
const ROUNDS = 4
/** Share of the values that are replaced: the structure around the others stays. */
const REPLACED = 0.4

/** What is no URI, no date, no id, no language, no number, no word: or is one only nearly. */
const HOSTILE = [
  ...['', ' ', '%', '[', ']', '#', ':', '//', 'http://', 'http://[a/%zz', 'a b', 'a\u00a0b', '\u2003', '\u200b'],
  ...['-1', '0', '1e9', '1.5', '+2', ' 3 ', '99999999999999999999', 'NaN', 'INF', '٣', '²', '00'],
  ...['2024-02-30', '0000', '-0044', '12024', '2024-13', '2024-01-01+14:00', '2024Z', '24:00', '1999-W01'],
  ...['de_DE', 'x', 'english language', 'deutschsprachig', 'sr-', '-sr', 'sr--Cyrl', '中文', 'a1'],
  ...[
    '1a',
    '-',
    '.',
    'a:b',
    'xml',
    'fn1',
    'b1',
    'star',
    'section3',
    "it's",
    'a\tb',
    'a\nb',
    '"',
    '&',
    '<',
    ']]>',
    '\ufffd',
    '𝒜',
  ],
]

/** The paper with hostile texts in place of some values of attributes and instructions. */
function withHostileValues(paperXml: string, random: () => number): string {
  return paperXml.replace(/(?<=<[^<>!]*\s[\w:]+=")[^"<]*(?=")/g, value => {
    if (random() >= REPLACED) return value
    const hostile = HOSTILE[Math.floor(random() * HOSTILE.length)] ?? ''
    return hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  })
}

describe('TEI of papers with hostile text in place of any value', () => {
  const documents: string[] = []
  const strict: string[] = []
  const tables: string[] = []

  beforeAll(async () => {
    const random = seededRandom(2026)
    const papers = [...Object.values(AWKWARD_PAPERS).map(paper => toPaperXml(paper)), FOREIGN_PAPER_XML]
    for (const paper of papers) {
      for (let round = 0; round < ROUNDS; round++) {
        const flavour = TEI_FLAVOURS[round % TEI_FLAVOURS.length] ?? 'default'
        const hostile = withHostileValues(paper, random)
        const tei = await transformToTei(hostile, { flavour })
        documents.push(tei)
        // The flavour `grobid` has habits that tei_all forbids; its own schema lists them.
        if (flavour !== 'grobid') strict.push(tei)
        tables.push((await transformToSentences(hostile, { splitSentences: splitAtStops })).tsv)
      }
    }
  })

  it('is valid', async () => {
    for (const tei of documents) expect(await validateTei(tei), tei).toEqual([])
  })

  it('leaves the columns of the table of sentences as they are', () => {
    for (const line of tables.join('').trimEnd().split('\n')) {
      const [, , type, page = '', , offset, length, , language = ''] = line.split('\t')
      if (type === 'type') continue
      expect(line.split('\t')).toHaveLength(SENTENCE_COLUMNS.length)
      expect(
        [offset, length].every(number => /^\d+$/.test(number ?? '')),
        line,
      ).toBe(true)
      expect(page).not.toContain('\n')
      expect(language).toMatch(/^[A-Za-z]+(?:-[A-Za-z0-9]+)*$/)
    }
  })

  it.runIf(CAN_CHECK_TEI_ALL)('is valid against tei_all', { timeout: 60_000 }, () => {
    expect(problemsByTeiAll(strict)).toEqual([])
  })
})
