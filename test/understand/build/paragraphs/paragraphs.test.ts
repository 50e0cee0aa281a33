import { describe, expect, test } from 'vitest'
import { measureColumnEdges } from '../../../../src/understand/layout/columns/column-edges.ts'
import type { TextLine } from '../../../../src/model/page/text-line.ts'
import { type Between, continues } from '../../../../src/understand/build/paragraphs/continued-paragraphs.ts'
import { type ParagraphPart, splitParagraphs } from '../../../../src/understand/build/paragraphs/paragraphs.ts'
import { endedEarly } from '../../../../src/understand/build/paragraphs/line-room.ts'
import { drawBlock, drawLines } from '../../../support/draw-block.ts'
import { indent, paragraph, prose } from '../../../support/prose.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'
import { evidenceOf } from '../../../support/decide.ts'

interface Setting {
  /** The document's own indent in points. */
  readonly indent?: number
  /** Right edge of the column in characters, where the block does not fill it. */
  readonly width?: number
}

function draftsOf(rows: string | readonly string[], { indent: own, width }: Setting = {}): readonly ParagraphPart[] {
  const block = drawBlock(rows)
  const edges = measureColumnEdges([block], 10)(block)
  const edgesOf = () => (width === undefined ? edges : { left: 48, right: 48 + width * 6, isJustified: false })
  return splitParagraphs(block, { edgesOf, bodySize: 10, indent: own })
}

/** The lines with their words where they stand in running text, each line a block of its own or all one block. */
function inFlow(lines: readonly TextLine[], isOneBlock: boolean): TextLine[] {
  return lines.map((line, i) => ({
    ...line,
    words: line.words.map((word, j) => ({
      ...word,
      runs: word.runs.map(run => ({ ...run, flow: { block: isOneBlock ? 0 : i, word: 100 * i + j } })),
    })),
  }))
}

/** First words of the paragraphs. */
const startsOf = (rows: string | readonly string[], setting?: Setting) =>
  draftsOf(rows, setting).map(draft => draft.lines[0]?.words[0]?.text)

