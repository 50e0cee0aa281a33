import type { Author, Paper } from '../../../model/paper/paper.ts'
import { textOfTree, toInlineTree } from '../document/inline-tree.ts'
import { affiliationOf, printedNameOf } from '../document/front-lines.ts'
import { factsOf } from '../document/publication.ts'
import { toPlainText } from '../document/plain-text.ts'

/** What YAML holds here. */
type Value = string | readonly Value[] | { readonly [key: string]: Value | undefined }

/** The header of a paper as the YAML that pandoc and site generators read at the start of Markdown. */
export function writeFrontMatter({ front, language, source }: Paper, generator: string): string {
  const { first } = factsOf(front)
  const entries: Readonly<Record<string, Value | undefined>> = {
    title: textOfTree(toInlineTree(front.title)),
    subtitle: textOfTree(toInlineTree(front.subtitle)),
    author: front.authors.map(toAuthor),
    date: first('date'),
    doi: first('doi'),
    journal: first('journal'),
    volume: first('volume'),
    issue: first('issue'),
    keywords: front.keywords,
    lang: language,
    source,
    generator,
  }
  const lines = Object.entries(entries).flatMap(([key, value]) => writeEntry(key, value, ''))
  return ['---', ...lines, '---'].join('\n')
}

function toAuthor(author: Author): Value {
  return {
    name: printedNameOf(author),
    affiliation: author.organisations.map(affiliationOf),
    email: author.email,
    orcid: author.orcid,
  }
}

/** Texts are quoted as in JSON, which YAML reads. Nothing is written for what is empty. */
function writeEntry(key: string, value: Value | undefined, indent: string): readonly string[] {
  if (value === undefined || value.length === 0) return []
  if (typeof value === 'string') return [`${indent}${key}: ${JSON.stringify(toPlainText(value))}`]
  if (!isList(value)) return []
  return [`${indent}${key}:`, ...value.flatMap(item => writeItem(item, `${indent}  `))]
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

function writeItem(item: Value, indent: string): readonly string[] {
  if (typeof item === 'string') return [`${indent}- ${JSON.stringify(toPlainText(item))}`]
  const lines = Object.entries(item).flatMap(([key, value]) =>
    writeEntry(key, value as Value | undefined, `${indent}  `),
  )
  return lines.map((line, i) => (i === 0 ? `${indent}- ${line.trimStart()}` : line))
}
