/** The format of a document that has the fields. */
export type FieldFormat = 'tei' | 'jats'

/** A field of GROBID's evaluation with the paths to its texts in TEI and in JATS. */
export interface Field {
  readonly name: string
  /** Whether it is compared by more than equality. Dates, volumes, issues and pages are not. */
  readonly isTextual: boolean
  readonly tei: readonly string[]
  readonly jats: readonly string[]
}

const META = '/article/front/article-meta'
const CONTRIBUTOR = `${META}/contrib-group/contrib[@contrib-type="author"]`
const AUTHOR = '//sourceDesc/biblStruct/analytic/author'

/** Of the header: the paths begin at the root. */
export const HEADER_FIELDS: readonly Field[] = [
  textual('title', ['//titleStmt/title/text()'], [`${META}/title-group/article-title//text()`]),
  textual('authors', [`${AUTHOR}/persName/surname/text()`], [`${CONTRIBUTOR}/name/surname/text()`]),
  textual('first_author', [`${AUTHOR}[1]/persName/surname/text()`], [`${CONTRIBUTOR}[1]/name/surname/text()`]),
  textual('abstract', ['//profileDesc/abstract//text()'], [`${META}/abstract//text()`]),
  textual('keywords', ['//profileDesc/textClass/keywords//text()'], [`${META}/kwd-group/kwd/text()`]),
]

/** Where the entries of a bibliography are. */
export const REFERENCE_PATHS = { tei: '//back/div/listBibl/biblStruct', jats: '//ref-list/ref' }

/** Of an entry of the bibliography: the paths begin at the entry. */
export const REFERENCE_FIELDS: readonly Field[] = [
  textual('title', ['analytic/title/text()'], ['*/article-title//text()']),
  textual(
    'authors',
    ['analytic/author/persName/surname/text()'],
    ['*//surname[parent::name|parent::string-name]/text()'],
  ),
  textual(
    'first_author',
    ['analytic/author[1]/persName/surname/text()'],
    ['*//name[1]/surname/text()', '*//string-name[1]/surname/text()'],
  ),
  exact('date', ['monogr/imprint/date/@when'], ['*/year/text()']),
  textual('inTitle', ['monogr/title/text()'], ['*/source/text()']),
  exact('volume', ['monogr/imprint/biblScope[@unit="volume" or @unit="vol"]/text()'], ['*/volume/text()']),
  exact('issue', ['monogr/imprint/biblScope[@unit="issue"]/text()'], ['*/issue/text()']),
  exact('page', ['monogr/imprint/biblScope[@unit="page"]/@from'], ['*/fpage/text()']),
  textual('doi', ['analytic/idno[@type="DOI"]/text()'], ['*/pub-id[@pub-id-type="doi"]/text()']),
  textual('pmid', ['analytic/idno[@type="PMID"]/text()'], ['*/pub-id[@pub-id-type="pmid"]/text()']),
  textual('pmcid', ['analytic/idno[@type="PMCID"]/text()'], ['*/pub-id[@pub-id-type="pmcid"]/text()']),
]

/** Fields whose texts are identifiers. */
export const IDENTIFIER_FIELDS: ReadonlySet<string> = new Set(['doi', 'pmid', 'pmcid'])

/** Of the full text: the paths begin at the root, and each text counts by itself. */
export const FULL_TEXT_FIELDS: readonly Field[] = [
  textual('section_title', ['//text/body/div/head/text()'], ['//body//sec/title/text()']),
  textual('reference_citation', ['//ref[@type="bibr"]/text()'], ['//xref[@ref-type="bibr"]/text()']),
  textual('reference_figure', ['//ref[@type="figure"]/text()'], ['//xref[@ref-type="fig"]/text()']),
  textual('reference_table', ['//ref[@type="table"]/text()'], ['//xref[@ref-type="table"]/text()']),
  textual('figure_title', ['//figure[not(@type)]/head/text()'], ['//fig/label/text()', '//fig/caption/title/text()']),
  textual(
    'table_title',
    ['//figure[@type="table"]/head/text()'],
    ['//table-wrap/label/text()', '//table-wrap/caption/title/text()'],
  ),
  textual(
    'availability_stmt',
    ['//div[@type="availability"]//text()'],
    [
      '//sec[@sec-type="availability"]//text()',
      '//p[@content-type="availability"]//text()',
      '//sec[@specific-use="availability"]//text()',
      '//sec[@sec-type="data-availability"]//text()',
      '//custom-meta[@id="data-availability"]/meta-value//text()',
    ],
  ),
  textual(
    'funding_stmt',
    ['//div[@type="funding"]//text()'],
    [
      '//sec[@sec-type="funding"]//text()',
      '//p[@content-type="funding"]//text()',
      '//sec[@specific-use="funding"]//text()',
      '//funding-statement//text()',
    ],
  ),
]

/** Where the ids of entries are, and the places in the text that point at them. */
export const CONTEXT_PATHS = {
  tei: { entry: '//listBibl/biblStruct/@id', callout: '//ref[@type="bibr"]/@target' },
  jats: { entry: '//ref-list/ref/@id', callout: '//xref[@ref-type="bibr"]/@rid' },
}

/** The collections whose gold has what their pages do not print. */
export const DATASETS = ['pmc', 'biorxiv', 'plos', 'elife'] as const

/** One of {@link DATASETS}. */
export type Dataset = (typeof DATASETS)[number]

/** The fields that are not evaluated for a collection. */
export const LEFT_OUT: Readonly<Record<Dataset, readonly string[]>> = {
  pmc: ['doi', 'pmid', 'pmcid', 'availability_stmt', 'funding_stmt'],
  biorxiv: [],
  plos: ['doi', 'pmid', 'pmcid'],
  elife: ['doi', 'pmid', 'pmcid', 'keywords'],
}

function textual(name: string, tei: readonly string[], jats: readonly string[]): Field {
  return { name, isTextual: true, tei, jats }
}

function exact(name: string, tei: readonly string[], jats: readonly string[]): Field {
  return { name, isTextual: false, tei, jats }
}
