import { describe, expect, it } from 'vitest'
import type { Section } from '../../../src/model/paper/paper.ts'
import { writePaperXml } from '../../../src/write/writers/paper-xml.ts'
import * as b from '../../support/paper-builder.ts'
import { splitAtStops } from '../../support/split-at-stops.ts'

function bodyOf(sections: readonly Section[], options = {}): string {
  const xml = writePaperXml(b.paper(sections, { pageCount: 3 }), { splitSentences: splitAtStops, ...options })
  return /<body>\n(.*)\n<\/body>/s.exec(xml)?.[1] ?? ''
}

/** The paragraphs of a section `1 S` that holds these blocks. */
function blocksOf(...blocks: readonly b.Content[]): string {
  return /<p>.*<\/p>/s.exec(bodyOf([b.section('1 S', b.p(...blocks))]))?.[0] ?? ''
}

describe('writePaperXml, page breaks', () => {
  it('sets the page behind the sentence that crosses the break and keeps the true place', () => {
    expect(blocksOf('First one. Sec', b.hyphen(), b.pb(2, true), 'ond one. Third one.')).toBe(
      '<p>First one. Sec<?paperxml hyphen?><?paperxml pb local="2" n="47" break="no"?>ond one.' +
        '<page local="2" global="47"/> Third one.</p>',
    )
  })

  it('sets the page at its true place where no sentence crosses it', () => {
    expect(blocksOf('First one. ', b.pb(2), 'Second one.')).toBe(
      '<p>First one. <page local="2" global="47"/>Second one.</p>',
    )
  })

  it('sets the page behind a note call that follows the full stop', () => {
    expect(blocksOf('It ', b.pb(2), 'ends.', b.call('1'), ' More.')).toContain(
      'ends.<footnote anchor="1"/><page local="2" global="47"/> More.',
    )
  })

  it('closes bold text before a page', () => {
    expect(blocksOf(b.bold('It '), b.pb(2), b.bold('ends. More.'))).toContain(
      'ends.</b><page local="2" global="47"/><b> More.</b>',
    )
  })

  it('names a page that breaks between two blocks of a subsection in the next paragraph', () => {
    const body = bodyOf([
      b.section('1 S', b.section('1.1 T', b.p('a'), b.pageBreak(2), b.figure('Figure 1'), b.p('b'))),
    ])
    expect(body).toContain(
      '<?paperxml pb local="2" n="47"?>\n<figure caption="Figure 1"/>\n<p><page local="2" global="47"/>b</p>',
    )
  })

  it('names every page once, also those that nothing reaches', () => {
    const body = bodyOf([b.section('1 S', b.p('a'), b.pageBreak(3), b.p('b'))])
    expect(body.match(/<page [^>]*>/g)).toEqual(['<page local="2" global="47"/>', '<page local="3" global="48"/>'])
  })

  it('leaves the place of the page to the main text where a note runs over it too', () => {
    const body = bodyOf([
      b.section('1 S', b.p('a', b.call('1')), b.note('1', 'n ', b.pb(2), 'm'), b.p('b. ', b.pb(2), 'c.')),
    ])
    expect(body).toContain(
      '<footnote label="1">n <?paperxml pb local="2" n="47"?>m</footnote>\n<p>b. <page local="2" global="47"/>c.</p>',
    )
  })
})

describe('writePaperXml, text', () => {
  it('nests bold and italic and shares what neighbours have in common', () => {
    expect(blocksOf('a ', b.bold('b '), b.boldItalic('c'), b.italic(' d'))).toBe('<p>a <b>b <i>c</i></b><i> d</i></p>')
  })

  it('encloses raised text in instructions', () => {
    expect(blocksOf('x', b.sup('2'), ' y')).toBe('<p>x<?paperxml sup?>2<?paperxml /sup?> y</p>')
  })

  it('writes soft hyphens where they are asked for', () => {
    const section = b.section('1 S', b.p('hy', b.hyphen('‐'), b.lb(true), 'phen'))
    expect(bodyOf([section])).toContain('<p>hy<?paperxml hyphen mark="‐"?>phen</p>')
    expect(bodyOf([section], { softHyphens: true })).toContain('<p>hy<?paperxml hyphen mark="‐"?>\u00adphen</p>')
  })

  it('keeps one blank of several, and none at the ends', () => {
    const section = b.section('1 S', b.p(' one ', b.lb(), b.bold(' two '), b.lb(), ' three-', b.lb(), 'four', ' '))
    expect(bodyOf([section], { lineBreaks: true })).toContain(
      '<p>one <?paperxml lb?><b>two <?paperxml lb?></b>three-<?paperxml lb?>four</p>',
    )
  })

  it('tells where a column ended and where a float stood', () => {
    expect(blocksOf('a ', b.cb(), 'b ', b.floatBreak(), 'c')).toBe('<p>a <?paperxml cb?>b <?paperxml float?>c</p>')
  })

  it('leaves out what XML forbids', () => {
    expect(blocksOf('a\u0000\u000bb\ud800c\ufffed\u{1d400}&<>')).toBe('<p>a bcd\u{1d400}&amp;&lt;&gt;</p>')
  })

  it('marks sentence ends on request, behind the note call', () => {
    const section = b.section('1 S', b.p('One.', b.call('1'), ' Two.'))
    expect(bodyOf([section], { sentenceEnds: true })).toContain(
      '<p>One.<footnote anchor="1"/><?paperxml s?> Two.<?paperxml s?></p>',
    )
  })
})

