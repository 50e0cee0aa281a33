import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ROLE_LABELS } from '../../src/model/corrections/corrections.ts'
import { parseCorrections } from '../../src/understand/corrections/parse-corrections.ts'
import { giveLevel, giveRole, moveBlock, toggleJoin } from '../../src/page-app/edits/actions.ts'
import {
  changedPages,
  type Draft,
  NO_CORRECTIONS,
  toCorrections,
  toDraft,
  withChange,
} from '../../src/page-app/edits/draft.ts'
import { History } from '../../src/page-app/edits/history.ts'
import { mergeDrafts } from '../../src/page-app/edits/merge-drafts.ts'
import { hintsFor } from '../../src/page-app/keys/hints.ts'
import { isSingle, keyName } from '../../src/page-app/keys/commands.ts'
import { type ShownBlock, type ShownPage, toShownPage } from '../../src/page-app/edits/shown-blocks.ts'
import { hiddenBlocks, sectionOf, withoutCollapsed } from '../../src/page-app/model/sections.ts'
import { evidenceInWords } from '../../src/page-app/shared/evidence-words.ts'
import { ROLE_LETTERS } from '../../src/page-app/shared/role-letters.ts'
import type { InspectedBlock, InspectedPage } from '../../src/write/writers/inspection/inspection.ts'

function blockOf(id: string, more: Partial<InspectedBlock> = {}): InspectedBlock {
  return {
    id: `p1-${id}`,
    box: [0, 0, 9, 9],
    role: 'text',
    score: 1,
    evidence: [],
    text: `text of ${id}`,
    lines: [],
    ...more,
  }
}

const PAGE: InspectedPage = {
  number: 1,
  width: 100,
  height: 100,
  texts: [],
  rules: [],
  figures: [],
  dropped: [],
  blocks: [
    blockOf('aaaaa', { order: 1, role: 'heading', level: 2, score: 0.6 }),
    blockOf('bbbbb', { order: 2, joins: 'p0-zzzzz' }),
    blockOf('ccccc', { order: 3, role: 'footnote', decidedRole: 'text' }),
    blockOf('ddddd', { role: 'page-number' }),
  ],
}

/** The blocks of the page with a draft. */
function shown(draft: Draft) {
  return toShownPage(PAGE, draft).blocks
}
const [HEADING, TEXT, NOTE] = shown(NO_CORRECTIONS).map(block => [block] as const) as [Blocks, Blocks, Blocks]
type Blocks = readonly [ReturnType<typeof shown>[number]]

/** What the corrections of a draft say, without the texts. */
function said(draft: Draft) {
  return toCorrections(draft, []).map(correction => ({ ...correction, text: undefined }))
}

