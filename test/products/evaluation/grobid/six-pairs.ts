/** What a document of the test says, for both formats. */
interface Content {
  readonly title?: string
  readonly authors?: readonly string[]
  readonly abstract?: string
  readonly keywords?: readonly string[]
  readonly sections?: readonly string[]
  readonly figures?: readonly string[]
  readonly callouts?: readonly (readonly [id: string, text: string])[]
  readonly references?: readonly ReferenceContent[]
}

interface ReferenceContent {
  readonly id?: string
  readonly authors?: readonly string[]
  readonly title?: string
  readonly journal?: string
  readonly date?: string
  readonly volume?: string
  readonly page?: string
}

const each = <Item>(items: readonly Item[] | undefined, write: (item: Item) => string) =>
  (items ?? []).map(write).join('')
const one = (value: string | undefined, write: (value: string) => string) => (value === undefined ? '' : write(value))

/** A gold in JATS. */
export function toJats(content: Content): string {
  const contributors = each(
    content.authors,
    name => `<contrib contrib-type="author"><name><surname>${name}</surname></name></contrib>`,
  )
  const meta = [
    one(content.title, title => `<title-group><article-title>${title}</article-title></title-group>`),
    `<contrib-group>${contributors}</contrib-group>`,
    one(content.abstract, abstract => `<abstract><p>${abstract}</p></abstract>`),
    `<kwd-group>${each(content.keywords, word => `<kwd>${word}</kwd>`)}</kwd-group>`,
  ]
  const body = [
    each(content.sections, title => `<sec><title>${title}</title></sec>`),
    each(content.figures, label => `<fig><label>${label}</label></fig>`),
    each(content.callouts, ([id, text]) => `<p><xref ref-type="bibr" rid="${id}">${text}</xref></p>`),
  ]
  const references = each(content.references, toRef)
  return `<article><front><article-meta>${meta.join('')}</article-meta></front><body>${body.join('')}</body><back><ref-list>${references}</ref-list></back></article>`
}

function toRef({ id, authors, title, journal, date, volume, page }: ReferenceContent): string {
  const fields = [
    each(authors, name => `<name><surname>${name}</surname></name>`),
    one(title, text => `<article-title>${text}</article-title>`),
    one(journal, text => `<source>${text}</source>`),
    one(date, text => `<year>${text}</year>`),
    one(volume, text => `<volume>${text}</volume>`),
    one(page, text => `<fpage>${text}</fpage>`),
  ]
  return `<ref${one(id, value => ` id="${value}"`)}><element-citation>${fields.join('')}</element-citation></ref>`
}

/** A result in TEI, as GROBID writes it. */
export function toTei(content: Content): string {
  const author = (name: string) => `<author><persName><surname>${name}</surname></persName></author>`
  const header = [
    `<fileDesc><titleStmt>${one(content.title, title => `<title>${title}</title>`)}</titleStmt>`,
    `<sourceDesc><biblStruct><analytic>${each(content.authors, author)}</analytic></biblStruct></sourceDesc></fileDesc>`,
    '<profileDesc>',
    one(content.abstract, abstract => `<abstract><p>${abstract}</p></abstract>`),
    `<textClass><keywords>${each(content.keywords, word => `<term>${word}</term>`)}</keywords></textClass></profileDesc>`,
  ]
  const body = [
    each(content.sections, title => `<div><head>${title}</head></div>`),
    each(content.figures, label => `<figure><head>${label}</head></figure>`),
    each(content.callouts, ([id, text]) => `<p><ref type="bibr" target="#${id}">${text}</ref></p>`),
  ]
  const references = each(content.references, ({ id, authors, title, journal, date, volume, page }) => {
    const analytic = `${one(title, text => `<title>${text}</title>`)}${each(authors, author)}`
    const imprint = [
      one(date, text => `<date when="${text}"/>`),
      one(volume, text => `<biblScope unit="volume">${text}</biblScope>`),
      one(page, text => `<biblScope unit="page" from="${text}"/>`),
    ]
    const monograph = `${one(journal, text => `<title>${text}</title>`)}<imprint>${imprint.join('')}</imprint>`
    return `<biblStruct xml:id="${id}"><analytic>${analytic}</analytic><monogr>${monograph}</monogr></biblStruct>`
  })
  return `<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader>${header.join('')}</teiHeader><text><body>${body.join('')}</body><back><div><listBibl>${references}</listBibl></div></back></text></TEI>`
}