describe('a block parts into paragraphs', () => {
  test('where text of the other direction ends a paragraph', () => {
    const rows = [
      'abc def ghi jkl mno pqr stu',
      'abc def ghi jkl mno pqr st.',
      'שלום עולם שלום עולם שלום',
      'שלום עולם.',
    ]
    expect(startsOf(rows)).toEqual(['abc', 'שלום'])
    expect(startsOf(rows.map(row => row.replace('st.', 'stu')))).toEqual(['abc'])
  })

  test('at lines that are indented', () => {
    const rows = [...prose(3, 60, 'One'), `  ${prose(1, 58, 'Two')[0]}`, ...prose(2, 60, 'goes')]
    expect(startsOf(rows)).toEqual(['One', 'Two'])
  })

  test('not where running text goes on and a line ended but a little early', () => {
    const rows = [`${'word '.repeat(10)}the end.`, `Next ${'word '.repeat(10)}on.`, 'And so']
    const countOf = (isOneBlock: boolean) => {
      const block = { ...drawBlock(rows), lines: inFlow(drawBlock(rows).lines, isOneBlock) }
      const edgesOf = () => ({ left: 48, right: 48 + 66 * 6, isJustified: true })
      return splitParagraphs(block, { edgesOf, bodySize: 10, indent: undefined }).length
    }
    expect([countOf(false), countOf(true)]).toEqual([3, 1])
  })

  test('where a sentence stops a little left of the edge that all lines above it reach, and paragraphs open flush', () => {
    const rows = [...prose(4, 60, 'One'), `${prose(1, 57, 'Then')[0]}.`, ...prose(3, 60, 'Somewhere')]
    expect(startsOf(rows, { width: 60 })).toEqual(['One', 'Somewhere'])
    const ragged = rows.map((row, i) => (i === 1 ? row.slice(0, 57).trimEnd() : row))
    expect(startsOf(ragged, { width: 60 })).toEqual(['One'])
    expect(startsOf(rows, { width: 60, indent: 12 })).toEqual(['One'])
  })

  test('at the next label below one that opens the paragraph, behind hanging lines or a line that ended early', () => {
    const labelled = [
      'Data curation: Ann Lee, Bo Berg, Carl Old, Dora Young, Eva and',
      '   Small, Finn Tall',
      'Writing – review: Ann Lee',
      'Funding: Bo Berg, and with him all the people of the towns and',
    ]
    expect(startsOf(labelled, { width: 62 })).toEqual(['Data', 'Writing', 'Funding:'])
    const inText = [
      'Rivers run to: the towns of Ann Lee, Bo Berg, Carl Old, Dora and',
      'Funding: Bo Berg gave it to them.',
    ]
    expect(startsOf(inText, { width: 64 })).toEqual(['Rivers'])
    const short = ['RTM: rivers and towns; PL: people of', 'LAND: all of it.']
    expect(startsOf(short, { width: 64 })).toEqual(['RTM:'])
  })

  test('at the next label below the end of a value without room behind it, where the labels have a face of their own', () => {
    const names = ['Ann Lee, Bo Berg, Carl Old, Dora Young, Eva.', 'Finn Tall, Greta Hill, Hans Wood, Ida Stone.']
    const labelled = [`<b>Funding:</b> ${names[0]}`, `<b>Supervision:</b> ${names[1]}`]
    expect(startsOf(labelled, { width: 54 })).toEqual(['Funding:', 'Supervision:'])
    expect(startsOf([labelled[0]?.replace(/\.$/u, 'n') ?? '', labelled[1] ?? ''], { width: 54 })).toHaveLength(2)
    expect(startsOf([labelled[0]?.replace(/\.$/u, ',') ?? '', labelled[1] ?? ''], { width: 54 })).toHaveLength(1)
    expect(
      startsOf(
        labelled.map(row => row.replace(/<.?b>/g, '')),
        { width: 54 },
      ),
    ).toEqual(['Funding:'])
  })

  test('not behind a semicolon in a text that has others inside its lines', () => {
    const inText = ['RV: rivers of the land; TN: old towns;', 'PL: people of the towns; MT: mountains']
    expect(startsOf(inText, { width: 54 })).toEqual(['RV:'])
    const listed = ['Rivers of the land that run slowly;', 'Old towns and their people beside them;', 'Mountains']
    expect(startsOf(listed, { width: 54 })).toHaveLength(3)
  })

  test('where a line ended early although the next word had room, and a sentence ended', () => {
    expect(startsOf([...paragraph(3, 60, 'One'), ...paragraph(3, 60, 'Two'), ...prose(3, 60, 'Three')])).toEqual([
      'One',
      'Two',
      'Three',
    ])
  })

  test('not below a first line that is full and breaks off: the paragraph hangs', () => {
    const hanging = ['Analysis of towns: Ann Lee, Bo Berg, Carl Old, Dora Young, Eva', '  Small, Finn Tall.']
    expect(startsOf([...hanging, 'Writing: Ann Lee.'], { width: 62 })).toEqual(['Analysis', 'Writing:'])
  })

  test('and one that stands far right of the edge of its column is not indented', () => {
    const block = drawBlock(prose(2, 60, 'goes'))
    const edgesOf = () => ({ left: 48 - 160, right: 48 + 60 * 6, isJustified: false })
    expect(splitParagraphs(block, { edgesOf, bodySize: 10, indent: 12 })[0]?.startsAnew).toBe(false)
  })

  test('not at the lines of a quotation that stands as far in as paragraphs begin', () => {
    const quotation = [...indent(prose(3, 56, 'Quoted'), 4), '    and so it ends.']
    const next = ['    Next come the rivers of old towns that people sing of and', ...prose(6, 60, 'go')]
    expect(startsOf([...quotation, ...next], { indent: 24, width: 60 })).toEqual(['Quoted', 'Next'])
  })

  test('behind a quote that a blank parts from the stop of its sentence', () => {
    const said = '    « Rivers move, said the miller to all who would listen. »'
    const next = ['    Incomprehensibly they moved along with people', ...prose(6, 60, 'go')]
    expect(startsOf([said, ...next], { indent: 24, width: 60 })).toEqual(['«', 'Incomprehensibly'])
  })

  test('not where a full line happens to end a sentence', () => {
    const full = `${prose(1, 59)[0]}.`
    expect(startsOf([full, ...prose(3, 60, 'Next')])).toHaveLength(1)
  })

  test('not where a ragged line ends early inside a sentence', () => {
    const ragged = `
      Once the river runs through old towns where people live
      beside water and sing
      On days long gone by, and the river runs through it all
      the same, where people
      live beside the water.
    `
    expect(startsOf(ragged)).toEqual(['Once'])
  })

  test('not at an indented small letter that goes on an open sentence', () => {
    expect(startsOf([...prose(3, 60, 'One'), '   where it is', ...prose(2, 60, 'goes')])).toEqual(['One'])
  })

  test('at each indented line where short paragraphs follow one another with the indent of the document', () => {
    const rows = [...prose(4, 60, 'One'), `  ${prose(1, 50, 'Two')[0]}`, `  ${prose(1, 50, 'Three')[0]}`]
    expect(startsOf(rows, { indent: 12 })).toEqual(['One', 'Two', 'Three'])
  })

  test('by its own edges where it is set in: the lines of a quotation are not all indented', () => {
    const rows = [...indent(prose(4, 40, 'Quoted'), 0)]
    const block = drawBlock(rows)
    const edgesOf = () => ({ left: 48 - 24, right: 48 + 64 * 6, isJustified: false })
    const drafts = splitParagraphs(block, { edgesOf, bodySize: 10, indent: 24 })
    expect(drafts).toHaveLength(1)
    expect(drafts[0]?.indent).toBeCloseTo(2.4)
  })

  test('never, where it is one line', () => {
    expect(startsOf('One line.')).toEqual(['One'])
  })
})

