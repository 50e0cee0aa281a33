/** Kinds of works of Crossref whose names in CSL are others; the rest have the same, or are articles. */
const TYPES: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'reference-entry': 'entry',
  'posted-content': 'article',
  'edited-book': 'book',
  'reference-book': 'book',
  monograph: 'book',
  proceedings: 'book',
  dissertation: 'thesis',
  'report-component': 'report',
  'peer-review': 'review',
}

type Work = Readonly<Record<string, unknown>>

/** Whether JSON is what the interface of Crossref answers: a work, or a list of them, in `message`. */
export function isCrossref(value: unknown): value is { readonly message: Work } {
  return isObject(value) && isObject(value.message) && typeof value['message-type'] === 'string'
}

/**
 * The works of an answer of Crossref as items of CSL-JSON, which its fields were made after: titles are lists, and kinds have other
 * names. A work without a DOI has its number in the list.
 *
 * @see https://github.com/CrossRef/rest-api-doc/blob/master/api_format.md
 */
export function readCrossref({ message }: { readonly message: Work }): Work[] {
  const works = Array.isArray(message.items) ? message.items.filter(isObject) : [message]
  return works.map((work, i) => {
    const title = [first(work.title), first(work.subtitle)].filter(part => part !== undefined).map(toText)
    const type = typeof work.type === 'string' ? work.type : ''
    return {
      ...work,
      id: typeof work.DOI === 'string' ? work.DOI : `work-${i + 1}`,
      type: Object.hasOwn(TYPES, type) ? TYPES[type] : type === '' ? 'document' : type,
      title: title.length === 0 ? undefined : title.join(': '),
      'container-title': toText(first(work['container-title'])),
      'publisher-place': work['publisher-location'],
      ISSN: first(work.ISSN),
      ISBN: first(work.ISBN),
      issued: work.issued ?? work.published,
      author: namesOf(work.author),
      editor: namesOf(work.editor),
      // It is JATS.
      abstract: undefined,
    }
  })
}

/** Tags of the face markup of Crossref, JATS and MathML, but those that mean the same in CSL-JSON. */
const OTHER_TAGS = /<(?!\/?(?:i|b|sub|sup)>)\/?[a-z][^<>]*>/giu
const ENTITY = /&(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/giu
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text with the type that CSL-JSON has; Crossref keeps what publishers deposit, entities and all. */
function toText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const styled = value.replace(/<(\/?)(?:jats:)?italic>/giu, '<$1i>').replace(/<(\/?)(?:jats:)?bold>/giu, '<$1b>')
  return styled.replace(OTHER_TAGS, '').replace(ENTITY, (entity, name: string) => {
    const code = name.startsWith('#') ? Number(name.replace(/^#x/iu, '0x').replace('#', '')) : undefined
    if (code === undefined) return CHARACTERS[name.toLowerCase()] ?? entity
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}

/** The first of a list of texts. */
function first(value: unknown): unknown {
  return Array.isArray(value) ? (value as unknown[])[0] : value
}

/** Organisations have a `name`. */
function namesOf(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  return value.filter(isObject).map(({ name, ...person }) => (name === undefined ? person : { literal: name }))
}

function isObject(value: unknown): value is Work {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
