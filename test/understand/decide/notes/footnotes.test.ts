import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../../src/model/page/page.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import type { Decisions } from '../../../../src/understand/decide/decision.ts'
import { classifyFootnotes } from '../../../../src/understand/decide/notes/footnotes.ts'
import { readFootnoteMark } from '../../../../src/understand/decide/notes/note-marks.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawLines } from '../../../support/draw-block.ts'
import { baselineOf, drawPage, type DrawOptions } from '../../../support/draw-page.ts'
import { gap, paragraph, prose, sideBySide } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const markOf = (art: string) => {
  const [line] = drawLines(art)
  return line && readFootnoteMark(line)
}

describe('the mark that opens a note', () => {
  test.each([
    ['^12^ See there. {8}', '12', 2],
    ['^a^ See there. {8}', 'a', 1],
    ['^3)^ See there. {8}', '3', 2],
    ['^۳^ See there. {8}', '3', 1],
    ['* See there.', '*', 1],
    ['*. See there.', '*', 2],
    ['** See there.', '**', 2],
    ['†See there.', '†', 1],
    ['‡ See there.', '‡', 1],
    ['§ See there.', '§', 1],
    ['¶ See there.', '¶', 1],
    ['‖ See there.', '‖', 1],
    ['∗ See there.', '*', 1],
  ])('is sure when it is raised or a symbol: %s', (art, mark, characters) => {
    expect(markOf(art)).toEqual({ mark, isSure: true, characters })
  })

  test.each([
    ['12 See there.', '12', 2],
    ['12. See there.', '12', 3],
    ['(3) See there.', '3', 3],
    ['3See there.', '3', 1],
    ['[3] See there.', '3', 3],
    ['b. See there.', 'b', 2],
    ['(b) See there.', 'b', 3],
  ])('is not sure when it is a number on the line: %s', (art, mark, characters) => {
    expect(markOf(art)).toEqual({ mark, isSure: false, characters })
  })

  test.each(['See there.', 'a river runs', '2019 was dry, 3 was not', '1,234 rivers', '$ 12'])(
    'is none in: %s',
    art => {
      expect(markOf(art)).toBeUndefined()
    },
  )
})

/** Texts of the blocks that are notes. */
function notesOf(rows: readonly string[], options: DrawOptions = {}, draw = drawPage): string[] {
  const evidence = evidenceOf([draw(rows, options)])
  const decisions = classifyFootnotes(evidence, new Map())
  return evidence.blocks.filter(block => decisions.get(block)?.role === 'footnote').map(textOfBlock)
}

const text = prose(30, 70)

/** A short rule right above a row, at the left edge of the text. */
function ruleAbove(row: number, width = 120): Rule {
  const top = baselineOf(row) - 9
  return { orientation: 'horizontal', box: { left: 48, top, right: 48 + width, bottom: top + 0.4 } }
}