describe('corrections by hand', () => {
  test('say only what differs from the program', () => {
    const note = giveRole(NO_CORRECTIONS, TEXT, 'footnote')
    expect(said(note)).toEqual([{ block: 'p1-bbbbb', role: 'footnote' }])
    expect(giveRole(note, TEXT, 'text').blocks.size).toBe(0)
    expect(said(giveLevel(NO_CORRECTIONS, TEXT, 3))).toEqual([{ block: 'p1-bbbbb', role: 'heading', level: 3 }])
    expect(giveLevel(giveLevel(NO_CORRECTIONS, HEADING, 3), HEADING, 2).blocks.size).toBe(0)
    // A person has made a note of it before: what the program says is `text`.
    expect(said(giveRole(NO_CORRECTIONS, NOTE, 'footnote'))).toEqual([{ block: 'p1-ccccc', role: 'footnote' }])
  })

  test('forget the level with the heading, and the join with the text', () => {
    expect(said(giveRole(giveLevel(NO_CORRECTIONS, HEADING, 4), HEADING, 'formula'))).toEqual([
      { block: 'p1-aaaaa', role: 'formula' },
    ])
    const parted = toggleJoin(NO_CORRECTIONS, TEXT)
    expect(said(parted)).toEqual([{ block: 'p1-bbbbb', join: false }])
    expect(toggleJoin(parted, TEXT).blocks.size).toBe(0)
    expect(said(giveRole(parted, TEXT, 'formula'))).toEqual([{ block: 'p1-bbbbb', role: 'formula' }])
  })

  test('move a block, and back again to where it was', () => {
    const inText = (draft: Draft) => shown(draft).filter(({ order }) => order !== undefined)
    const move = (draft: Draft, by: -1 | 1) => moveBlock(draft, TEXT[0], inText(draft), by)
    const earlier = move(NO_CORRECTIONS, -1)
    expect(inText(earlier).map(({ id }) => id)).toEqual(['p1-bbbbb', 'p1-aaaaa', 'p1-ccccc'])
    expect(move(earlier, -1)).toBe(earlier)
    expect(move(earlier, 1).blocks.size).toBe(0)
    expect(inText(move(NO_CORRECTIONS, 1)).map(({ id }) => id)).toEqual(['p1-aaaaa', 'p1-ccccc', 'p1-bbbbb'])
  })

  test('are saved as a file that the program reads, in the order of the paper', () => {
    const draft = [...shown(NO_CORRECTIONS)].reduce((all, block) => withChange(all, block, { note: 'seen' }), {
      ...NO_CORRECTIONS,
      header: [{ header: 'title', text: 'a', value: 'b' }] as const,
    } as Draft)
    const corrections = toCorrections(draft, ['p1-ccccc', 'p1-aaaaa'])
    const file = JSON.stringify({ format: 'paperxml-corrections', version: 1, source: 'a.pdf', corrections })
    expect(parseCorrections(file, 'a')).toEqual(corrections)
    expect(corrections.map(each => ('block' in each ? each.block : 'header' in each && each.header))).toEqual([
      'title',
      'p1-ccccc',
      'p1-aaaaa',
      'p1-bbbbb',
      'p1-ddddd',
    ])
    expect(toDraft(corrections)).toEqual(draft)
  })

  test('of two people are put together, each with its own', () => {
    const base = giveRole(NO_CORRECTIONS, HEADING, 'text')
    const own = giveRole(giveRole(base, TEXT, 'formula'), HEADING, 'heading')
    const other = giveRole(giveRole(base, TEXT, 'code'), NOTE, 'table')
    const { draft, conflicts } = mergeDrafts(base, own, other)
    expect(said(draft)).toEqual([
      { block: 'p1-bbbbb', role: 'formula' },
      { block: 'p1-ccccc', role: 'table' },
    ])
    expect(conflicts).toEqual([
      {
        key: 'p1-bbbbb',
        own: expect.objectContaining({ role: 'formula' }),
        other: expect.objectContaining({ role: 'code' }),
      },
    ])
    expect(said(mergeDrafts(base, own, other, new Set(['p1-bbbbb'])).draft)).toContainEqual({
      block: 'p1-bbbbb',
      role: 'code',
    })
  })

  test('of different lines and parts of one block are both kept', () => {
    const line = (number: number, is: string) => ({ line: number, read: `line ${number}`, is })
    const base = withChange(NO_CORRECTIONS, TEXT[0], { words: [line(4, 'four')] })
    const own = withChange(base, TEXT[0], { words: [line(2, 'two'), line(4, 'four')], language: 'de' })
    const other = withChange(base, TEXT[0], { role: 'footnote', join: true, words: [line(4, 'fore'), line(9, 'nine')] })
    const merged = mergeDrafts(base, own, other)
    expect(merged.conflicts).toEqual([])
    expect(said(merged.draft)).toEqual([
      {
        block: 'p1-bbbbb',
        words: [line(2, 'two'), line(4, 'fore'), line(9, 'nine')],
        language: 'de',
        role: 'footnote',
        join: true,
      },
    ])
    // Who has made a heading of it and who joins it with another text do not mean one thing.
    const heading = giveLevel(base, TEXT, 2)
    expect(mergeDrafts(base, heading, other).conflicts).toHaveLength(1)
    // What both have taken back is gone, and its block with it.
    expect(mergeDrafts(base, NO_CORRECTIONS, NO_CORRECTIONS).draft.blocks.size).toBe(0)
    const fewer = mergeDrafts(own, withChange(own, TEXT[0], { language: undefined }), base).draft
    expect(said(fewer)).toEqual([{ block: 'p1-bbbbb', words: [line(4, 'four')] }])
  })

  test('of fields of one reference, and of the header, are both kept', () => {
    const reference = (fields: object) => ({ page: 9, text: 'Hill A', reference: fields })
    const added = (surname: string) => ({ header: 'author', text: '', surname }) as const
    const own = toDraft([added('Lee'), reference({ year: '2010' })])
    const other = toDraft([added('Hill'), reference({ year: '2011', title: 'Rivers' }), { reviewed: 3 }])
    const { draft, conflicts } = mergeDrafts(NO_CORRECTIONS, own, other)
    expect(draft.header).toEqual([added('Hill'), added('Lee')])
    expect(draft.references).toEqual([reference({ year: '2010', title: 'Rivers' })])
    expect(draft.reviews).toEqual([3])
    expect(conflicts.map(({ key }) => key)).toEqual(['page 9: Hill A'])
  })

  test('change the pages of their blocks and those that are reviewed, and no others', () => {
    const one = giveRole(NO_CORRECTIONS, TEXT, 'footnote')
    const two = withChange(one, { id: 'p12f-aaaaa/3', text: '' }, { note: 'seen' })
    expect([...changedPages(one, one)]).toEqual([])
    expect([...changedPages(one, { ...two, reviews: [7] })]).toEqual([12, 7])
    expect([...changedPages({ ...two, reviews: [7] }, NO_CORRECTIONS)].sort()).toEqual([1, 12, 7])
  })

  test('are undone and done again without end', () => {
    const history = new History(0)
    for (let i = 1; i <= 1000; i++) history.go(i)
    for (let i = 0; i < 1000; i++) history.undo()
    expect([history.present, history.canUndo]).toEqual([0, false])
    for (let i = 0; i < 7; i++) history.redo()
    history.map(state => 2 * state)
    expect(history.present).toBe(14)
    history.redo()
    expect(history.present).toBe(16)
    history.undo()
    history.go(-1)
    expect([history.present, history.canRedo]).toEqual([-1, false])
  })
})

