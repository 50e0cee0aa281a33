import { describe, expect, it } from 'vitest'
import type { Paper, PublicationFact, Section } from '../../src/model/paper/paper.ts'
import type { PublicationField } from '../../src/base/text/publication/publication-fields.ts'
import type { TeiOptions } from '../../src/write/transforms/tei.ts'
import { transformToTei } from '../../src/write/transforms/tei.ts'
import { FOREIGN_PAPER_XML } from '../support/foreign-paper-xml.ts'
import * as b from '../support/paper-builder.ts'
import { toPaperXml } from '../support/writings.ts'

/** Line ends between elements are layout. */
function withoutLineEnds(tei: string): string {
  return tei.replaceAll('\n', '')
}

async function teiOf(paper: Paper, options: TeiOptions = {}): Promise<string> {
  return withoutLineEnds(await transformToTei(toPaperXml(paper), options))
}

/** What stands behind the front. */
async function bodyOf(sections: readonly Section[], options: TeiOptions = {}): Promise<string> {
  const tei = await teiOf(b.paper(sections, { pageCount: 1 }), options)
  return tei.slice(tei.indexOf('<body>'), tei.indexOf('</text>'))
}

/** The paragraph of a body of one section. */
async function paragraphOf(...content: readonly b.Content[]): Promise<string> {
  return /<p>.*<\/p>/.exec(await bodyOf([b.section('', b.p(...content))]))?.[0] ?? ''
}

describe('paper-to-tei, text', () => {
  it('sets a page beginning at its true place, inside a word', async () => {
    expect(await paragraphOf('First. Sec', b.hyphen(), b.pb(2, true), 'ond. Third.')).toBe(
      '<p>First. Sec<pb xml:id="page2" n="47" facs="sample.pdf#page=2" break="no"/>ond. Third.</p>',
    )
  })

  it('sets a page beginning between sentences without break', async () => {
    expect(await paragraphOf('First. ', b.pb(2), 'Second.')).toBe(
      '<p>First. <pb xml:id="page2" n="47" facs="sample.pdf#page=2"/>Second.</p>',
    )
  })

  it('highlights styles, also those that only instructions tell', async () => {
    expect(await paragraphOf(b.bold('b '), b.boldItalic('bi '), b.underlined('u'), ' x', b.sup('2'), b.sub('i'))).toBe(
      '<p><hi rend="bold">b <hi rend="italic">bi </hi></hi><hi rend="underline">u</hi> x<hi rend="sup">2</hi><hi rend="sub">i</hi></p>',
    )
    expect(await bodyOf([b.section('', b.note('1', 'see ', b.boldItalic('this'), '.'))])).toContain(
      '>see <hi rend="bold italic">this</hi>.</note>',
    )
  })

  it.each([
    ['default', {}, 'word'],
    ['task2012', {}, 'wo<del type="lb">‐</del>rd'],
    ['default', { hyphenBreaks: true }, 'wo<lb break="no"/>rd'],
  ] as const)('writes an undone hyphen in the flavour %s with %o as %s', async (flavour, options, word) => {
    const paper = b.paper([b.section('', b.p('wo', b.hyphen('‐'), 'rd'))])
    for (const softHyphens of [false, true]) {
      const tei = await transformToTei(toPaperXml(paper, { softHyphens }), { flavour, ...options })
      expect(tei).toContain(`<p>${word}</p>`)
    }
  })

  it('reads soft hyphens where no instruction tells of hyphens', async () => {
    expect(await transformToTei(FOREIGN_PAPER_XML)).toContain('others <hi rend="italic">narrow</hi>')
    const task2012 = await transformToTei(FOREIGN_PAPER_XML, { flavour: 'task2012' })
    expect(task2012).toContain('others <hi rend="italic">nar<del type="lb">-</del>row</hi>')
  })
})

