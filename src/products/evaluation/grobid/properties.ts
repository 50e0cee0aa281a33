import { childOf, textOf, type XmlElement } from '../xml/tree.ts'
import type { FieldFormat } from './fields.ts'

/** What documents may be grouped by: `language`, and for JATS `journal`, `publisher`, `type` and `year`. */
export function propertiesOf(root: XmlElement, format: FieldFormat): ReadonlyMap<string, string> {
  const journal = childOf(root, 'front', 'journal-meta')
  const title = childOf(journal, 'journal-title-group', 'journal-title') ?? childOf(journal, 'journal-title')
  const values: readonly (readonly [string, string | undefined])[] =
    format === 'tei'
      ? [['language', root.attributes.lang]]
      : [
          ['language', root.attributes.lang],
          ['type', root.attributes['article-type']],
          ['journal', textOf(title)],
          ['publisher', textOf(childOf(journal, 'publisher', 'publisher-name'))],
          ['year', textOf(childOf(root, 'front', 'article-meta', 'pub-date', 'year'))],
        ]
  return new Map(values.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value.trim()]])))
}
