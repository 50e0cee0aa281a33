import type { Inline, Paper, Paragraph } from '../../../model/paper/paper.ts'
import { splitEntries } from '../../../understand/build/references/split-entries.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'

/**
 * A paper that has nothing but a list of references: for entries that come without their paper. The entries vote on how
 * they are written, as those of a paper do; one alone gives only what is certain.
 */
export function citationsPaper(texts: readonly string[]): Paper {
  const contents = texts.map((text): readonly Inline[] => [{ type: 'text', text: foldWhitespace(text), style: {} }])
  const fields = splitEntries(contents)
  const blocks = contents.map((content, i): Paragraph => {
    const reference = fields[i]
    const block = { type: 'paragraph', kind: 'reference', id: `ref${i + 1}`, places: [], lines: [], content } as const
    return reference === undefined ? block : { ...block, reference }
  })
  const section = {
    type: 'section',
    kind: 'references',
    id: 's1',
    places: [],
    lines: [],
    level: 1,
    number: undefined,
    title: [],
    isRunIn: false,
    blocks,
    sections: [],
  } as const
  return { ...EMPTY_PAPER, sections: [section] }
}

const EMPTY_PAPER: Paper = {
  id: 'citations',
  source: 'citations',
  metadata: {},
  language: 'en',
  pages: [{ local: 1, global: undefined, width: 1, height: 1 }],
  front: {
    title: [],
    subtitle: [],
    authors: [],
    abstract: [],
    keywords: [],
    publicationInfo: [],
    publication: [],
    printedLines: [],
    lines: [],
    footnotes: [],
  },
  sections: [],
  furniture: [],
}
