import type { Paragraph, ReferenceFields, ReferenceName } from '../../../model/paper/paper.ts'
import { toInlineTree } from '../document/inline-tree.ts'
import { toPlainText } from '../document/plain-text.ts'
import { element, textElement, wrapped } from '../document/markup.ts'
import type { JatsContext } from './jats-context.ts'
import { writeJatsLabel } from './jats-inlines.ts'

/** An entry of the list of references: its fields, as far as they are known, and its printed text. */
export function writeReference({ id, item, reference, content }: Paragraph, context: JatsContext): string {
  return element('ref', { id: id || undefined }, [
    textElement('label', {}, toPlainText(item?.mark ?? '').trim()),
    reference === undefined ? '' : writeFields(reference),
    element('mixed-citation', {}, writeJatsLabel(toInlineTree(content), context)),
  ])
}

function writeFields(fields: ReferenceFields): string {
  const { pages = '', doi, url } = fields
  const [first = '', last = ''] = pages.split(/[–-]/u)
  return wrapped('element-citation', { 'publication-type': publicationTypeOf(fields) }, [
    writeNames('author', fields.authors, fields.isShortened === true),
    writeNames('editor', fields.editors, false),
    text('article-title', fields.title),
    text('source', fields.container),
    text('year', fields.year),
    text('volume', fields.volume),
    text('issue', fields.issue),
    text('fpage', first),
    text('lpage', last),
    text('publisher-name', fields.publisher),
    doi === undefined ? '' : textElement('pub-id', { 'pub-id-type': 'doi' }, toPlainText(doi)),
    url === undefined ? '' : textElement('ext-link', { 'ext-link-type': 'uri', 'xlink:href': url }, toPlainText(url)),
  ])
}

/** Fields say what kind of work it is, where they do: only journals have volumes and no publisher. */
function publicationTypeOf({ container, volume, publisher }: ReferenceFields): string {
  if (container !== undefined && volume !== undefined && publisher === undefined) return 'journal'
  return container === undefined && publisher !== undefined ? 'book' : 'other'
}

function writeNames(type: string, names: readonly ReferenceName[], isShortened: boolean): string {
  return wrapped('person-group', { 'person-group-type': type }, [
    ...names.map(({ surname, given }) =>
      given === undefined
        ? text('collab', surname)
        : element('name', {}, [text('surname', surname), text('given-names', given)]),
    ),
    isShortened ? '<etal/>' : '',
  ])
}

function text(name: string, value: string | undefined): string {
  return textElement(name, {}, value === undefined ? '' : toPlainText(value).trim())
}
