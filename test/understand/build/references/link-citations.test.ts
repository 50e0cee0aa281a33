import { describe, expect, test } from 'vitest'
import { linkReferences } from '../../../../src/understand/build/references/link-citations.ts'
import type { FrontMatter, Inline, Paragraph, Section } from '../../../../src/model/paper/paper.ts'
import { p, reference, sup } from '../../../support/paper-builder.ts'

const FRONT = { abstract: [], footnotes: [] } as unknown as FrontMatter

function section(kind: Section['kind'], blocks: readonly Paragraph[]): Section {
  return {
    type: 'section',
    id: kind,
    places: [],
    lines: [],
    kind,
    level: 1,
    number: undefined,
    title: [],
    isRunIn: false,
    blocks,
    sections: [],
  }
}

/** The citations of a paragraph as `text→ids`. */
function citations(text: Paragraph, references: readonly string[], labels: readonly string[] = []): string[] {
  const list = references.map(
    (content, i): Paragraph => ({
      ...reference(content),
      id: `b${i + 1}`,
      ...(labels[i] === undefined ? {} : { item: { level: 1, mark: labels[i] } }),
    }),
  )
  const linked = linkReferences({ front: FRONT, sections: [section('text', [text]), section('references', list)] })
  const block = linked.sections[0]?.blocks[0]
  expect(block?.type).toBe('paragraph')
  return show((block as Paragraph).content)
}

function show(content: readonly Inline[]): string[] {
  const found: string[] = []
  let open: string | undefined
  for (const inline of content) {
    if (inline.type === 'citation-start') {
      found.push('')
      open = inline.targets.join(' ')
    } else if (inline.type === 'citation-end') {
      found.push(`${found.pop() ?? ''}→${open}`)
      open = undefined
    } else if (inline.type === 'text' && open !== undefined) found.push((found.pop() ?? '') + inline.text)
  }
  return found
}

const RIVERS = [
  'River, A. (2009a). Small rivers. Water, 1, 2–3.',
  'River, A. (2009b). Large rivers. Water, 2, 2–3.',
  'Hill, B., Dale, C., & Moor, D. (2010). Springs. Water, 3, 2–3.',
  'Dale, C., & Moor, D. (2010). Ponds. Water, 3, 4–5.',
]

describe('citations by names and year', () => {
  test('are tied to the entry with these names, alone, in lists and in running text', () => {
    const text = p('As shown (River, 2009a, b; Hill et al. 2010), and by Dale and Moor (2010).')
    expect(citations(text, RIVERS)).toEqual([
      'River, 2009a→b1',
      'b→b2',
      'Hill et al. 2010→b3',
      'Dale and Moor (2010)→b4',
    ])
  })

  test('stay plain where two entries fit, or other names stand there', () => {
    expect(citations(p('See River (2009), Stone and Moor (2010), Hill and Stone (2010).'), RIVERS)).toEqual([])
  })
})

describe('citations by label', () => {
  const labels = ['[1]', '[2]', '[3]', '[4]']

  test('in brackets, with lists and ranges', () => {
    expect(citations(p('Seen [1, 2–4] and [3].'), RIVERS, labels)).toEqual(['1→b1', '2–4→b2 b3 b4', '3→b3'])
  })

  test('raised, but not as exponents', () => {
    expect(
      citations(p('Seen before', sup('1,2'), ' on 10 km', sup('2'), ' of land.', sup('3-4')), RIVERS, labels),
    ).toEqual(['1→b1', '2→b2', '3-4→b3 b4'])
  })

  test('stay plain where one of a group has no entry', () => {
    expect(citations(p('Seen [1], [2, 3] and [3, 9].'), RIVERS, labels)).toEqual(['1→b1', '2→b2', '3→b3'])
  })
})
