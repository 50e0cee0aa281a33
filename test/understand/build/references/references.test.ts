import { describe, expect, test } from 'vitest'
import type { Block } from '../../../../src/model/page/block.ts'
import { splitReferences } from '../../../../src/understand/build/references/references.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { recogniseBlock } from '../../../support/recognised.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'

const textsOf = (...blocks: readonly Block[]) =>
  splitReferences(blocks).map(entry => entry.lines.map(line => line.text).join(' '))
const labelsOf = (...blocks: readonly Block[]) => splitReferences(blocks).map(entry => entry.label)

describe('numbered references', () => {
  const numbered = drawBlock(`
    [1] A. Lee and B. Berg. Rivers of
        old towns. 2001.
    [2] C. Novak. Towns. 2002.
    [3] D. Old. People of the land and
        1999. of the sea. 2003.
  `)

  test('part at their numbers', () => {
    expect(textsOf(numbered)).toEqual([
      '[1] A. Lee and B. Berg. Rivers of old towns. 2001.',
      '[2] C. Novak. Towns. 2002.',
      '[3] D. Old. People of the land and 1999. of the sea. 2003.',
    ])
    expect(labelsOf(numbered)).toEqual(['[1]', '[2]', '[3]'])
  })

  test('keep their numbers where columns were read in another order', () => {
    const block = drawBlock(`
      1. Lee, A. Rivers of
         old towns. 2001.
      7. Novak, C. Towns of
         the land. 14. 2002.
      2. Old, D. People of the
         land.
      3. Berg, B. Boats on
         14. April. 2003.
    `)
    expect(labelsOf(block)).toEqual(['1.', '7.', '2.', '3.'])
  })

  test.each([
    ['1. A. Lee. Rivers.\n2. B. Berg. Towns.', ['1.', '2.']],
    ['(1) A. Lee. Rivers.\n(2) B. Berg. Towns.', ['(1)', '(2)']],
    ['1 A. Lee. Rivers.\n2 B. Berg. Towns.', ['1', '2']],
    ['[Lee01] Rivers. 2001.\n[1] Towns. 2002.\n[Ber02] B.\n[2] C.', ['[Lee01]', '[1]', '[Ber02]', '[2]']],
  ])('may be labelled %s', (art, labels) => {
    expect(labelsOf(drawBlock(art))).toEqual(labels)
  })

  test('may stand behind a note', () => {
    const block = drawBlock('∗ a.lee@river.org\n[1] A. Lee. Rivers of old\n    towns.\n[2] B. Berg. Towns.')
    expect(labelsOf(block)).toEqual([undefined, '[1]', '[2]'])
  })

  test('need not be aligned on the left where numbers get longer', () => {
    const block = drawBlock('  [1] A. Lee.\n  [2] B. Berg.\n [10] C. Novak.')
    expect(labelsOf(block)).toEqual(['[1]', '[2]'])
    const complete = Array.from({ length: 10 }, (_, i) => `${i < 9 ? ' ' : ''}[${i + 1}] A. Lee.`).join('\n')
    expect(labelsOf(drawBlock(complete))).toHaveLength(10)
  })

  test('may lose a label, not the sequence', () => {
    expect(labelsOf(drawBlock('[1] A. Lee.\n[2] B. Berg.\n[4] C. Novak.'))).toEqual(['[1]', '[2]', '[4]'])
  })

  test('go on over columns and pages', () => {
    const first = drawBlock('[1] A. Lee. Rivers of')
    const second = drawBlock('old towns. 2001.\n[2] B. Berg. 2002.', { number: 2 })
    expect(textsOf(first, second)).toEqual(['[1] A. Lee. Rivers of old towns. 2001.', '[2] B. Berg. 2002.'])
  })
})