describe('paper-to-tei, notes', () => {
  it('writes a note at its first call, to which other calls lead', async () => {
    const body = await bodyOf([b.section('', b.p('a', b.call('*'), 'b'), b.note('*', 'n'), b.p('c', b.call('*')))])
    expect(body).toContain('<p>a<note place="foot" xml:id="fn1" n="*">n</note>b</p>')
    expect(body).toContain('<p>c<ref type="foot" n="*" target="#fn1"><hi rend="sup">*</hi></ref></p>')
    expect(body.match(/<note/g)).toHaveLength(1)
  })

  it('leaves a note where it is printed if another note calls it, and links both ways', async () => {
    const body = await bodyOf([b.section('', b.p('a', b.call('1')), b.note('1', 'n', b.call('2')), b.note('2', 'm'))])
    expect(body).toContain(
      'n="1">n<ref type="foot" n="2" xml:id="fn2-call" target="#fn2"><hi rend="sup">2</hi></ref></note>',
    )
    expect(body).toContain('<note place="foot" xml:id="fn2" n="2" target="#fn2-call">m</note>')
  })

  it('leaves notes under a heading of their own there', async () => {
    const body = await bodyOf([b.section('A', b.p('a', b.call('1'))), b.section('Notes', b.note('1', 'n'))])
    expect(body).toContain('<p>a<ref type="foot" n="1" xml:id="fn1-call" target="#fn1"><hi rend="sup">1</hi></ref></p>')
    expect(body).toContain(
      '<div type="notes"><head>Notes</head><note place="inline" xml:id="fn1" n="1" target="#fn1-call"><p>n</p></note>',
    )
  })

  it('says of a note without a mark that the print does not show what it is about', async () => {
    const body = await bodyOf([b.section('', b.p('a'), b.note('1', 'n'), b.note('', 'Funded by us.'))])
    expect(body).toContain('<note place="foot" xml:id="fn1" n="1">n</note>')
    expect(body).toContain('<note place="foot" xml:id="fn2" anchored="false">Funded by us.</note>')
  })

  it('has the notes of each page at their calls where the numbers start again', async () => {
    const body = await bodyOf([b.section('', b.p(b.call('1')), b.note('1', 'n'), b.p(b.call('1')), b.note('1', 'm'))])
    expect(body).toMatch(/<p><note [^>]*>n<\/note><\/p><p><note [^>]*>m<\/note><\/p>/)
  })

  it('links no call for which no note was found', async () => {
    const body = await bodyOf([b.section('', b.p('x', b.lostCall('2')), b.note('2', 'another'))])
    expect(body).toContain('<p>x<ref type="foot" n="2"><hi rend="sup">2</hi></ref></p>')
  })

  it('puts a note of an item into the item', async () => {
    const body = await bodyOf([b.section('', b.item('•', 1, 'a', b.call('1')), b.note('1', 'n'), b.item('•', 1, 'b'))])
    expect(body).toMatch(/<list><item n="•">a<note [^>]*>n<\/note><\/item><item n="•">b<\/item><\/list>/)
  })
})

