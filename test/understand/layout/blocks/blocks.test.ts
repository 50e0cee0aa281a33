import { describe, expect, test } from 'vitest'
import { groupBlocks } from '../../../../src/understand/layout/blocks/blocks.ts'
import { measureLeading } from '../../../../src/understand/layout/blocks/leading.ts'
import { findGlossedExamples } from '../../../../src/understand/layout/blocks/glossed-examples.ts'
import { layOutPages, type PageLayout } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { type DrawOptions, drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph, prose, sideBySide } from '../../../support/prose.ts'
import { drawLines } from '../../../support/draw-block.ts'
import { processorTime } from '../../../support/processor-time.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'

const LEADING = { body: 12, ratio: 1.2 }

function blocksOf(art: string | readonly string[], options: DrawOptions = {}) {
  return layOutPages([drawPage(art, options)], 10).flatMap(layout => groupBlocks(layout, LEADING, new Set()))
}

/** First words of each block. */
function starts(art: string | readonly string[]): string[] {
  return blocksOf(art).map(block => textOfBlock(block).split(' ').slice(0, 2).join(' '))
}

/** The page with 2 points more below every so many lines, and as much as is said for each such gap, counted from 0. */
function spread(page: Page, rows: number, more: (gap: number) => number = () => 0): Page {
  const from = page.runs[0]?.baseline ?? 0
  const order = [...new Set(page.runs.map(run => run.baseline))].sort((a, b) => a - b)
  const runs = page.runs.map(run => {
    const gaps = Math.floor(order.indexOf(run.baseline) / rows)
    const by = from === run.baseline ? 0 : 2 * gaps + more(gaps)
    return {
      ...run,
      baseline: run.baseline + by,
      box: { ...run.box, top: run.box.top + by, bottom: run.box.bottom + by },
    }
  })
  return { ...page, runs }
}

describe('the leading', () => {
  test('is the most frequent distance of body lines', () => {
    const page = drawPage([...prose(5, 60), '', '', ...prose(3, 60)])
    expect(measureLeading(layOutPages([page], 10), 10)).toEqual({ body: 12, ratio: 1.2 })
  })

  test('does not count lines of other type, nor lines of two columns', () => {
    const small = prose(9, 60).flatMap(line => [`${line} {8}`, '', ''])
    const page = drawPage([...small, ...prose(3, 60)])
    expect(measureLeading(layOutPages([page], 10), 10).body).toBe(12)
  })

  test('is that of the text in double space, not of more rows in single space', () => {
    const rows = Array.from({ length: 14 }, (_, i) => `Town ${i + 10}`)
    const page = drawPage([...prose(8, 70).flatMap(line => [line, '']), '', '', ...rows])
    expect(measureLeading(layOutPages([page], 10), 10).body).toBe(24)
  })

  test('has the distance of paragraphs that are set apart a little, but not that of lines which a formula spreads', () => {
    const page = drawPage(Array.from({ length: 8 }, () => paragraph(3, 60).map(line => line.trim())).flat())
    const layouts = layOutPages([spread(page, 3)], 10)
    const leading = measureLeading(layouts, 10)
    expect(leading.paragraph).toBeCloseTo(12.96)
    expect(layouts.flatMap(layout => groupBlocks(layout, leading, new Set()))).toHaveLength(8)
    expect(measureLeading(layOutPages([spread(page, 2)], 10), 10).paragraph).toBeUndefined()
  })

  test('separates blocks from a distance of a quarter more on', () => {
    const page = drawPage(prose(9, 60))
    const blocksWith = (more: number) => {
      const [layout] = layOutPages([spread(page, 3, gap => (more - 2) * gap)], 10)
      return layout === undefined ? 0 : groupBlocks(layout, LEADING, new Set()).length
    }
    expect(blocksWith(2.6)).toBe(1)
    expect(blocksWith(6)).toBe(3)
  })

  test('has it where some paragraphs open with a small letter, if the distance is always the same', () => {
    const openings = Array.from({ length: 10 }, (_, i) => (i % 4 === 3 ? 'once' : 'Once'))
    const page = drawPage(openings.flatMap(first => paragraph(3, 60, first).map(line => line.trim())))
    expect(measureLeading(layOutPages([spread(page, 3)], 10), 10).paragraph).toBeCloseTo(12.96)
    const uneven = spread(page, 3, gap => 0.3 * (gap % 3))
    expect(measureLeading(layOutPages([uneven], 10), 10).paragraph).toBeUndefined()
  })

  test('is measured finer than its bins: a paragraph may be apart by little more', () => {
    const page = drawPage(Array.from({ length: 8 }, () => paragraph(4, 60).map(line => line.trim())).flat())
    const wider = spread(
      spread(page, 1, row => 0.2 * row - 2 * row),
      4,
      gap => 1.1 * gap,
    )
    const { body, paragraph: apart } = measureLeading(layOutPages([wider], 10), 10)
    expect(body).toBe(12)
    expect(apart).toBeCloseTo(1.08 * 12.2)
  })

  test('is a rule of thumb where there are too few lines to measure', () => {
    expect(measureLeading(layOutPages([drawPage('one line')], 10), 10)).toEqual({ body: 12, ratio: 1.2 })
    expect(measureLeading([], 9).body).toBeCloseTo(10.8)
  })
})