test('a collapsed section hides what is below its heading, up to the next one of its level', () => {
  const page = (number: number, ...blocks: readonly [id: string, level?: number][]): ShownPage => {
    const shownBlocks = blocks.map(([id, level]) => ({ id, level }) as ShownBlock)
    return { page: { ...PAGE, number }, isReviewed: false, blocks: shownBlocks }
  }
  const pages = [page(1, ['a', 1], ['b'], ['c', 2], ['d']), page(2, ['e'], ['f', 1], ['g'])]
  const listed = (...collapsed: readonly string[]) =>
    withoutCollapsed(pages, new Set(collapsed)).map(({ blocks }) => blocks.map(({ id }) => id).join(''))
  expect(listed()).toEqual(['abcd', 'efg'])
  expect(listed('c')).toEqual(['abc', 'fg'])
  expect(listed('a', 'c')).toEqual(['a', 'fg'])
  expect(withoutCollapsed(pages, new Set(['f']))[0]).toBe(pages[0])
  expect([...hiddenBlocks(pages, new Set(['a', 'c']))].map(([id, by]) => id + by)).toEqual(['ba', 'ca', 'da', 'ea'])
  expect(['b', 'e', 'f'].map(id => sectionOf(pages, id)?.id)).toEqual(['a', 'c', 'f'])
})

describe('what is shown of a block', () => {
  test('has a letter of its own for each role, which no other key has', () => {
    const letters = Object.values(ROLE_LETTERS)
    expect(Object.keys(ROLE_LETTERS)).toEqual(Object.keys(ROLE_LABELS))
    expect(new Set(letters).size).toBe(letters.length)
    expect(letters.filter(letter => /[jkJKLnelsuv/?#+0-9-]/.test(letter))).toEqual([])
  })

  test('names what is doubtful until somebody has looked at it', () => {
    const doubts = (draft: Draft) => shown(draft).flatMap(block => block.doubts)
    expect(doubts(NO_CORRECTIONS)).toEqual(['the program is not sure'])
    expect(doubts(withChange(NO_CORRECTIONS, HEADING[0], { note: 'seen' }))).toEqual([])
  })

  test('has evidence in words', () => {
    const rules = [
      'bold',
      'ends-open',
      'keyword-abstract',
      'nothing-else',
      'some-new-rule',
      'same-text-on-1-pages',
      'same-text-on-12-pages',
    ]
    expect(rules.map(evidenceInWords)).toEqual([
      'bold',
      'breaks off inside a sentence',
      'the usual words for: abstract',
      'nothing says that it is anything else',
      'some new rule',
      'the same text is on another page',
      'the same text is on 12 other pages',
    ])
  })

  test('has colours that can be read, on white and in the dark', () => {
    const css = readFileSync(fileURLToPath(new URL('../../src/page-app/roles.css', import.meta.url)), 'utf8')
    const pairs = [...css.matchAll(/light-dark\(#(\w{6}), #(\w{6})\)/g)]
    const [[, onLight = '', onDark = ''] = [], ...colours] = pairs
    expect(colours.length).toBeGreaterThan(10)
    for (const [, light = '', dark = ''] of colours) {
      expect(contrast(light, onLight), light).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark, onDark), dark).toBeGreaterThanOrEqual(4.5)
    }
  })
})

/** Contrast of two colours by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const parts = [0, 2, 4].map(i => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
    const [r = 0, g = 0, blue = 0] = parts.map(part =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue
  }
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

test('hints are of one letter as long as letters suffice, and none begins another', () => {
  expect(hintsFor(3)).toEqual(['a', 's', 'd'])
  for (const count of [26, 27, 52, 300]) {
    const hints = hintsFor(count)
    expect(hints).toHaveLength(count)
    const begun = hints.filter(hint => hints.some(other => other !== hint && other.startsWith(hint)))
    expect(begun).toEqual([])
  }
  expect(hintsFor(27).filter(hint => hint.length === 1)).toHaveLength(25)
})

test('keys have names', () => {
  const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  const names = [
    { key: 'J', shiftKey: true },
    { key: '?', shiftKey: true },
    { key: 'Z', ctrlKey: true, shiftKey: true },
    { key: 's', metaKey: true },
    { key: 'ArrowUp', altKey: true },
  ].map(key => keyName({ ...held, ...key }))
  expect(names).toEqual(['J', '?', 'Ctrl+Shift+z', 'Ctrl+s', 'Alt+ArrowUp'])
  expect(names.map(isSingle)).toEqual([true, true, false, false, false])
})