const RIVERS = {
  authors: ['Lee', 'Kim'],
  title: 'Rivers and lakes',
  journal: 'Water',
  date: '2001',
  volume: '3',
  page: '7',
}
const TREES = { authors: ['Moe'], title: 'Old trees', journal: 'Wood', date: '1999', volume: '12', page: '40' }

/** Six documents, each as the gold has it and as a program read it. The counts by hand are in the test. */
export const SIX_PAIRS: readonly (readonly [name: string, gold: Content, result: Content])[] = [
  // All the same.
  [
    'same',
    {
      title: 'A study of rivers',
      authors: ['Lee', 'Kim'],
      abstract: 'Rivers flow.',
      keywords: ['water'],
      sections: ['Introduction', 'Results'],
      figures: ['Figure 1'],
      callouts: [['b1', '[1]']],
      references: [{ id: 'b1', ...RIVERS }],
    },
    {
      title: 'A study of rivers',
      authors: ['Lee', 'Kim'],
      abstract: 'Rivers flow.',
      keywords: ['water'],
      sections: ['Introduction', 'Results'],
      figures: ['Figure 1'],
      callouts: [['b0', '[1]']],
      references: [{ id: 'b0', ...RIVERS }],
    },
  ],
  // The title differs by a full stop (soft), a section by case, the page of the reference by a digit.
  [
    'soft',
    {
      title: 'On the Wide Sea',
      authors: ['Moe'],
      abstract: 'Abstract The sea is wide.',
      sections: ['Methods', 'End'],
      callouts: [
        ['b1', '(1)'],
        ['b1', '(1)'],
      ],
      references: [{ id: 'b1', ...TREES }],
    },
    {
      title: 'On the wide sea.',
      authors: ['Moe'],
      abstract: 'The sea is wide.',
      sections: ['METHODS', 'End'],
      callouts: [['b0', '(1)']],
      references: [{ id: 'b0', ...TREES, page: '41' }],
    },
  ],
  // The title has two of ten letters wrong (Levenshtein only); an author is missing; the reference matches by authors and date.
  [
    'levenshtein',
    { title: 'abcdefghij', authors: ['Abel', 'Oz'], references: [{ id: 'b1', ...RIVERS }] },
    { title: 'abcdefghxy', authors: ['Abel'], references: [{ id: 'b0', ...RIVERS, title: 'Something else entirely' }] },
  ],
  // One letter of 35 is missing in the title (Levenshtein and Ratcliff); a reference matches by journal, volume and page.
  [
    'ratcliff',
    {
      title: 'The growth of trees in cold valleys',
      authors: ['Zhu'],
      callouts: [['b2', '2']],
      references: [
        { id: 'b1', ...RIVERS },
        { id: 'b2', ...TREES },
      ],
    },
    {
      title: 'The growth of tree in cold valleys',
      authors: ['Zhu'],
      callouts: [
        ['b0', '2'],
        ['b0', '2'],
      ],
      references: [{ id: 'b0', journal: 'Wood', volume: '12', page: '40' }],
    },
  ],
  // The result has no title, and an abstract that is none; a reference is invented, with a callout.
  [
    'missing',
    { title: 'Here and there', authors: ['Ito'], sections: ['One'], figures: ['Fig. 1'] },
    {
      authors: ['Ito'],
      abstract: 'Not there.',
      figures: [],
      sections: ['One', 'Two'],
      callouts: [['b0', '[9]']],
      references: [{ id: 'b0', title: 'Invented', date: '2020' }],
    },
  ],
  // A wrong title; neither has authors; the reference of the gold has no id, is aligned by surname and title, and not scored.
  [
    'wrong',
    { title: 'Quiet days', references: [{ authors: ['Moe'], title: 'Old trees' }] },
    { title: 'Zebra zoology!!', references: [{ id: 'b0', authors: ['Moe'], title: 'Old trees', date: '1999' }] },
  ],
]
