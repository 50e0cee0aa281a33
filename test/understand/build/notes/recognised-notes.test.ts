import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { splitFootnotes } from '../../../../src/understand/build/notes/footnotes.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawRecognised } from '../../../support/recognised.ts'

/** Marks of the notes that lines of pages are parted into, and what stands behind them. */
function notesOf(...pages: readonly (readonly string[])[]): string[] {
  return notesOfPages(pages.map((art, i) => drawRecognised(art, { number: i + 1 })))
}

function notesOfPages(drawn: readonly Page[]): string[] {
  const lines = layOutPages(drawn, 10).flatMap(({ columns }) => columns.flatMap(column => column.lines))
  return splitFootnotes(lines).map(({ mark, lines: own, markLength }) => {
    const text = own.map(line => line.text).join(' ')
    return `${mark ?? ''}: ${text.slice(markLength).trim()}`
  })
}

describe('recognised notes', () => {
  test('are split at characters read for their marks, and numbered by the digits between', () => {
    expect(
      notesOf(["'The first note is about", 'rivers.', '"The second one.'], ['3The third is', 'longer.', '®The last.']),
    ).toEqual(['1: The first note is about rivers.', '2: The second one.', '3: The third is longer.', '4: The last.'])
  })

  test('are split where a line is indented after a finished one, without a mark', () => {
    expect(notesOf(['  The first note is about', 'rivers.', '  The second one is', 'short.'])).toEqual([
      ': The first note is about rivers.',
      ': The second one is short.',
    ])
  })

  test('are split at the edge where their marks hang, and not where a line is further in', () => {
    expect(
      notesOf(
        ['1The first note is about', '  rivers. It goes on.', '  And on.', '2The second one is', '  short.'],
        ['3The third is.', '  Longer.', ' Nothing was read for', '  its mark.'],
      ),
    ).toEqual([
      '1: The first note is about rivers. It goes on. And on.',
      '2: The second one is short.',
      '3: The third is. Longer.',
      '4: Nothing was read for its mark.',
    ])
  })

  test('hang where the mark of the first note was not read', () => {
    expect(
      notesOf(['ltowns at the water are', '  old.', '  And on.', '2wide rivers are', '  long.', '  And so on.']),
    ).toEqual(['1: ltowns at the water are old. And on.', '2: wide rivers are long. And so on.'])
  })

  test('hang only where most lines are further in, and not where a lost mark left its place empty', () => {
    expect(notesOf(['1The first note is about', 'rivers.', '  The second one is', 'short.'])).toEqual([
      '1: The first note is about rivers.',
      '2: The second one is short.',
    ])
  })

  test('open with a mark and the stop behind it, which may be read for a comma', () => {
    expect(notesOf(['*, The first one.', 't. A second one.', '3. The third one.'])).toEqual([
      '1: The first one.',
      '2: A second one.',
      '3: The third one.',
    ])
    expect(notesOf(['*, The first one.', 't. A second one.'])).toEqual(['*: The first one.', '†: A second one.'])
  })

  test('hang not where the one line further in is the first of a note, and its others are at the edge', () => {
    expect(notesOf(['1It is the first note.', '  The second one is', 'about rivers.'])).toEqual([
      '1: It is the first note.',
      '2: The second one is about rivers.',
    ])
  })

  test('hang where lines that go on are further in, beside a notice at the edge', () => {
    expect(
      notesOf(
        [
          'Cite as: Lee. On the rivers of',
          'the old towns and of others.',
          '1It is the first note, and',
          '  Rivers are in it.',
        ],
        ['2The second one is long and', '  about rivers. All of its', '  lines are further in,', '  as is the last.'],
      ).slice(1),
    ).toEqual([
      '1: It is the first note, and Rivers are in it.',
      '2: The second one is long and about rivers. All of its lines are further in, as is the last.',
    ])
  })

  test('are split where a sentence opens further below than lines are apart, and nowhere else', () => {
    const art = ['1The first note is about', 'rivers. It ends here.', 'The second one was', 'read without its mark.']
    const page = drawRecognised(art)
    const second = page.runs.find(({ text }) => text === 'The')?.baseline ?? 0
    const lowered = (by: number) => ({
      ...page,
      runs: page.runs.map(run => {
        if (run.baseline < second) return run
        const box = { ...run.box, top: run.box.top + by, bottom: run.box.bottom + by }
        return { ...run, baseline: run.baseline + by, box }
      }),
    })
    expect(notesOfPages([lowered(2)])).toEqual([
      '1: The first note is about rivers. It ends here.',
      '2: The second one was read without its mark.',
    ])
    expect(notesOfPages([lowered(0.4)])).toHaveLength(1)
  })

  test('are split behind an address where a mark opens the next line', () => {
    expect(notesOf(['!http://rivers.example/a', '2 http://towns.example/b', '3 Rivers.'])).toEqual([
      '1: http://rivers.example/a',
      '2: http://towns.example/b',
      '3: Rivers.',
    ])
  })

  test('go on where nothing is finished, whatever the line opens with', () => {
    expect(notesOf(['1The first note is about', '*Rivers* and about the', '2009 flood.'])).toEqual([
      '1: The first note is about *Rivers* and about the 2009 flood.',
    ])
  })

  test('begin on each page, unless one goes on there with a small letter', () => {
    expect(notesOf(['1The first note.'], ['Nothing was read for its mark.'])).toEqual([
      '1: The first note.',
      '2: Nothing was read for its mark.',
    ])
    expect(notesOf(['1The first note is'], ['about rivers.'])).toEqual(['1: The first note is about rivers.'])
  })
})