describe('writePaperXml, sections', () => {
  it('sets an untitled subsection around a level 3 right under level 1', () => {
    expect(bodyOf([b.section('1 A', { ...b.section('1.0.1 B'), level: 3 })])).toContain(
      '<subsection title="">\n<subsubsection number="1.0.1" title="B">',
    )
  })

  it('says the level where the element does not', () => {
    const body = bodyOf([b.section('1 A', b.section('1.1 B', b.section('1.1.1 C', b.section('1.1.1.1 D', b.p('d')))))])
    expect(body).toContain(
      'title="C">\n</subsubsection>\n<subsubsection number="1.1.1.1" title="D"><?paperxml level="4"?>',
    )
  })

  it('makes an appendix of what stands behind the references', () => {
    const body = bodyOf([
      b.references('Références', b.reference('A.')),
      b.acknowledgments('Thanks'),
      b.references('More'),
    ])
    expect(body).toContain('<references><?paperxml head="Références"?>')
    expect(body).toContain('<appendix title="Thanks"><?paperxml type="acknowledgments"?>')
    expect(body).toContain('<appendix title="More"><?paperxml references?>')
  })

  it('moves a float out of the references into the section before', () => {
    const body = bodyOf([b.references('References', b.reference('A.'), b.figure('Figure 1'), b.reference('B.'))])
    expect(body).toMatch(/<section title="">\n<figure caption="Figure 1"\/>\n<\/section>\n<references>/)
  })
})

describe('writePaperXml, metadata', () => {
  it('tells by what scanned pages were read, and how well', () => {
    const ocr = {
      engine: 'tesseract',
      version: '5.3.0',
      languages: ['eng', 'srp'],
      confidence: 0.91724,
      resolution: 300,
    }
    expect(writePaperXml(b.paper([], { ocr }))).toContain(`<ocrmetadata>
<meta name="engine" content="tesseract"/>
<meta name="version" content="5.3.0"/>
<meta name="language" content="eng srp"/>
<meta name="confidence" content="0.917"/>
<meta name="resolution" content="300"/>
</ocrmetadata>`)
  })

  it('leaves out what is not known of them, and all of pages that were not scanned', () => {
    expect(writePaperXml(b.paper([], { ocr: { engine: 'gcv2hocr' } }))).toContain(
      '<ocrmetadata>\n<meta name="engine" content="gcv2hocr"/>\n</ocrmetadata>',
    )
    expect(writePaperXml(b.paper([]))).not.toContain('ocrmetadata')
  })
})

it('writes a printed entity as text', () => {
  expect(blocksOf('Write &nbsp; and &lt;b&gt; in HTML.')).toBe('<p>Write &amp;nbsp; and &amp;lt;b&amp;gt; in HTML.</p>')
})

describe('writePaperXml, the title page', () => {
  it('keeps the type of its lines and the calls of its notes, as the sample of 2012 has them', () => {
    const front = b.front('A Title', {
      printedLines: ['A Title', 'Ann Lee∗1'],
      printedContent: [[b.bold('A Title')], [b.italic('Ann Lee'), b.call('∗'), b.sup('1')]],
      footnotes: [b.note('∗', 'Supported.')],
    })
    const xml = writePaperXml(b.paper([], { front }), { splitSentences: splitAtStops })
    expect(/<frontmatter>\n(.*)\n<\/frontmatter>/s.exec(xml)?.[1]?.split('\n')).toEqual([
      '<p><b>A Title</b></p>',
      '<p><i>Ann Lee<footnote anchor="star"/></i><?paperxml sup?>1<?paperxml /sup?></p>',
    ])
  })

  it('has the lines as text where no more is known', () => {
    const front = b.front('A Title', { printedLines: ['A Title'] })
    expect(writePaperXml(b.paper([], { front }), { splitSentences: splitAtStops })).toContain('<p>A Title</p>')
  })
})

describe('writePaperXml, headings and captions', () => {
  it('says their styles, formulas and links once more behind the plain attribute', () => {
    const figure = {
      ...b.figure('Leaves of Ficus & Co.'),
      caption: [...b.p('Leaves of ', b.italic('Ficus'), ' & Co.').content],
    }
    const body = bodyOf([{ ...b.section('1 S', figure), title: b.p('On ', b.sub('x')).content }])
    expect(body).toContain(
      '<section number="1" title="On x"><?paperxml title?><?paperxml text="On "?>' +
        '<?paperxml sub?><?paperxml text="x"?><?paperxml /sub?><?paperxml /title?>',
    )
    expect(body).toContain(
      '<figure caption="Leaves of Ficus &amp; Co."><?paperxml caption?><?paperxml text="Leaves of "?><?paperxml i?>' +
        '<?paperxml text="Ficus"?><?paperxml /i?><?paperxml text=" &amp; Co."?><?paperxml /caption?></figure>',
    )
  })

  it('says nothing more of plain ones, of the weight of headings, and of breaks', () => {
    const title = b.p(b.bold('On '), b.lb(), b.bold('ropes')).content
    expect(bodyOf([{ ...b.section('1 S', b.figure('Leaves')), title }])).toMatch(
      /<section number="1" title="On ropes">\n<figure caption="Leaves"\/>/,
    )
  })
})
