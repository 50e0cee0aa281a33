import { describe, expect, it } from 'vitest'
import type { Section } from '../../../src/model/paper/paper.ts'
import type { SentenceOptions } from '../../../src/write/transforms/sentences.ts'
import { SENTENCE_COLUMNS, transformToSentences } from '../../../src/write/transforms/sentences.ts'
import { AWKWARD_PAPERS } from '../../support/awkward-papers.ts'
import { FOREIGN_PAPER_XML } from '../../support/foreign-paper-xml.ts'
import * as b from '../../support/paper-builder.ts'
import { splitAtStops } from '../../support/split-at-stops.ts'
import { toPaperXml } from '../../support/writings.ts'

function sentencesOf(paperXml: string, options: Partial<SentenceOptions> = {}) {
  return transformToSentences(paperXml, { splitSentences: splitAtStops, ...options })
}

async function rowsOf(...sections: readonly Section[]) {
  const { rows } = await sentencesOf(toPaperXml(b.paper(sections, { front: b.front('') })))
  return rows
}

async function shortRowsOf(...sections: readonly Section[]) {
  return (await rowsOf(...sections)).map(row => [row.type, row.page, row.printed, row.flags.join(), row.text].join('|'))
}

const PAPERS = [
  ...Object.entries(AWKWARD_PAPERS).map(([name, paper]) => [name, toPaperXml(paper)] as const),
  ['elements of another program', FOREIGN_PAPER_XML] as const,
]

describe.each(PAPERS)('sentences of a paper with %s', (_name, paperXml) => {
  it('are found again in the plain text by their offsets in code points', async () => {
    const { rows, text } = await sentencesOf(paperXml)
    const codePoints = [...text]
    expect(rows.map(row => codePoints.slice(row.offset, row.offset + row.length).join(''))).toEqual(
      rows.map(row => row.text),
    )
  })

  it('fill the columns of the table and nothing else', async () => {
    const { rows, tsv } = await sentencesOf(paperXml)
    const lines = tsv.split('\n')
    expect(lines[0]).toBe(
      'doc\tid\ttype\tpage\tprinted\toffset\tlength\tsection\tlanguage\tflags\ttext\tblock\tsectionId\tsectionTitle',
    )
    expect(lines).toHaveLength(rows.length + 2)
    for (const line of lines.slice(0, -1)) expect(line.split('\t')).toHaveLength(SENTENCE_COLUMNS.length)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(tsv).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad]/)
    expect(tsv).toBe(tsv.normalize('NFC'))
  })
})