describe('references without numbers', () => {
  test('part at the left edge where their further lines hang', () => {
    const block = drawBlock(`
      Berg, B. 2001. Towns and people of
        the old land. River Press.
      Lee, A. 2002. Rivers of the world.
      Novak, C. 2003. Boats on all those
        rivers and seas.
    `)
    expect(textsOf(block).map(text => text.split(',')[0])).toEqual(['Berg', 'Lee', 'Novak'])
    expect(labelsOf(block)).toEqual([undefined, undefined, undefined])
  })

  test('part at indents where their first lines are indented', () => {
    const block = drawBlock(`
        Berg, B. 2001. Towns and people
      of the old land. River Press.
        Lee, A. 2002. Rivers, and more of
      the same kind in the world.
        Novak, C. 2003. Boats on rivers,
      on all the seas.
    `)
    expect(textsOf(block).map(text => text.split(',')[0])).toEqual(['Berg', 'Lee', 'Novak'])
  })

  test('part at authors and years where most lines open so, below a heading within the list', () => {
    const block = drawBlock(`
      First works

      Berg, B. (2001). Towns and people.
      Lee, A. (2002). Rivers of the world.
      Novak, C. (2003). Boats on all those.
      Old, D. (2004). Winds of the seas.
      Rudd, E. (2005). Hills of the land.
    `)
    expect(textsOf(block)).toHaveLength(6)
  })

  test('part where space is wider than between lines', () => {
    const block = drawBlock(`
      Berg, B. 2001. Towns and people of old
      the old land. River Press, Old Town, 3.

      Lee, A. 2002. Rivers of the world, and
      how they moved in the course of times.

      Novak, C. 2003. Boats on all the rivers
      and on all seas, seen from the old land.
    `)
    expect(textsOf(block).map(text => text.split(',')[0])).toEqual(['Berg', 'Lee', 'Novak'])
  })

  test('part where a line ended early before a capital', () => {
    const block = drawBlock(`
      Berg, B. 2001. Towns and people of old
      the old land. River Press.
      Lee, A. 2002. Rivers of the world, and
      how they moved.
      Novak, C. 2003. Boats on all the rivers
      and seas.
    `)
    expect(textsOf(block).map(text => text.split(',')[0])).toEqual(['Berg', 'Lee', 'Novak'])
  })

  test('are separate where authors and a year open a line, though all lines are as long as the column', () => {
    const block = drawBlock(`
      Aimard, G. (1858). Rivers. Paris: Amyot.
      Audoux, M. (1910). Old towns. Paris: Old.
      Boisgobey, F. d. (1886). Land. Paris: Bo.
      Dombre, R. [. S. /. M. L. (1889). Folla: a
      town. Paris: Old Town Press of Paris, 3.
      Office for Rivers (2010). Rivers by year.
    `)
    expect(textsOf(block).map(text => /^\p{L}+/u.exec(text)?.[0])).toEqual([
      'Aimard',
      'Audoux',
      'Boisgobey',
      'Dombre',
      'Office',
    ])
  })

  test('are separate by space where most of them have one line', () => {
    const block = drawBlock(`
      Berg, B. 2001. Towns and people of the.

      Lee, A. 2002. Rivers of all the world.

      Novak, C. 2003. Boats on all the rivers
      and on the sea, with pictures of boats.

      Old, D. 2004. Land of the rivers, at 5.
    `)
    expect(textsOf(block).map(text => text.split(',')[0])).toEqual(['Berg', 'Lee', 'Novak', 'Old'])
  })

  test('are separate by space, not by the edges, where lines within entries begin at the edge', () => {
    const block = drawBlock(`
      Berg, Bea: Towns and people of old, in:
      Old Land, and elsewhere.

      Lee, Ann: Rivers of the world and what,
      Moved them in the course of times, and
        where they went.

      Moor, Max: Boats on all rivers, with a
      Chart, Oldtown.

      Novak, Cid: Hills, seen from the river,
      Bonn.

      Old, Dan: Land. Bonn.

      Press, Eve: Lakes. Bonn.

      Quay, Fay: Seas. Bonn.

      Reed, Gus: Winds. Bonn.
    `)
    const authors = ['Berg', 'Lee', 'Moor', 'Novak', 'Old', 'Press', 'Quay', 'Reed']
    expect(textsOf(block).map(text => text.split(',')[0])).toEqual(authors)
  })

  test('are separate by more space than between their lines, though some lines are closer', () => {
    const block = drawBlock(`
      Berg, B. 2001. Towns and people of old

      the old land. River Press, Old Town and

      the world, with charts and their legend



      Lee, A. 2002. Rivers of the world, and

      how they moved in the course of times,

      with pictures.



      Novak, C. 2003. Boats on all the rivers
      and on all seas, seen from the old land.
      All of them are in the town.
    `)
    expect(textsOf(block).map(text => text.split(',')[0])).toEqual(['Berg', 'Lee', 'Novak'])
  })

  test('part at their bullets, which are their labels; a dash is none', () => {
    const rows = (mark: string) =>
      [`${mark} Berg, B. Towns and people`, '  of old.', `${mark} Lee, A. Rivers.`, `${mark} Novak, C. Boats.`].join(
        '\n',
      )
    expect(textsOf(drawBlock(rows('•')))).toEqual([
      '• Berg, B. Towns and people of old.',
      '• Lee, A. Rivers.',
      '• Novak, C. Boats.',
    ])
    expect(labelsOf(drawBlock(rows('•')))).toEqual(['•', '•', '•'])
    expect(labelsOf(drawBlock(rows('–')))).toEqual([undefined, undefined, undefined])
  })

  test('that are links alone part at each link, wherever it begins', () => {
    const links = ['https://rivers.example/one', '  https://towns.example/', '  www.maps.example/old/lakes.html']
    expect(textsOf(drawBlock(links.join('\n')))).toEqual(links.map(link => link.trim()))
    const broken = ['A. Lee. Rivers of old towns.', '  https://rivers.example/a/very/', '  https://archive.example/one']
    expect(textsOf(drawBlock(broken.join('\n')))).toHaveLength(1)
  })

  test('go on at the top of the next column behind a full line, and part there behind one that ended early', () => {
    const rightBelow = (last: string) => {
      const left = drawBlock(`
        Berg, B. 2001. Towns and people of old
        the old land. River Press.

        Lee, A. 2002. Rivers of the world, and
        ${last}
      `)
      const right = drawBlock(`
                                                            Boats on all the rivers of the old land.
                                                            Old Town, 2003.

                                                            Novak, C. 2003. Hills of the old land.
                                                            Old Town, 2003.
      `)
      return textsOf(left, { ...right, lines: right.lines.map(line => ({ ...line, page: 2 })) }).map(text =>
        text.slice(0, 4),
      )
    }
    expect(rightBelow('of towns by Carl Ufer and by Dora Bach.')).toEqual(['Berg', 'Lee,', 'Nova'])
    expect(rightBelow('of towns.')).toEqual(['Berg', 'Lee,', 'Boat', 'Nova'])
  })

  test('go on in a line that letters of another script move a little apart', () => {
    const apart = (opening: string) => {
      const block = drawBlock(`
        Berg, B. 2001. Towns and people of old
        ${opening} old land. River Press, Old Town, 3.

        Lee, A. 2002. Rivers of the world, and
        how they moved in the course of times.

        Novak, C. 2003. Boats on all the rivers
        and on all seas, seen from the old land.

        Old, D. 2003. Boats on all the seas and
        and on all seas, seen from the old land.
      `)
      const lines = block.lines.map((line, i) => ({ ...line, baseline: line.baseline + (i > 0 ? 2.4 : 0) }))
      return textsOf({ ...block, lines })
    }
    expect(apart('the')).toHaveLength(4)
    expect(apart('The')).toHaveLength(5)
  })

  test('hang in each column by its own edge', () => {
    const left = drawBlock(
      'Berg, B. 2001. Towns and people of\n  the old land.\nLee, A. 2002. Rivers of all the wo\n  rld and more.',
    )
    const right = drawBlock(
      '          Novak, C. 2003. Boats on all those\n            rivers.\n          Old, D. 2004. Land, and all of that',
    )
    const moved = { ...right, lines: right.lines, column: { ...right.column, left: 300 } }
    expect(textsOf(left, moved)).toHaveLength(4)
  })
})