describe('blocks at the foot of a column', () => {
  test('are notes when the file says so', () => {
    expect(notesOf([...text, '', '1 See there. {tag=Note}'])).toEqual(['1 See there.'])
    expect(notesOf([...text, '', '1 See there. {tag=P}'])).toEqual([])
  })

  test('are notes when they are of smaller type and open with a raised mark or a symbol', () => {
    expect(notesOf([...text, '', '^1^ See there. {8}'])).toEqual(['1 See there.'])
    expect(notesOf([...text, '', '† See there. {8}'])).toEqual(['† See there.'])
  })

  test('are notes when they open with a symbol and are closer than the lines of the text, as typists set them', () => {
    const note = ['* See there, and in the other', 'books of the same town.']
    const apart = text.slice(0, 20).flatMap(line => [line, ''])
    expect(notesOf([...apart, '', ...note], {}, drawRecognised)).toEqual([note.join(' ')])
    expect(notesOf([...apart, '', ...note])).toEqual([])
    expect(notesOf([...text, '', ...note], {}, drawRecognised)).toEqual([])
    expect(notesOf([...apart, '', 'A quotation is closer,', 'but has no mark.'], {}, drawRecognised)).toEqual([])
  })

  test('are notes when they are of smaller type below a short rule', () => {
    expect(notesOf([...text, '', 'goes on from the page before. {8}'], { rules: [ruleAbove(31)] })).toEqual([
      'goes on from the page before.',
    ])
  })

  test('go on from a note of small type in small type, and not in text that goes on below a figure', () => {
    const first = [...text, '', '^1^ See there, in the old books and {8}']
    const notesOn = (goesOn: string) => {
      const below = [
        ...paragraph(3, 70),
        ...Array(27).fill(''),
        ...paragraph(4, 70, goesOn),
        '',
        'in the books of people who see them. {8}',
      ]
      const evidence = evidenceOf([
        drawPage(first, { rules: [ruleAbove(31)] }),
        drawPage(below, { number: 2, rules: [ruleAbove(35)] }),
      ])
      const decisions = classifyFootnotes(evidence, new Map())
      return evidence.blocks
        .filter(block => block.page === 2 && decisions.get(block)?.role === 'footnote')
        .map(textOfBlock)
    }
    expect(notesOn('of')).toEqual(['in the books of people who see them.'])
  })

  test('are no notes under the rule of the heading above them', () => {
    const rows = [...text, '', 'References {bold}', '3 See there. {8}']
    expect(notesOf(rows, { rules: [ruleAbove(31)] })).toEqual([])
    expect(notesOf(rows, { rules: [ruleAbove(32)] })).toEqual(['3 See there.'])
  })

  test('are notes of body type when rule and mark speak for them', () => {
    const rows = [...text, '', '^1^ See there.']
    expect(notesOf(rows)).toEqual([])
    expect(notesOf(rows, { rules: [ruleAbove(31)] })).toEqual(['1 See there.'])
  })

  test('are notes of body type below a rule when a word of the page ends in their number, which may be a raised figure of its font', () => {
    const called = ['Rivers move,1 and people live beside them in every part of the land.', ...text]
    const note = ['', '1 See there.']
    expect(notesOf([...called, ...note], { rules: [ruleAbove(32)] })).toEqual(['1 See there.'])
    expect(notesOf([...called, ...note])).toEqual([])
    expect(notesOf([...text, ...note], { rules: [ruleAbove(31)] })).toEqual([])
  })

  test('are notes of body type below a rule when a later one of them is called, though the first is so in a rest of text only', () => {
    const called = ['Rivers move.^4^ People live beside them in every part of the land and see them.', ...text]
    const notes = ['', '3 See there, in the other books.', '4 See here.']
    expect(notesOf([...called, ...notes], { rules: [ruleAbove(32)] }).join(' ')).toBe(notes.slice(1).join(' '))
    expect(notesOf([...text, ...notes], { rules: [ruleAbove(31)] })).toEqual([])
  })

  test.each([
    ['of small type without mark and rule', 'See there. {8}'],
    ['of small type with a number on the line', '3 See there. {8}'],
    ['of larger type', '^1^ See there. {12}'],
  ])('are no notes: %s', (_, row) => {
    expect(notesOf([...text, '', row])).toEqual([])
  })

  test('are no notes under a rule that reaches over the column, or stands far above', () => {
    const rows = [...text, '', '', '', 'small type here. {8}']
    expect(notesOf(rows, { rules: [ruleAbove(33, 430)] })).toEqual([])
    expect(notesOf(rows, { rules: [ruleAbove(31)] })).toEqual([])
    expect(notesOf(rows, { rules: [ruleAbove(33)] })).toEqual(['small type here.'])
  })

  test('stand under a rule as wide as the column where a word of the page ends in their number', () => {
    const called = ['Rivers move,1 and people live beside them in every part of the land.', ...text]
    const note = ['', '1 See there. {8}']
    expect(notesOf([...called, ...note], { rules: [ruleAbove(32, 430)] })).toEqual(['1 See there.'])
    expect(notesOf([...text, ...note], { rules: [ruleAbove(31, 430)] })).toEqual([])
    const underHeading = (heading: string) => [...called, '', `${heading} {12 bold}`, '', '[1] Lee, A. Old towns.']
    expect(notesOf(underHeading('References'), { rules: [ruleAbove(34, 430)] })).toEqual([])
    expect(notesOf(underHeading('The old towns'), { rules: [ruleAbove(34, 430)] })).toHaveLength(1)
  })

  test('are no entries of a list of references whose heading has a rule as wide as the column below it', () => {
    const pageOf = (number: number, tail: readonly string[], rules: readonly Rule[] = []) =>
      drawPage([...prose(29, 70), 'It runs through the old town.^1^ There it stays.', '', ...tail], { number, rules })
    const underHeading = (heading: string) => {
      const list = [`${heading} {12 bold}`, '', '[1] Lee, A. Old towns and the rivers that run beside them all day.']
      const evidence = evidenceOf([
        pageOf(1, ['^1^ See there. {8}']),
        pageOf(2, ['^1^ See here. {8}']),
        pageOf(3, list, [ruleAbove(33, 430)]),
      ])
      return [...classifyFootnotes(evidence, new Map()).keys()].map(textOfBlock).filter(text => text.startsWith('[1]'))
    }
    expect(underHeading('References')).toEqual([])
    expect(underHeading('The old towns')).toHaveLength(1)
  })

  test('are notes when their number is the next of the series, though no call is found', () => {
    const pageOf = (number: number, call: string, ...notes: readonly string[]) =>
      drawPage([...prose(29, 70), `It runs through the old town.${call} There it stays.`, '', ...notes], { number })
    const notesOn = (last: string) => {
      const evidence = evidenceOf([
        pageOf(1, '^1^', '1) See there. {8}'),
        pageOf(2, '^2^', '2) See here. {8}'),
        pageOf(3, '', `${last} {8}`),
      ])
      return [...classifyFootnotes(evidence, new Map()).keys()].map(textOfBlock).toSorted()
    }
    expect(notesOn('3) And there.')).toEqual(['1) See there.', '2) See here.', '3) And there.'])
    expect(notesOn('5) And there.')).toEqual(['1) See there.', '2) See here.'])
  })

  test('are recognised notes of body type below a rule where their number follows that of the last note, though no calls are left', () => {
    const pageOf = (number: number, note: string, width: number) =>
      drawRecognised([...text, '', note], { number, rules: [ruleAbove(31, width)] })
    const notesOn = (second: string) => {
      const evidence = evidenceOf([pageOf(1, '1) See there for more. {8}', 120), pageOf(2, second, 420)])
      return [...classifyFootnotes(evidence, new Map()).keys()].map(textOfBlock).toSorted()
    }
    expect(notesOn('2) See here.')).toEqual(['1) See there for more.', '2) See here.'])
    expect(notesOn('3) See here.')).toEqual(['1) See there for more.'])
  })

  test('are all the notes up to the first that is none', () => {
    const notes = ['^1^ See there. {8}', ...gap(1), '^2^ And there. {8}', ...gap(1), '^3^ And there. {8}']
    expect(notesOf([...text, '', ...notes])).toHaveLength(3)
    expect(notesOf([...text, '', '^1^ See there. {8}', '', ...paragraph(3, 70)])).toEqual([])
  })

  test('stand at the foot of each column', () => {
    const column = (mark: string) => [...prose(30, 35), '', `^${mark}^ See there. `.padEnd(37)]
    const rows = sideBySide([column('1'), column('2')]).map((row, i) => (i < 30 ? row : `${row} {8}`))
    expect(notesOf(rows)).toEqual(['1 See there.', '2 See there.'])
  })

  test('stand in the upper part of the page only where the text calls them: a wide float may be below', () => {
    expect(notesOf([...prose(5, 70), '', '^1^ See there. {8}'])).toEqual([])
    const calling = [...prose(4, 70), 'It runs through the old town.^1^ There it stays.']
    expect(notesOf([...calling, '', '^1^ See there. {8}'])).toEqual(['1 See there.'])
  })

  test('are notes when the text of the page calls their number, raised or not', () => {
    const calling = [...prose(29, 70), 'It runs through the old town.^3^ There it stays.']
    expect(notesOf([...calling, '', '3 See there. {8}'])).toEqual(['3 See there.'])
    expect(notesOf([...calling, '', '4 See there. {8}'])).toEqual([])
    expect(notesOf([...prose(29, 70), 'It is 12^3^ long.', '', '3 See there. {8}'])).toEqual([])
  })

  test('are notes when the text of the page calls their letter', () => {
    const calling = [...prose(29, 70), 'It runs through the old town.^b^ There it stays.']
    expect(notesOf([...calling, '', 'b. See there. {8}'])).toEqual(['b. See there.'])
    expect(notesOf([...calling, '', 'c. See there. {8}'])).toEqual([])
  })

  test('of body type are notes below one with a rule above it, where the text calls them', () => {
    const calling = [...prose(28, 70), 'It runs.^1^ There it stays.^2^ And so on.']
    const rows = [...calling, '', '1 See there.', ...gap(1), '2 And there.']
    expect(notesOf(rows, { rules: [ruleAbove(30)] })).toEqual(['1 See there.', '2 And there.'])
  })

  test('of body type are notes without a rule where they answer the calls of the paper', () => {
    const calling = [...prose(28, 70), 'It runs.^1^ There it stays.^2^ And so on.']
    const notes = ['', '1 See there.', ...gap(1), '2 And there.']
    expect(notesOf([...calling, ...notes])).toEqual(['1 See there.', '2 And there.'])
    const citing = [...prose(27, 70), 'Many have told of it.^3,4,5,6^ Some did not.^7,8^', ...calling.slice(-1)]
    expect(notesOf([...citing, ...notes])).toEqual([])
  })

  test('stand above a float at the foot of the page where the text calls them', () => {
    const pageOf = (last: string) => [...prose(24, 70), last, '', '3 See there. {8}', ...gap(9)]
    const [top, bottom] = [baselineOf(26), baselineOf(36)]
    const notes = (last: string) =>
      notesOf([...pageOf(last), '1900        2000 {8}'], { figures: [{ left: 48, top, right: 400, bottom }] })
    expect(notes('It runs through the old town.^3^ There it stays.')).toEqual(['3 See there.'])
    expect(notes('It runs through the old town. There it stays.')).toEqual([])
  })

  test('may be marked with letters alone where the text calls them', () => {
    const calling = [...prose(29, 70), 'It runs through the old town.^b^ There it stays.']
    const rows = [...calling, '', 'b See there. {8}']
    expect(notesOf(rows)).toEqual(['b See there.'])
    expect(notesOf([...prose(30, 70), '', 'b See there. {8}'])).toEqual([])
  })

  test('go on in body type on the next page, under a rule or apart from its text', () => {
    const first = [
      ...prose(28, 70),
      'It runs.^1^ There it stays.^2^ And so on.',
      '',
      '1 See there.',
      ...gap(1),
      '2 And there it goes',
    ]
    const second = [...prose(30, 70), '', 'on as it did before.']
    const evidence = evidenceOf([drawPage(first), drawPage(second, { number: 2 })])
    const decisions = classifyFootnotes(evidence, new Map())
    const notes = evidence.blocks.filter(block => decisions.get(block)?.role === 'footnote').map(textOfBlock)
    expect(notes).toEqual(['1 See there.', '2 And there it goes', 'on as it did before.'])
    const label = evidenceOf([drawPage(first), drawPage([...prose(30, 70), '', 'river towns'], { number: 2 })])
    expect([...classifyFootnotes(label, new Map()).keys()].map(textOfBlock)).not.toContain('river towns')
  })

  test('are no notes on the page of a list that the numbers call', () => {
    const calling = [...prose(26, 70), 'It runs through the old town.^3^ There it stays.']
    expect(notesOf([...calling, '', 'References {12 bold}', '', '3 See there. {8}'])).toEqual([])
  })

  test('are no notes where they count on in brackets from the entry above them', () => {
    const called = [
      ...prose(26, 70),
      'It runs^1^ through the old^2^ town.',
      '',
      '[1] See there. {8}',
      '',
      '[2] And here. {8}',
    ]
    const list = ['', 'References {12 bold}', '', ...[1, 2, 3, 4].flatMap(i => [`[${i}] Lee, A. Towns. {8}`, ''])]
    const citing = [...prose(20, 70), 'It runs^3^ through the old^4^ town.', ...list]
    const evidence = evidenceOf([drawPage(called), drawPage(citing, { number: 2 })])
    const notes = [...classifyFootnotes(evidence, new Map()).keys()].map(textOfBlock)
    expect(notes.toSorted()).toEqual(['[1] See there.', '[2] And here.'])
  })

  test('go on at the foot of the next column', () => {
    const small = (line: string) => line.padEnd(37)
    const first = [...prose(30, 35), '', small('^1^ See there and in')]
    const rows = sideBySide([first, [...prose(30, 35), '', small('the other book.')]])
    expect(notesOf(rows.map((row, i) => (i < 30 ? row : `${row} {8}`)))).toEqual([
      '1 See there and in',
      'the other book.',
    ])
    const ended = sideBySide([
      [...prose(30, 35), '', small('^1^ See there.')],
      [...prose(30, 35), '', small('No note.')],
    ])
    expect(notesOf(ended.map((row, i) => (i < 30 ? row : `${row} {8}`)))).toEqual(['1 See there.'])
  })

  test('keep a role that they have', () => {
    const evidence = evidenceOf([drawPage([...text, '', '^1^ See there. {8}'])])
    const caption = { role: 'table-note' as const, score: 1, evidence: [] }
    const decisions: Decisions = new Map(evidence.blocks.map(block => [block, caption]))
    expect(classifyFootnotes(evidence, decisions).size).toBe(0)
  })
})

test('a note is called from text in a script without capitals', () => {
  const line = '가나다라 마바사아 자차카타 파하가나 다라마바 사아자차 카타파하'
  const body = Array.from({ length: 30 }, () => line)
  const note = ['', '', '3) 가나다라 {8}']
  expect(notesOf([...body, `${line} ${line} 카타파하^3)^`, ...note], { height: 470 })).toEqual(['3) 가나다라'])
  expect(notesOf([...body, ...note], { height: 470 })).toEqual([])
})