describe('paper-to-tei, structure', () => {
  it('nests divisions at their true levels', async () => {
    const deep = { ...b.section('Deep', b.p('d')), level: 4 }
    expect(
      await bodyOf([b.section('1 A', b.section('1.1 B', b.section('1.1.1 C', b.p('c'), deep), b.section('1.1.2 E')))]),
    ).toContain(
      '<div><head n="1"><num>1</num> A</head><div><head n="1.1"><num>1.1</num> B</head><div><head n="1.1.1"><num>1.1.1</num> C</head><p>c</p>' +
        '<div><head>Deep</head><p>d</p></div></div><div><head n="1.1.2"><num>1.1.2</num> E</head></div></div></div>',
    )
  })

  it('keeps references, closing acknowledgments and appendices in the back', async () => {
    const body = await bodyOf([
      b.section('1 A', b.p('a')),
      b.acknowledgments('Danke', b.p('b')),
      b.references('Literatur', b.reference('C.')),
      b.appendix('A Data', b.p('d')),
    ])
    expect(body.slice(body.indexOf('</body>'))).toMatch(
      /^<\/body><back><div type="ack"><head>Danke<\/head><p>b<\/p><\/div><div type="bib"><head>Literatur<\/head><listBibl><bibl xml:id="b1">C\.<\/bibl><\/listBibl><\/div><div type="appendix"><head n="A"><num>A<\/num> Data<\/head><p>d<\/p><\/div>/,
    )
  })

  it('nests lists by their levels', async () => {
    const body = await bodyOf([b.section('', b.item('1.', 1, 'a'), b.item('a)', 2, 'b'), b.item('2.', 1, 'c'))])
    expect(body).toContain('<list><item n="1.">a<list><item n="a)">b</item></list></item><item n="2.">c</item></list>')
  })

  it('writes spans of cells, header cells and the notes of a table', async () => {
    const header = { ...b.cell('h', { columnSpan: 2 }), isHeader: true }
    const body = await bodyOf([b.section('', { ...b.table('Table 1', [header], ['a', 'b']), notes: ['n'] })])
    expect(body).toContain(
      '<table xml:id="tab1" rows="2" cols="2" rend="frame-hsides rules-none"><head>Table 1</head><row role="label">' +
        '<cell role="label" cols="2">h</cell></row><row><cell>a</cell><cell>b</cell></row><note type="table" place="below">n</note></table>',
    )
  })

  it('highlights styles in headings, captions and titles; the weight of a heading or title is none', async () => {
    const styled = b.p(b.bold('On '), b.boldItalic('Ficus')).content
    const figure = { ...b.figure(''), caption: styled }
    const tei = await teiOf(
      b.paper([{ ...b.section('1 S', figure), title: styled }], { front: { ...b.front(''), title: styled } }),
    )
    expect(tei).toContain('<head n="1"><num>1</num> On <hi rend="italic">Ficus</hi></head>')
    expect(tei).toContain('<head><hi rend="bold">On </hi><hi rend="bold italic">Ficus</hi></head>')
    expect(tei).toContain('<title level="a" type="main">On <hi rend="italic">Ficus</hi></title>')
  })

  it('has a display in its sentence', async () => {
    const body = await bodyOf([
      b.section('', b.p('as ', b.formulaPlace(1), 'says'), b.doubt('a=b', { kind: 'formula', formula: 1 })),
    ])
    expect(body).toContain('<p>as <seg type="formula" xml:id="f1"><formula>a=b</formula></seg> says</p>')
    expect(body).not.toContain('<ab')
  })

  it('keeps the lines and blanks of a glossed example, with the tag of each line', async () => {
    const text = "(1) ez   te\n    1SG  2SG\n    'I, you.'"
    const body = await bodyOf([b.section('', b.doubt(text, { kind: 'gloss', tags: ['L', 'G', 'T'] }))])
    expect(body).toContain(
      '<ab type="doubt" subtype="gloss" xml:space="preserve"><seg type="L">(1) ez   te</seg><lb/>' +
        `<seg type="G">    1SG  2SG</seg><lb/><seg type="T">    'I, you.'</seg></ab>`,
    )
    const untagged = await bodyOf([b.section('', b.doubt('a  b', { kind: 'gloss' }))])
    expect(untagged).toContain('<ab type="doubt" subtype="gloss" xml:space="preserve"><seg>a  b</seg></ab>')
  })

  it('says the language of a part', async () => {
    const body = await bodyOf([{ ...b.section('', { ...b.p('Größe'), language: 'de' }), language: 'fr' }])
    expect(body).toContain('<div xml:lang="fr"><p xml:lang="de">Größe</p></div>')
  })
})

describe('paper-to-tei, header', () => {
  it('tells title, authors with their affiliations, pages, source, program and language', async () => {
    const author = {
      ...b.author('Yusuke', 'Miyao'),
      email: 'a@b.jp',
      organisations: [{ name: 'University of Tokyo', city: 'Tokyo', country: 'Japan' }],
    }
    const tei = await teiOf(
      b.paper([], { front: b.front('T', { authors: [author], keywords: ['k'] }), language: 'sr-Cyrl' }),
    )
    expect(tei).toContain('<title level="a" type="main">T</title>')
    expect(tei).toContain(
      '<author><persName><forename type="first">Yusuke</forename> <surname>Miyao</surname></persName><email>a@b.jp</email>' +
        '<affiliation><orgName type="institution">University of Tokyo</orgName>, <settlement>Tokyo</settlement>, <country>Japan</country></affiliation></author>',
    )
    expect(tei).toContain('<biblScope unit="page" from="46" to="48"/>')
    expect(tei).toMatch(/<application ident="paperxml" version="\d+\.\d+\.\d+">/)
    expect(tei).toContain('<language ident="sr-Cyrl"/>')
    expect(tei).toContain('<term>k</term>')
  })

  it('has a date only where one is given', async () => {
    expect(await teiOf(b.paper([]))).not.toContain('revisionDesc')
    expect(await teiOf(b.paper([]), { date: '2026-11-20' })).toContain('<change when="2026-11-20">')
  })
})