describe('list items', () => {
  test('open at bullets, and hold their hanging lines', () => {
    const rows = ['• Rivers move slowly through the', '  old towns of the land.', '• Towns do not.']
    const drafts = draftsOf(rows)
    expect(drafts.map(draft => draft.lines.length)).toEqual([2, 1])
    expect(drafts.map(draft => draft.item?.mark)).toEqual(['•', '•'])
  })

  test('open at numbers and letters that go on, on lines that are full', () => {
    const rows = [
      '1. Rivers move slowly through towns',
      '2. Towns do not move through rivers',
      '3. People do as they please in both',
    ]
    expect(draftsOf(rows).map(draft => draft.item?.value)).toEqual([1, 2, 3])
    expect(draftsOf(rows.map(row => row.replace(/\d\./, digit => `(${'abc'[Number(digit[0]) - 1]})`))).length).toBe(3)
  })

  test('open at the first number below a full line that announces them, where their lines hang', () => {
    const rows = [
      'There are two things that rivers do here:',
      '1. Rivers move slowly through all the old',
      '   towns of the land.',
      '2. Towns do not.',
    ]
    expect(startsOf(rows, { width: 42 })).toEqual(['There', '1.', '2.'])
    const flush = rows.slice(0, 3).map(row => row.trim())
    expect(startsOf(flush, { width: 42 })).toEqual(['There'])
  })

  test('end where one is short and the line below begins at the edge and fills the column, justified or not', () => {
    const rows = [
      '1. Rivers move',
      '2. Towns do not',
      'Next the river runs through old towns where people live and sing',
      'beside water on days long gone by, and once more the river goes',
      'through towns where old people live as they did before the',
      'war.',
    ]
    expect(startsOf(rows)).toEqual(['1.', '2.', 'Next'])
    const open = rows.map(row => row.replace('do not', 'do not,'))
    expect(startsOf(open)).toEqual(['1.', '2.'])
  })

  test('end above a line that is left of their hanging lines, however full they are', () => {
    const [first, second, third, fourth] = paragraph(4, 60)
    const rows = [
      '•  A town lies at a river, and many more towns lie beside i',
      '   which is a long way from all the others that we have se',
      first,
      second,
      third,
      fourth,
    ]
    const drafts = draftsOf(rows.map(row => row ?? ''))
    expect(drafts.map(({ item, lines }) => [item?.mark, lines.length])).toEqual([
      ['•', 2],
      [undefined, 4],
    ])
  })

  test('go on below a first line that ends no sentence and left room for a word, in ragged lines', () => {
    const rows = (end: string) => [
      `• Rivers of the old towns in the songs of the people${end}`,
      '  As they are sung today, with all their words and names o',
      '  those who sing them.',
    ]
    expect(draftsOf(rows(''), { width: 57 })).toHaveLength(1)
    expect(draftsOf(rows('.'), { width: 57 })).toHaveLength(2)
    expect(draftsOf(rows(''), { width: 66 })).toHaveLength(2)
  })

  test('open at the first number below a colon, set in or out', () => {
    const rows = [
      '  The towns that lie beside the river are of three kinds that are:',
      '(i)  A town on one side of the river, as most of the towns are,',
      '     which is the older part of it',
    ]
    expect(draftsOf(rows).map(({ item }) => item?.mark)).toEqual([undefined, '(i)'])
    const inText = [
      '  The towns that lie beside the river are of three kinds that are:',
      '(i) a town on one side of the river, as most of the towns are (ii)',
      'a town on both sides of the river, as some of them are, and (iii)',
      'a town on an island.',
    ]
    expect(draftsOf(inText)).toHaveLength(1)
  })

  test('do not open at a number that a full line happens to begin with', () => {
    const rows = [...prose(3, 60, 'See'), `12. ${prose(1, 56)[0]}`, ...prose(2, 60, 'goes')]
    expect(startsOf(rows)).toEqual(['See'])
  })

  test('open at dashes below a colon that begin where it began, which are no dialogue', () => {
    const rows = ['The second rule says that a boat is:', '— below a bridge', '— beside a town', '— out at sea']
    const parts = draftsOf(rows, { width: 60 })
    expect(parts.map(({ item }) => item?.mark)).toEqual([undefined, '—', '—', '—'])
    expect(draftsOf(['The second rule says:', '— below a bridge'], { width: 21 })).toHaveLength(1)
  })

  test('do not open at dashes of a dialogue, whose lines do not hang', () => {
    const rows = ['  – Rivers move slowly through the', 'old towns of the land, said she, an', 'honest woman.']
    expect(draftsOf(rows).map(draft => draft.item)).toEqual([undefined])
  })
})