test('a list of key words ends above a full line, where its own last line is short and ends with no comma', () => {
  const text = [
    'The river moves through all the towns of the land and on to the sea,',
    'and nobody who lives there knows how long it has done so in its bed.',
  ]
  expect(
    starts(['Keywords: rivers, towns, boats, water, people, maps, and the land of', 'the north', ...text]),
  ).toEqual(['Keywords: rivers,', 'The river'])
  expect(
    starts(['Keywords: rivers, towns, boats, water, people, maps, and the land of', 'the north,', ...text]),
  ).toHaveLength(1)
  expect(
    starts(['Findings: rivers, towns, boats, water, people, maps, and the land of', 'the north', ...text]),
  ).toHaveLength(1)
})

test('notes that are nearer to one another than their lines are no shorter for it', () => {
  const notes = [
    '1) A river runs through',
    'many old towns',
    '2) A town lies beside',
    'a river, and has',
    'many boats on it',
  ]
  const page = drawPage([...prose(6, 60), '', ...notes.map(line => `${line} {8}`)])
  const second = page.runs.find(({ text }) => text === '2)')?.baseline ?? 0
  const runs = page.runs.map(run =>
    run.baseline < second
      ? run
      : { ...run, baseline: run.baseline - 3, box: { ...run.box, top: run.box.top - 3, bottom: run.box.bottom - 3 } },
  )
  const blocks = layOutPages([{ ...page, runs }], 10).flatMap(layout => groupBlocks(layout, LEADING, new Set()))
  expect(blocks.map(block => block.lines.length)).toEqual([6, 5])
})

describe('very many lines', () => {
  /** As many lines as asked for, printed over each other in rows of 20 points. */
  function layoutOf(lines: number): PageLayout {
    const [line] = drawLines('words of the river')
    if (line === undefined) throw new Error('nothing was drawn')
    const all = Array.from({ length: lines }, (_, i) => ({ ...line, baseline: line.baseline + 0.01 * i }))
    const page = drawPage('')
    const none = { lineNumbers: [], pageNumbers: [], ruby: [], watermarks: [], typedRules: [], figures: [] }
    return { page, ...none, columns: [{ page: 1, path: '', box: line.box, lines: all }] }
  }

  test('take time by their number, and not by its square', () => {
    const [few, many] = [2000, 8000].map(lines => {
      const layout = layoutOf(lines)
      return processorTime(() => groupBlocks(layout, LEADING, new Set()))
    })
    // Four times as many lines: by the square it would be 16.
    expect(many).toBeLessThan(8 * (few ?? 0))
  })

  test('that begin below one another are no endless example', () => {
    const [one, two] = drawLines(['(1) en   to   tre   fire', '    one  two  three four'])
    const lines = Array.from({ length: 4000 }, (_, i) => (i === 0 ? one : two)).flatMap(line => line ?? [])
    expect(processorTime(() => findGlossedExamples(lines))).toBeLessThan(2000)
  })
})