describe('paper-to-tei, flavour grobid', () => {
  it('has what readers of GROBID look for', async () => {
    const paper = b.paper(
      [
        b.section(
          '1 A',
          b.p('a', b.call('1')),
          b.note('1', 'n'),
          b.section('1.1 B', b.figure('Figure 2. A caption.')),
          b.table('Table 1: T', ['x']),
        ),
        b.references('References', b.reference('C.')),
      ],
      { front: b.front('T', { abstract: [b.p('Abs.')] }) },
    )
    const tei = await teiOf(paper, { flavour: 'grobid' })
    expect(tei).toContain('<abstract><div xmlns="http://www.tei-c.org/ns/1.0"><p>Abs.</p></div></abstract>')
    expect(tei).toContain('<p>a<ref type="foot" target="#foot_0">1</ref></p>')
    expect(tei).toContain('<note place="foot" xml:id="foot_0" n="1"><p>n</p></note>')
    expect(tei).toMatch(/<figure xml:id="fig_0"><head>Figure 2<\/head><label>2<\/label><figDesc>A caption\.<\/figDesc>/)
    expect(tei).toContain(
      '<figure type="table" xml:id="tab_0"><head>Table 1</head><label>1</label><figDesc>T</figDesc><table><row><cell>x</cell></row></table></figure>',
    )
    expect(tei).toContain('<div type="references"><listBibl><biblStruct xml:id="b0">')
    expect(tei).toContain('<note type="raw_reference">C.</note></biblStruct>')
    expect(tei).toContain('</div><div xmlns="http://www.tei-c.org/ns/1.0"><head n="1.1">B</head>')
  })
})

describe('paper-to-tei, errors', () => {
  it('refuses another root element', async () => {
    await expect(transformToTei('<TEI/>')).rejects.toMatchObject({
      code: 'E_FORMAT_UNKNOWN',
      message: expect.stringContaining('"TEI"') as string,
    })
  })

  it('refuses an element nobody handles', async () => {
    const xml = toPaperXml(b.paper([b.section('', b.p('a'))])).replace('<p>a', '<p><q/>a')
    await expect(transformToTei(xml)).rejects.toMatchObject({
      code: 'E_FORMAT_UNKNOWN',
      message: expect.stringContaining('"q" in "p"') as string,
    })
  })

  it('names the place of what is not well-formed', async () => {
    await expect(transformToTei('<article><p></article>')).rejects.toMatchObject({ code: 'E_XML_MALFORMED' })
    await expect(transformToTei('')).rejects.toMatchObject({ code: 'E_XML_MALFORMED' })
  })
})

describe('paper-to-tei, publication', () => {
  const fact = (field: PublicationField, value: string) => ({ field, value, confidence: 1, evidence: [] })
  const headerOf = async (...publication: PublicationFact[]) =>
    (await teiOf(b.paper([], { pageCount: 2, front: b.front('T', { publication, keywords: ['oak'] }) }))).split(
      '<encodingDesc>',
    )[0]

  it('says where the paper appeared', async () => {
    const header = await headerOf(
      fact('doi', '10.1000/a'),
      fact('journal', 'Trees'),
      fact('volume', '12'),
      fact('first-page', 'e1'),
      fact('last-page', 'e9'),
      fact('date', '2009-08'),
      fact('issn', '2049-3630'),
      fact('received', '2008-01-02'),
    )
    expect(header).toContain(
      '<idno type="DOI">10.1000/a</idno></analytic><monogr><title level="j">Trees</title><idno type="ISSN">2049-3630</idno><imprint><biblScope unit="volume">12</biblScope><biblScope unit="page" from="e1" to="e9"/><date type="published" when="2009-08">2009-08</date><date type="received" when="2008-01-02">2008-01-02</date></imprint></monogr>',
    )
    expect(header).not.toContain('<notesStmt>')
  })

  it('says what may be done with it', async () => {
    const url = 'https://creativecommons.org/licenses/by/4.0/'
    expect(await headerOf(fact('licence', url), fact('copyright', '© 2009 X'))).toContain(
      `not published in this form.</authority><availability><licence target="${url}">© 2009 X</licence></availability></publicationStmt>`,
    )
    expect(await headerOf(fact('licence', 'CC BY'))).toContain('<availability><p>CC BY</p></availability>')
    expect(await headerOf()).toContain('<publicationStmt><p>Converted')
  })
})

describe('paper-to-tei, title page', () => {
  const authors = [
    { name: 'Paulo Rocha', surname: 'Rocha', given: 'Paulo', organisations: [] },
    { name: 'Ann Lee', surname: 'Lee', given: 'Ann', organisations: [] },
  ]
  const withLines = (printedLines: readonly string[]) =>
    teiOf(b.paper([], { front: b.front('T', { authors, printedLines }) }))

  it('has no line whose name a line end divides', async () => {
    const tei = await withLines(['Ann Lee, Paulo Ro-', 'cha'])
    expect(tei).not.toContain('Paulo Ro-')
  })

  it('keeps a line whose last word says more', async () => {
    const tei = await withLines(['Ann Lee, Paulo Ro-', 'mero'])
    expect(tei).toContain('Ann Lee, Paulo Ro-')
  })
})