describe('transformToSentences', () => {
  it('names both pages of a sentence over a page break, and flags it', async () => {
    expect(await shortRowsOf(b.section('1 A', b.p('One. Tw', b.hyphen(), b.pb(2, true), 'o. Three.')))).toEqual([
      'heading|1|46||A',
      'paragraph|1|46||One.',
      'paragraph|1-2|46-47|hyphen,page|Two.',
      'paragraph|2|47||Three.',
    ])
  })

  it('does not flag what stands between two sentences', async () => {
    const rows = await rowsOf(
      b.section('', b.p('One. ', b.pb(2), b.cb(), 'Two ', b.cb(), 'and ', b.floatBreak(), 'so.')),
    )
    expect(rows.map(row => row.flags.join())).toEqual(['', 'column,float'])
  })

  it('gives a note the page of its call', async () => {
    const section = b.section('', b.p('a', b.call('1'), ' goes ', b.pb(2), 'on.'), b.note('1', 'The note.'), b.p('b'))
    expect(await shortRowsOf(section)).toEqual([
      'paragraph|1-2|46-47|page|a goes on.',
      'footnote|1|46||The note.',
      'paragraph|2|47||b',
    ])
  })

  it('tells the parts of the paper apart', async () => {
    const rows = await rowsOf(
      b.section('1 A', b.item('•', 1, 'i'), b.figure('Figure 1. F', 'in it'), {
        ...b.table('Table 1. T', ['c']),
        notes: ['n'],
      }),
      b.acknowledgments('Thanks', b.p('t')),
      b.references('References', b.reference('A. 2001. T.')),
      b.appendix(
        'B Appendix',
        b.p('x. y'),
        b.doubt('z', { kind: 'code' }),
        b.doubt('w', { kind: 'formula' }),
        b.doubt('v'),
      ),
    )
    expect(rows.filter(row => row.type !== 'heading').map(row => `${row.type} ${row.section} ${row.text}`)).toEqual([
      'list-item 1 i',
      'figure-caption 1 Figure 1.',
      'figure-caption 1 F',
      'figure-text 1 in it',
      'table-caption 1 Table 1.',
      'table-caption 1 T',
      'table-cell 1 c',
      'table-note 1 n',
      'acknowledgment  t',
      'reference  A. 2001. T.',
      'appendix B x.',
      'appendix B y',
      'code B z',
      'formula B w',
      'doubt B v',
    ])
  })

  it('keeps the rows of the types asked for, with the ids and offsets they have among all', async () => {
    const xml = toPaperXml(b.paper([b.section('1 A', b.p('One. Two.'), b.note('1', 'N.'))]))
    const { rows, text } = await sentencesOf(xml, { types: ['footnote'] })
    expect(rows.map(row => [row.id, row.offset, row.text])).toEqual([['s5', 23, 'N.']])
    expect(text).toBe('A Title\n\nA\n\nOne. Two.\n\nN.\n')
  })

  it('hands the language of the part to the splitter', async () => {
    const languages: string[] = []
    const paragraph = { ...b.p('Eins.'), language: 'de' }
    const section = { ...b.section('', paragraph, b.p('Dva.')), language: 'sr-Latn' }
    await sentencesOf(toPaperXml(b.paper([b.section('', b.p('One.')), section])), {
      splitSentences: (text, language) => {
        languages.push(language)
        return splitAtStops(text)
      },
    })
    expect(languages).toEqual(['en', 'de', 'sr-Latn'])
  })

  it('writes a table of the plain text row by row', async () => {
    const { text } = await sentencesOf(
      toPaperXml(b.paper([b.section('', b.table('', ['a', ''], ['', 'b']), b.p('c'))], { front: b.front('') })),
    )
    expect(text).toBe('a\t\n\tb\n\nc\n')
  })

  it('flags recognised text, and what was recognised badly', async () => {
    const rows = await rowsOf(b.section('', { ...b.p('One.'), confidence: 0.95 }, { ...b.p('Tvvo.'), confidence: 0.4 }))
    expect(rows.map(row => row.flags.join())).toEqual(['ocr', 'ocr,low-confidence'])
  })

  it('flags text with a letter that is not known', async () => {
    const rows = await rowsOf(b.section('', b.p('One o\uFFFDer. '), b.p('Two.')))
    expect(rows.map(row => row.flags.join())).toEqual(['lost-letter', ''])
  })

  it('counts astral characters once', async () => {
    const [first, second] = await rowsOf(b.section('', b.p('𝒜 is. ℬ is.')))
    expect([first?.length, second?.offset]).toEqual([5, 6])
  })

  it('reads files without instructions: soft hyphens, notes inside paragraphs, no language', async () => {
    const { rows } = await sentencesOf(FOREIGN_PAPER_XML, { id: 'rivers' })
    const short = rows.map(row => [row.doc, row.type, row.page, row.language, row.flags.join(), row.text].join('|'))
    expect(short).toContain('rivers|abstract|1|und|hyphen|We measure them.')
    expect(short).toContain('rivers|paragraph|2|und||With a note in it and more.')
    expect(short).toContain('rivers|footnote|2|und||An inner note.')
    expect(short).toContain('rivers|author|1|und||Ada Brook')
    expect(short).toContain('rivers|author|1|und||Bo Stream')
  })

  it('names an entity that the document declares', async () => {
    const xml = '<!DOCTYPE article [<!ENTITY co "Company">]><article>&co;</article>'
    await expect(sentencesOf(xml)).rejects.toMatchObject({
      code: 'E_XML_MALFORMED',
      message: expect.stringContaining('"&co;"') as string,
    })
  })

  it('refuses a document without any element', async () => {
    await expect(sentencesOf('<?xml version="1.0"?>\n')).rejects.toMatchObject({ code: 'E_XML_MALFORMED' })
  })

  it('refuses an element it does not know, instead of losing it', async () => {
    const xml = toPaperXml(b.paper([b.section('', b.p('a'))])).replace('<p>', '<zz/><p>')
    await expect(sentencesOf(xml)).rejects.toMatchObject({
      code: 'E_FORMAT_UNKNOWN',
      message: expect.stringContaining('"zz" in "section"') as string,
    })
  })
})