describe('blocks', () => {
  test('are separated by space, not by indents', () => {
    const rows = [
      ...paragraph(3, 60, 'First'),
      `  ${prose(1, 58, 'Second')[0]}`,
      ...paragraph(2, 60, 'more'),
      '',
      'Third one.',
    ]
    expect(starts(rows)).toEqual(['First the', 'Third one.'])
  })

  test('keep a note together whose lines are further apart than it is from the note before', () => {
    const [first, second, ...rest] = drawLines([
      '^1^ One note.',
      '^2^ Another note with',
      'more of its words',
      'and an end.',
    ])
    if (first === undefined || second === undefined) throw new Error('nothing was drawn')
    const moved = [{ ...first, baseline: first.baseline + 2 }, second, ...rest]
    const page = drawPage('')
    const column = { page: 1, path: '', box: first.box, lines: moved }
    const layout = {
      page,
      lineNumbers: [],
      pageNumbers: [],
      ruby: [],
      watermarks: [],
      typedRules: [],
      figures: [],
      columns: [column],
    }
    expect(groupBlocks(layout, { body: 12, ratio: 1.2 }, new Set()).map(({ lines }) => lines.length)).toEqual([4])
  })

  test('are separated where type gets larger or smaller', () => {
    expect(starts([...prose(3, 60, 'Body'), ...prose(2, 60, 'Small').map(line => `${line} {8}`)])).toEqual([
      'Body the',
      'Small the',
    ])
  })

  test('keep a recognised sentence together, whose lines seem to differ in weight', () => {
    const rows = ['4.2 Extension of the abstract {bold}', 'machine to constraints', '', ...prose(3, 60, 'Body')]
    const starting = (page: Page) =>
      layOutPages([page], 10).flatMap(layout =>
        groupBlocks(layout, LEADING, new Set()).map(({ lines }) => lines.length),
      )
    expect(starting(drawRecognised(rows))).toEqual([2, 3])
    expect(starting(drawPage(rows))).toEqual([1, 1, 3])
  })

  test('keep recognised lines at the distance of the text together, whose sizes seem to differ a little', () => {
    const linesOf = (page: Page) =>
      layOutPages([page], 10).flatMap(layout =>
        groupBlocks(layout, LEADING, new Set()).map(({ lines }) => lines.length),
      )
    const rows = ['Table 1. Words of the three {9.2}', 'rivers.', '', ...prose(1, 60, 'Body'), '', 'Two {6}', 'sizes.']
    expect(linesOf(drawRecognised(rows))).toEqual([2, 1, 1, 1])
    expect(linesOf(drawPage(rows))).toEqual([1, 1, 1, 1, 1])
  })

  test('are separated where type gets bold', () => {
    expect(starts(['Heading of it {bold}', ...prose(3, 60, 'Body')])).toEqual(['Heading of', 'Body the'])
  })

  test('stay together where a line begins bold and continues in the type of the text', () => {
    expect(starts([`<b>Heading.</b> ${prose(1, 51)[0]}`, ...prose(3, 60, 'body')])).toEqual(['Heading. Once'])
  })

  test('have a short italic or capital line after a finished paragraph to themselves', () => {
    expect(starts([...paragraph(3, 60, 'First'), 'On rivers {italic}', ...prose(3, 60, 'Next')])).toEqual([
      'First the',
      'On rivers',
      'Next the',
    ])
    expect(starts([...paragraph(3, 60, 'First'), 'ON RIVERS', ...prose(3, 60, 'Next')])).toContain('ON RIVERS')
  })

  test('have a short line in colour after a finished paragraph to themselves, not a link that ends it', () => {
    const text = prose(3, 60)
    const ended = [...text.slice(0, 2), 'They end here.']
    expect(starts([...ended, 'Old Towns {#0b5394}', ...text])).toHaveLength(3)
    expect(starts([...ended.slice(0, 2), 'They stand at:', 'towns.example {#0b5394}', ...text])).toHaveLength(1)
  })

  test('have a line to itself that is nothing but a key word', () => {
    expect(starts([...paragraph(3, 60, 'First'), 'References', ...prose(3, 60, 'Next')])).toContain('References')
  })

  test('are not cut in the title of an appendix that goes on below', () => {
    const heading = (...lines: readonly string[]) =>
      starts([...lines.map(line => `${line} {12 bold}`), '', ...prose(3, 60)])
    expect(heading('Appendix A: Rivers', 'and towns')).toHaveLength(2)
    expect(heading('Appendix A', 'Rivers and towns')).toHaveLength(3)
    expect(starts(['Appendix A Rivers', ...prose(3, 60)])).toHaveLength(2)
  })

  test('have an italic numbered heading to itself that fills its line above a set-in paragraph, no item of a list', () => {
    const title = (number: string) => `${prose(1, 60, `${number} Rivers`)[0]} {italic}`
    const rest = paragraph(3, 60, 'They').map((line, i) => (i === 0 ? `   ${line.trim()}` : line))
    expect(starts([title('IV-C.'), ...rest])).toEqual(['IV-C. Rivers', expect.stringContaining('They')])
    expect(starts([title('2.'), ...rest])).toHaveLength(1)
  })

  test('keep an emphasis that ends a line inside an unfinished sentence', () => {
    expect(starts([...prose(2, 60, 'First'), 'and the river, {italic}', ...prose(2, 60, 'goes')])).toEqual([
      'First the',
    ])
  })

  test('keep wide lines together where all are wide', () => {
    expect(starts(prose(4, 60).flatMap(line => [line, '']))).toHaveLength(4)
    const spread = layOutPages([drawPage(prose(4, 60).flatMap(line => [line, '']))], 10)
    expect(spread.flatMap(layout => groupBlocks(layout, { body: 24, ratio: 2.4 }, new Set()))).toHaveLength(1)
  })

  test('are separated where a numbered note begins below small type without number', () => {
    const small = (line: string) => `${line} {9}`
    const notes = ['The author is at home.', '^1^ One note.', '^2^ Another note.'].map(small)
    expect(starts([...prose(3, 60), '', ...notes])).toEqual(['Once the', 'The author', '1 One'])
    expect(starts([...prose(3, 60), '^1^ No note.'])).toEqual(['Once the'])
  })

  test('never reach over columns, and know their column and have a name', () => {
    const blocks = blocksOf(sideBySide([prose(8, 35, 'Left'), prose(8, 35, 'Right')]), { number: 7 })
    expect(blocks.map(block => block.id)).toEqual([expect.stringMatching(/^p7-/), expect.stringMatching(/^p7-/)])
    expect(blocks.map(block => block.page)).toEqual([7, 7])
    expect(blocks[0]?.column).toEqual(blocks[0]?.box)
  })

  test('leave out lines that are furniture, which separate nothing', () => {
    const [layout] = layOutPages([drawPage(prose(3, 60))], 10)
    const taken = layout?.columns[0]?.lines[1]
    if (layout === undefined || taken === undefined) throw new Error('a page is laid out')
    const blocks = groupBlocks(layout, { body: 24, ratio: 2.4 }, new Set([taken]))
    expect(blocks.map(block => block.lines.length)).toEqual([2])
  })

  test('are none on an empty page', () => {
    expect(blocksOf('')).toEqual([])
  })

  test.each(RANDOM_SEEDS)('hold each line of the columns once, in their order (random page %i)', seed => {
    const layouts = layOutPages([randomPage(seed)], 10)
    const lines = layouts.flatMap(layout => layout.columns.flatMap(column => column.lines))
    const blocks = layouts.flatMap(layout => groupBlocks(layout, LEADING, new Set()))
    expect(blocks.flatMap(block => block.lines)).toEqual(lines)
    expect(new Set(blocks.map(block => block.id)).size).toBe(blocks.length)
  })
})

