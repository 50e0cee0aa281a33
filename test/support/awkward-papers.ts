import type { Inline, Paper } from '../../src/model/paper/paper.ts'
import * as b from './paper-builder.ts'

const LEE = { surname: 'Lee', given: 'Ann B.' }

const VARIABLE: Inline = {
  type: 'text',
  text: 'i',
  style: {},
  formula: {
    math: { type: 'identifier', text: 'i', alphabet: 'italic' },
    isDisplay: false,
    box: { left: 0, top: 0, right: 10, bottom: 10 },
  },
}

/** Papers that are hard to write, by what is hard about them. */
export const AWKWARD_PAPERS: Readonly<Record<string, Paper>> = {
  'nothing at all': b.paper([], { front: b.front(''), pageCount: 1 }),
  'blank pages only': b.paper([], { front: b.front(''), pageCount: 3 }),
  'no pages known': b.paper([b.section('1 A', b.p('a'))], { pageCount: 0 }),
  'a publication with everything that can be known, dates that are none, a licence without URL': b.paper([], {
    front: b.front('A', {
      publication: (
        [
          ['doi', '10.1000/<a>&b'],
          ['arxiv', '0908.0001v2'],
          ['journal', 'Trees & Shrubs'],
          ['volume-title', 'Proceedings'],
          ['series', 'Notes'],
          ['volume', '12'],
          ['issue', '3–4'],
          ['article-number', 'e12'],
          ['first-page', 'e 12'],
          ['last-page', '15'],
          ['date', '2009-02-30'],
          ['publisher', 'P'],
          ['publisher-place', 'Q'],
          ['issn', '1234-5679'],
          ['issn', '2049-3630'],
          ['isbn', '978-3-16-148410-0'],
          ['copyright', '© 2009 X'],
          ['licence', 'CC BY'],
          ['received', '2008-12'],
          ['revised', 'soon'],
          ['accepted', '2009'],
        ] as const
      ).map(([field, value]) => ({ field, value, confidence: 1, evidence: [] })),
      entry: { type: 'article', key: 'a', fields: { title: '{A} & "B"' } },
    }),
  }),
  'text before the first heading': b.paper([b.section('', b.p('Start.')), b.section('1 A', b.p('a'))]),
  'level 3 under level 1, level 4 under level 2': b.paper([
    b.section(
      '1 A',
      { ...b.section('1.0.1 B', b.p('b')), level: 3 },
      b.section('1.1 C', { ...b.section('D', b.p('d')), level: 4 }),
    ),
  ]),
  'level 2 at the top': b.paper([{ ...b.section('A', b.p('a')), level: 2 }, b.section('B', b.p('b'))]),
  'a heading without title, one without number, one with a call': b.paper([
    { ...b.section('', b.p('a')), number: '3', level: 1 },
    { ...b.section('Results', b.p('r'), b.note('*', 'of a heading')), isRunIn: true },
    {
      ...b.section('2 X', b.note('9', 'n')),
      title: [{ type: 'text', text: 'X', style: { italic: true } }, b.call('9'), b.pb(2)],
    },
  ]),
  'sections behind the references': b.paper([
    b.section('1 A', b.p('a')),
    b.acknowledgments('Thanks', b.p('Thank you.')),
    b.references('References', b.reference('A. 2001. T.'), b.pageBreak(2), b.reference('B. 2002. U.')),
    b.section('About the authors', b.p('She …'), b.section('Her papers', b.p('one'))),
    b.references('Sources', b.reference('C.')),
    b.appendix('A Data', b.p('z'), b.section('A.1 More', b.p('y'), b.section('A.1.1 Yet more', b.p('x')))),
  ]),
  'references with everything in them': b.paper([
    b.references(
      'Literatur',
      b.reference('A. ', b.italic('Title'), '. 2001.'),
      b.figure('Figure 1'),
      b.note('1', 'a note'),
      b.doubt('%%%'),
      { ...b.reference('[2] B.'), item: { level: 1, mark: '[2]' } },
      b.section('1.1 Primary', b.reference('P.')),
    ),
  ]),
  'references split into fields': b.paper([
    b.references(
      'References',
      ...[
        {
          title: 'On Rivers',
          container: 'Waters',
          volume: '3',
          issue: '2',
          pages: '1–9',
          doi: '10.1/a',
          url: 'https://a.org/b c',
        },
        { title: 'Rivers', publisher: 'Press', doi: '10.1/b' },
        { container: 'Waters', doi: '10.1/c' },
        { doi: '10.1/d' },
        { year: 'in press' },
      ].flatMap(fields => [
        { ...b.reference('A.'), reference: { authors: [], editors: [], ...fields } },
        {
          ...b.reference('B.'),
          reference: { authors: [LEE], editors: [LEE, { surname: 'Press Office' }], year: '2009a', ...fields },
        },
      ]),
    ),
  ]),
  'a float behind a subsection': b.paper([
    b.section('1 A', b.section('1.1 B', b.p('b'))),
    b.references('References', b.reference('A.'), b.table('Table 1', ['x']), b.reference('B.')),
  ]),
  'notes with all marks': b.paper([
    b.section(
      '1 A',
      b.p(
        'a',
        b.call('*'),
        'b',
        b.call('**'),
        'c',
        b.call('†'),
        'd',
        b.call('‖‖'),
        'e',
        b.call('(1)'),
        'f',
        b.call('¹'),
      ),
      ...['*', '**', '†', '‖‖', '(1)', '¹', '§', '¶', 'a', '∗∗', '', undefined].map(mark =>
        b.note(mark, `Note ${mark}.`),
      ),
      b.p('unknown', b.lostCall('7'), ' and again', b.call('*')),
      b.note('*', 'The star again ', b.sup('2'), b.boldItalic('bold'), b.pb(2, true), 'over the page.'),
    ),
  ]),
  'page breaks in every kind of place': b.paper(
    [
      {
        ...b.section('1 A', b.p('One ', b.bold('two'), b.hyphen(), b.pb(3, true), b.bold('three. Four.'))),
        title: [{ type: 'text', text: 'He', style: {} }, b.pb(2, true), { type: 'text', text: 'ading', style: {} }],
      },
      b.section(
        '2 B',
        b.p('First. ', b.pb(4), 'Second.'),
        b.pageBreak(5),
        b.section('2.1 C', b.p('x'), b.pageBreak(6), b.item('•', 1, 'i'), b.pageBreak(7), b.item('•', 1, 'j')),
        b.section(
          '2.2 D',
          b.pageBreak(8),
          b.figure('Figure 1'),
          b.table('Table 1', [
            {
              ...b.cell(''),
              content: [{ type: 'text', text: 'a', style: {} }, b.pb(9), { type: 'text', text: 'b', style: {} }],
            },
          ]),
        ),
      ),
      b.references('References', b.reference('A.', b.pb(10)), b.pageBreak(11)),
    ],
    { pageCount: 13, front: b.front('T', { abstract: [b.p('a'), b.p('b', b.pb(2), 'c')] }) },
  ),
  'a hyphen and a page break in a word': b.paper([
    b.section(
      '1 A',
      b.p(
        'Exam',
        b.hyphen('‐'),
        b.lb(true),
        b.pb(2, true),
        'ple ',
        b.italic('hy'),
        b.hyphen(),
        b.cb(true),
        b.italic('phen'),
        '.',
      ),
    ),
  ]),
  'lists of several levels': b.paper([
    b.section(
      '1 A',
      b.p('Start:'),
      b.item('2.', 2, 'deep first'),
      b.item('1.', 1, 'one'),
      b.item('a)', 2, 'two'),
      b.note('1', 'n'),
      b.item('i', 3, 'three'),
      b.item('', 1, 'four'),
      b.p('End.'),
    ),
  ]),
  'quotation, code, formulas, glosses': b.paper([
    b.section(
      '1 A',
      b.doubt('int main()', { kind: 'code', monospace: true, tooSmall: true }),
      b.doubt('for i', { kind: 'code', content: [{ type: 'text', text: 'for ', style: {} }, VARIABLE] }),
      b.p('where ', b.formulaPlace(1), ' holds ', b.formulaPlace(2), '.'),
      b.doubt('E = mc²', { kind: 'formula', formula: 1 }),
      b.doubt('a = b', { kind: 'formula' }),
      b.doubt('a.  ez   te\n    1SG  2SG', { kind: 'gloss', tags: ['L', 'G'] }),
      b.doubt('b  c\n   d\u0003\te', { kind: 'gloss' }),
    ),
  ]),
  'tables with spans and holes': b.paper([
    b.section(
      '1 A',
      {
        ...b.table('Table 1: T', [b.cell('a', { columnSpan: 2 })], ['b', '']),
        notes: ['* a note', '** two'],
        rules: 'all',
        frame: 'box',
      },
      b.table('', ['a'], []),
      { ...b.table('Table 2', [{ ...b.cell('h'), isHeader: true }], [b.cell('x', { rowSpan: 3 })]), notes: ['n'] },
      b.table('Table 3'),
      b.figure(''),
      b.figure('Figure 1: F', 'x', '', 'y'),
    ),
  ]),
  'characters XML forbids': b.paper(
    [
      b.section(
        '1 A\u0000\u001b<&>"\'',
        b.p('a\u0001b\ud800c\uffffd\u{1d49c}\u00a0e', b.italic('\u0002'), b.bold(' '), 'f'),
        b.doubt('\u0003]]>'),
        b.item('?>"<&', 1, 'x'),
      ),
    ],
    {
      source: 'a b&"<ü>.pdf',
      metadata: { 'Ti\u0000tle': 'x\u0000y', Producer: '\ud83d' },
    },
  ),
  'right to left, and decomposed accents': b.paper(
    [
      b.section('1 مقدمة', b.p('هذه جملة. ', 'עברית e\u0301')),
      { ...b.section('2 B', { ...b.p('Größe.'), language: 'de' }), language: 'he' },
    ],
    { language: 'ar' },
  ),
  'front matter of every kind': b.paper([b.section('1 A', b.p('a'))], {
    metadata: { Producer: 'pdfTeX', Title: 'T' },
    front: b.front('A title', {
      title: [{ type: 'text', text: 'A title', style: { bold: true } }, b.call('∗'), b.sup('2')],
      subtitle: [{ type: 'text', text: 'and what is below', style: {} }],
      authors: [
        { name: 'X', surname: 'X', organisations: [{ name: '' }, { name: 'U', city: 'C', country: 'D' }] },
        {
          name: 'A. B. van C',
          given: 'A.',
          middle: 'B.',
          surname: 'van C',
          email: 'a@b.c',
          homepage: 'http://b.c/~a b',
          orcid: '0000-0002-1825-0097',
          organisations: [{ name: 'U', city: 'C', country: 'D' }],
        },
        { name: '', surname: '', organisations: [] },
      ],
      abstract: [b.p('One. ', b.italic('Two'), b.call('1'), '.'), { ...b.p('Zwei.'), language: 'de' }],
      keywords: ['key & word', 'other'],
      translations: [{ language: 'de', title: 'Ein <Titel>', keywords: ['Wort & Wort'] }],
      publicationInfo: ['Proceedings …', '©2008'],
      printedLines: ['A title', 'X∗ and A. B. van C'],
      printedContent: [
        [b.bold('A title')],
        [b.boldItalic('X'), b.call('∗'), ...b.p(' and ', b.sup('1'), 'A. B. van C').content],
      ],
      footnotes: [b.note('∗', 'Supported.'), b.note('1', 'In the abstract.')],
    }),
  }),
}
