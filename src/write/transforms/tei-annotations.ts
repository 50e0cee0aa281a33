/**
 * Places of references, citations and floats, read from TEI that this program wrote with the flavour `grobid` and
 * coordinates. Its tags are found as text, as in `tei-parts.ts`. The form of the JSON is that of GROBID's annotations.
 */

/** A box on a page: page from 1, origin at the top left, points. */
interface Box {
  readonly p: number
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What is pointed at, with the boxes of its lines. */
interface Annotated {
  readonly id: string
  readonly url?: string
  readonly pos: readonly Box[]
}

/** One box of what points: a mark that runs over a line end has two. */
interface Marker extends Box {
  readonly id: string
}

/** What annotations are asked for besides references and formulas. */
export interface AnnotationChoices {
  readonly figuresAndTables: boolean
}

/** Places of the references and formulas of a document and of what points to them, as JSON. */
export function annotationsOfTei(tei: string, { figuresAndTables }: AnnotationChoices): string {
  const figures = elementsOf(tei, 'figure')
  const isTable = ({ id }: Annotated) => id.startsWith('tab_')
  const floats = {
    figures: figures.filter(figure => !isTable(figure)),
    figureMarkers: markersOf(tei, 'figure'),
    tables: figures.filter(isTable),
    tableMarkers: markersOf(tei, 'table'),
  }
  return JSON.stringify({
    pages: pagesOf(tei),
    refBibs: referencesOf(tei),
    refMarkers: markersOf(tei, 'bibr'),
    formulas: elementsOf(tei, 'formula'),
    formulaMarkers: markersOf(tei, 'formula'),
    ...(figuresAndTables && floats),
  })
}

function pagesOf(tei: string) {
  return [...tei.matchAll(/<surface\b([^>]*)>/gu)].map(([, attributes = '']) => ({
    page_height: Number(attributeOf(attributes, 'lry')),
    page_width: Number(attributeOf(attributes, 'lrx')),
  }))
}

function referencesOf(tei: string): readonly Annotated[] {
  const [list = ''] = /<listBibl\b.*<\/listBibl>/su.exec(tei) ?? []
  return [...list.matchAll(/<biblStruct\b([^>]*)>(.*?)<\/biblStruct>/gsu)].flatMap(
    ([, attributes = '', content = '']) => annotatedOf(attributes, urlOf(content)),
  )
}

/** Elements with an id and places, in their order. */
function elementsOf(tei: string, name: 'figure' | 'formula'): readonly Annotated[] {
  const tags = tei.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gu'))
  return [...tags].flatMap(([, attributes = '']) => annotatedOf(attributes, undefined))
}

function annotatedOf(attributes: string, url: string | undefined): readonly Annotated[] {
  const id = attributeOf(attributes, 'xml:id')
  const pos = boxesOf(attributes)
  return id === undefined || pos.length === 0 ? [] : [{ id, ...(url !== undefined && { url }), pos }]
}

function markersOf(tei: string, type: string): readonly Marker[] {
  const tags = [...tei.matchAll(/<ref\b([^>]*)>/gu)].map(([, attributes = '']) => attributes)
  return tags
    .filter(attributes => attributeOf(attributes, 'type') === type)
    .flatMap(attributes => {
      const id = attributeOf(attributes, 'target')?.replace(/^#/, '')
      return id === undefined ? [] : boxesOf(attributes).map(box => ({ id, ...box }))
    })
}

function boxesOf(attributes: string): readonly Box[] {
  const coords = attributeOf(attributes, 'coords') ?? ''
  return coords
    .split(';')
    .filter(box => box !== '')
    .map(box => {
      const [p = 0, x = 0, y = 0, w = 0, h = 0] = box.split(',').map(Number)
      return { p, x, y, w, h }
    })
}

/** Where a reference is to be found: by its DOI, else by the address that it prints. */
function urlOf(reference: string): string | undefined {
  const [, doi] = /<idno type="DOI">([^<]+)<\/idno>/u.exec(reference) ?? []
  const [, address] = /<ptr target="([^"]+)"/u.exec(reference) ?? []
  if (doi !== undefined) return `https://doi.org/${unescaped(doi)}`
  return address === undefined ? undefined : unescaped(address)
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'u').exec(attributes)?.[1]
}

function unescaped(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
}