test('a list of key words is separate, below a finished text in the same type', () => {
  const words = ['Keywords: rivers, towns,', 'harbours']
  expect(starts([...paragraph(4, 60, 'Some'), ...words]).at(-1)).toBe('Keywords: rivers,')
  expect(starts([...prose(4, 60), ...words])).toHaveLength(1)
})

test('gaps in front of a block do not shift it', () => {
  expect(blocksOf([...gap(3), 'one line'])[0]?.box.left).toBe(blocksOf('one line')[0]?.box.left)
})

test('authors behind a sign of copyright, and how to cite the paper, are separate', () => {
  expect(starts(['On the slow movement', 'of rivers', '© 2021 г. А. Б. Рекова'])).toEqual(['On the', '© 2021'])
  expect(starts(['Key words of', 'rivers', 'Для цитирования: Рекова А. Б.'])).toEqual(['Key words', 'Для цитирования:'])
  expect(starts(['On the slow movement', 'of rivers', '© 2021 The Authors'])).toHaveLength(1)
})

test('a recognised caption below the end of a paragraph is a block of its own, in the type and at the distance of the text', () => {
  const groupsOf = (page: Page) => layOutPages([page], 10).flatMap(layout => groupBlocks(layout, LEADING, new Set()))
  const lastOf = (rows: readonly string[], draw = drawRecognised) =>
    groupsOf(draw(rows))
      .map(block => block.lines[0]?.text ?? '')
      .at(-1)
  const text = [...paragraph(4, 70), 'and runs on.']
  expect(lastOf([...text, 'Table 2: Rivers of the south'])).toBe('Table 2: Rivers of the south')
  expect(lastOf([...text, 'Table 2 shows the rivers of the south'])).toBe(text[0])
  expect(lastOf([...text.slice(0, 4), 'and runs as in', 'Table 2: Rivers of the south'])).toBe(text[0])
  expect(lastOf([...text, 'Table 2: Rivers of the south'], drawPage)).toBe(text[0])
})