describe('a paragraph', () => {
  test('knows whether its last line is full and whether its first line is indented', () => {
    const [first, second] = draftsOf([...prose(4, 60, 'One'), `  ${prose(1, 58, 'Two')[0]}`, 'ends.'])
    expect(first).toMatchObject({ startsAnew: false, endsFull: true })
    expect(second).toMatchObject({ startsAnew: true, endsFull: false })
  })

  test('that opens an item starts anew', () => {
    expect(draftsOf(['• Rivers move'])[0]).toMatchObject({ startsAnew: true })
  })
})

describe('a line ended early', () => {
  const edges = { left: 48, right: 48 + 60 * 6, isJustified: false }
  const line = (text: string) => drawLines(text)[0] as TextLine

  test('when the first word of the next one had room', () => {
    expect(endedEarly(line('Short.'), line('Next one'), edges)).toBe(true)
    expect(endedEarly(line('a'.repeat(52)), line('Next one'), edges)).toBe(true)
    expect(endedEarly(line('a'.repeat(58)), line('Next one'), edges)).toBe(false)
  })

  test('not when a bracket that is never left alone had room, without the word behind it', () => {
    expect(endedEarly(line('a'.repeat(50)), line('( Incomprehensible'), edges)).toBe(false)
  })
})

describe('a paragraph goes on', () => {
  const SAME_COLUMN: Between = { isSameColumn: true, hasFormula: false }
  const NEXT_PAGE: Between = { isSameColumn: false, hasFormula: false }
  const FORMULA: Between = { isSameColumn: true, hasFormula: true }
  const draft = (rows: string | readonly string[], width = 60) => draftsOf(rows, { width }).at(-1) as ParagraphPart
  const isContinued = (rows: string | readonly string[], next: string | readonly string[], between: Between) =>
    continues(draft(rows), draft(next), between)

  const full = prose(3, 60)
  const fullSentence = `${prose(1, 59)[0]}.`

  test('over a page break, from a full line', () => {
    expect(isContinued(full, 'Rivers move', NEXT_PAGE)).toBe(true)
    expect(isContinued(fullSentence, 'Rivers move', NEXT_PAGE)).toBe(true)
    expect(isContinued('It ends here.', 'Rivers move', NEXT_PAGE)).toBe(false)
  })

  test('over a column break inside an item, where the next lines begin at its hanging edge', () => {
    const item = draft(['• Rivers of the old towns in songs', '  of the people, which go on to a'])
    const next = (indent: number) => ({ ...draft('“Book” of songs.'), indent })
    expect(continues(item, next(1.2), NEXT_PAGE)).toBe(true)
    expect(continues(item, next(0), NEXT_PAGE)).toBe(false)
    expect(continues(draft(['• Rivers of the old towns in songs', '  of the people.']), next(1.2), NEXT_PAGE)).toBe(
      false,
    )
  })

  test('in its column only where its sentence is open: calls and citations may stand behind the stop', () => {
    const ending = (end: string) => `${prose(1, 59 - end.length)[0]}${end}`
    expect(isContinued(ending(''), 'Rivers move', SAME_COLUMN)).toBe(true)
    for (const end of ['.', '.12', '.12,14–16', '.[3]', '.[3,5–7]', '. [3]'])
      expect(isContinued(ending(end), 'Rivers move', SAME_COLUMN)).toBe(false)
    expect(isContinued(ending(' [3]'), 'Rivers move', SAME_COLUMN)).toBe(true)
  })

  test('not over a page break with the label of a statement behind a finished sentence', () => {
    expect(isContinued(fullSentence, 'Example 1. Rivers move', NEXT_PAGE)).toBe(false)
    expect(isContinued(fullSentence, 'Example 1 has rivers that move', NEXT_PAGE)).toBe(true)
    expect(isContinued(full, 'Example 1. Rivers move', NEXT_PAGE)).toBe(true)
  })

  test('over a page break with a dash between words, whose lines do not hang', () => {
    const dash = ['- slowly at first - and then over', 'all the fields.']
    expect(isContinued(full, dash, NEXT_PAGE)).toBe(true)
    expect(isContinued(full, ['- slowly at first - and then over', '  all the fields.'], NEXT_PAGE)).toBe(false)
    expect(isContinued(full, ['- Slowly at first, and then over', 'all the fields.'], NEXT_PAGE)).toBe(false)
    expect(isContinued(fullSentence, dash, NEXT_PAGE)).toBe(false)
    expect(isContinued(full, dash, SAME_COLUMN)).toBe(false)
  })

  test('over a page break from an open sentence, where the next word had no room on its line', () => {
    const ragged = [...prose(2, 60), 'a'.repeat(50)]
    const next = 'Constantinople is on two seas'
    expect(isContinued(ragged, next, NEXT_PAGE)).toBe(true)
    expect(isContinued(ragged, 'Rome is on one', NEXT_PAGE)).toBe(false)
    expect(isContinued([...prose(2, 60), `${'a'.repeat(49)}.`], next, NEXT_PAGE)).toBe(false)
  })

  test('in one column only from an open sentence on a full line', () => {
    expect(isContinued(full, 'Rivers move', SAME_COLUMN)).toBe(true)
    expect(isContinued(fullSentence, 'Rivers move', SAME_COLUMN)).toBe(false)
  })

  test('with a small letter or behind a hyphen or comma, whatever the line', () => {
    expect(isContinued('It moves', 'through towns', SAME_COLUMN)).toBe(true)
    expect(isContinued('It moves through val-', 'leys and', NEXT_PAGE)).toBe(true)
    expect(isContinued('It moves,', 'Berg says', SAME_COLUMN)).toBe(true)
  })

  test('never with a new indent behind a finished sentence, nor with a list mark', () => {
    expect(isContinued(fullSentence, ['   Rivers move', 'slowly'], NEXT_PAGE)).toBe(false)
    expect(isContinued(full, '• rivers', NEXT_PAGE)).toBe(false)
    expect(isContinued(full, '1. Rivers move', NEXT_PAGE)).toBe(false)
  })

  test('after a formula with a small letter, with where, or in an open sentence', () => {
    expect(isContinued('It is given by:', 'where it moves', FORMULA)).toBe(true)
    expect(isContinued('It is given by:', 'Where it moves', FORMULA)).toBe(true)
    expect(isContinued('It is given by', 'Rivers move', FORMULA)).toBe(true)
    expect(isContinued('It is given.', 'Rivers move', FORMULA)).toBe(false)
  })

  test('after a formula without an indent, where the paragraphs of the document have one', () => {
    const indented: Between = { ...FORMULA, isIndentedText: true }
    expect(isContinued('It is given.', 'Rivers move', indented)).toBe(true)
    expect(isContinued('It is given.', ['   Rivers move', 'slowly'], indented)).toBe(false)
  })

  test('never in type of another size', () => {
    expect(isContinued(full, 'through towns {8}', NEXT_PAGE)).toBe(false)
  })
})

test.each(RANDOM_SEEDS)('no line is lost, doubled or moved (random page %i)', seed => {
  const { blocks } = evidenceOf([randomPage(seed)])
  const edgesOf = measureColumnEdges(blocks, 10)
  for (const block of blocks) {
    const drafts = splitParagraphs(block, { edgesOf, bodySize: 10, indent: 12 })
    expect(drafts.flatMap(draft => draft.lines)).toEqual(block.lines)
  }
})

describe('the label of a proof in other type than its text', () => {
  const below = (label: string) => [
    ...prose(2, 60),
    `${prose(1, 59)[0]}.`,
    `${label} ${prose(1, 52, 'This')[0]}`,
    ...paragraph(2, 60),
  ]

  test('begins a paragraph below a full line, whatever the indent of paragraphs', () => {
    expect(startsOf(below('<i>Proof.</i>'), { indent: 12 })).toContain('Proof.')
    expect(startsOf(below('Proof.'), { indent: 12 })).not.toContain('Proof.')
    expect(startsOf(below('<i>Proofs</i>'), { indent: 12 })).not.toContain('Proofs')
  })
})