describe('recognised references', () => {
  const NUMBERED = `
    [1] Lee, A. 2001. Rivers.
    |2] Berg, B. 2002. Towns.
    [31 Novak, C. 2003. Land.
    [4] Old, D. 2004. Boats.
  `

  test('part at labels whose brackets were misread', () => {
    expect(labelsOf(recogniseBlock(drawBlock(NUMBERED)))).toEqual(['[1]', '[2]', '[3]', '[4]'])
    expect(labelsOf(drawBlock(NUMBERED))).toEqual(['[1]', '[4]'])
  })

  test('have the labels that were lost or misread by succession, where space parts them', () => {
    const block = drawBlock(`
      [1] Berg, B. 2001. Towns and people of old.

          Lee, A. 2002. Rivers of the world, and how they
          moved.

      [3] Novak, C. 2003. Boats on all the rivers and
          all seas of
          the land.

      [1] Old, D. 2004. Land and
          people.

      [5] Past, E. 2005. Seas, and what stood at them
          in those days.
    `)
    expect(labelsOf(recogniseBlock(block))).toEqual(['[1]', '[2]', '[3]', '[4]', '[5]'])
    expect(splitReferences([recogniseBlock(block)]).map(entry => entry.labelLength)).toEqual([3, 0, 3, 3, 3])
    expect(labelsOf(block)).toEqual(['[1]', '[3]', '[5]'])
  })

  test('part at the stops of numbers that were not read', () => {
    const block = drawBlock(`
      . Lee, A. 2001. Rivers and the
        land.
      . Berg, B. 2002. Towns.
      3. Novak, C. 2003. Boats on all
        seas.
      4. Old, D. 2004. People.
    `)
    expect(labelsOf(recogniseBlock(block))).toEqual(['1.', '2.', '3.', '4.'])
    expect(splitReferences([recogniseBlock(block)]).map(entry => entry.labelLength)).toEqual([1, 1, 2, 2])
    expect(labelsOf(block).every(label => label === undefined)).toBe(true)
  })

  test('part by no space that is much less than that of most entries', () => {
    const block = drawBlock(`
      [1] Berg, B. 2001. Towns and people of old
          times.

      [2] Lee, A. 2002. Rivers of the world (1999).
          Oldtown, pp. 12.
          Accessed 13.

      [3] Novak, C. 2003. Boats on all the rivers.
    `)
    const lines = block.lines.map(line =>
      line.text.startsWith('Acc') ? { ...line, baseline: line.baseline + 2.5 } : line,
    )
    const spaced = { ...block, lines }
    expect(textsOf(recogniseBlock(spaced)).map(text => text.slice(0, 3))).toEqual(['[1]', '[2]', '[3]'])
  })

  test('part where a line is further out than those of the entries, whatever was read for its label', () => {
    const block = drawBlock(`
      [1] Berg, B. 2001. Towns and people of old
          times.
      [2] Lee, A. 2002. Rivers of the world.
      [3Novak, C. 2003. Boats on all the rivers and
          all seas of the land.
      [4Old, D. 2004. Land and people.
    `)
    const starts = (own: Block) => textsOf(own).map(text => text.slice(0, 6))
    expect(starts(recogniseBlock(block))).toEqual(['[1] Be', '[2] Le', '[3Nova', '[4Old,'])
    expect(starts(block)).toEqual(['[1] Be', '[2] Le'])
  })

  test('part at keys whose brackets were misread', () => {
    const block = drawBlock(`
      [Berg and Lee 82} B. Berg and A. Lee. Towns
      and people of old. In Seas, 1982,
      {Novak 87) C. Novak. Boats on all the rivers
      and seas of the old land, 1987,
      1Old 85] D. Old. Land. In Rivers, 1985
    `)
    expect(textsOf(recogniseBlock(block)).map(text => text.slice(0, 6))).toEqual(['[Berg ', '{Novak', '1Old 8'])
  })

  test('part by space where a first letter was lost and the entries hang', () => {
    const block = drawBlock(`
      Berg, B. 2001. Towns and people of old and new,
        and the old land. River Press.

         . Lee. 2002. Rivers of the world, and how they
        moved.

      Novak, C. 2003. Boats on all the rivers and seas
        of the old land.
    `)
    const starts = (own: Block) => textsOf(own).map(text => text.slice(0, 5))
    expect(starts(recogniseBlock(block))).toEqual(['Berg,', '. Lee', 'Novak'])
    expect(starts(block)).toEqual(['Berg,', 'Novak'])
  })
})

test('entries part and go on as a person says', () => {
  const block = drawBlock('[1] Lee, A. 2001. Rivers.\n[2] Berg, B. 2002. Towns.\n    of old. \n[3] Novak, C. Land.')
  const [, second, third] = block.lines
  if (second === undefined || third === undefined) throw new Error('four lines are drawn')
  const said = new Map([
    [second, true],
    [third, false],
  ])
  expect(splitReferences([block], said).map(entry => entry.lines.length)).toEqual([2, 1, 1])
})

test('no blocks are no references', () => {
  expect(splitReferences([])).toEqual([])
})

test.each(RANDOM_SEEDS)('no line is lost, doubled or moved (random page %i)', seed => {
  const { blocks } = evidenceOf([randomPage(seed), randomPage(seed + 50, 2)])
  expect(splitReferences(blocks).flatMap(entry => entry.lines)).toEqual(blocks.flatMap(block => block.lines))
})
