import { describe, expect, test } from 'vitest'
import { findFootnoteCalls } from '../../../../src/understand/build/notes/footnote-calls.ts'
import { linkFootnotes, splitFootnotes } from '../../../../src/understand/build/notes/footnotes.ts'
import { drawLines } from '../../../support/draw-block.ts'

/** Calls in drawn lines, each as the run that ends with it, the mark in brackets. */
function callsOf(art: string, marks: readonly string[]): string[] {
  const notes = splitFootnotes(marks.flatMap(mark => drawLines(`^${mark}^ A note. {8}`)))
  const found = findFootnoteCalls(drawLines(art), linkFootnotes(notes, new Set()))
  return [...found].map(
    ([run, { textLength, calls }]) =>
      `${run.text.slice(0, textLength)}[${calls.map(call => `${call.mark}=${call.footnoteId}`).join()}]`,
  )
}

describe('calls of footnotes', () => {
  test('are raised marks that have a note', () => {
    expect(callsOf('Rivers move.^1^ Towns^2^ do not.', ['1', '2'])).toEqual(['[1=fn1]', '[2=fn2]'])
  })

  test.each(['a', '*', '†', '‡', '§'])('may be letters and symbols: %s', mark => {
    expect(callsOf(`Rivers move.^${mark}^`, [mark])).toEqual([`[${mark}=fn1]`])
  })

  test('may be several in one mark', () => {
    expect(callsOf('Rivers move.^1,2^', ['1', '2'])).toEqual(['[1=fn1,2=fn2]'])
  })

  test('are not raised marks without a note', () => {
    expect(callsOf('Rivers move.^3^', ['1'])).toEqual([])
    expect(callsOf('Rivers move.^1,3^', ['1'])).toEqual([])
  })

  test('call each note once: behind a sign rather than behind a word', () => {
    expect(callsOf('Towns^1^ move.^1^', ['1'])).toHaveLength(1)
    const [line] = drawLines('Towns^1^ move.^1^')
    const runs = line?.words.flatMap(word => word.runs) ?? []
    const notes = splitFootnotes(drawLines('^1^ A note. {8}'))
    const found = findFootnoteCalls(line ? [line] : [], linkFootnotes(notes, new Set()))
    expect([...found.keys()]).toEqual([runs[3]])
  })

  test('are behind a word rather than behind a unit, where a mark is an exponent', () => {
    const [line] = drawLines('of 12 km^2^ and towns^2^ move')
    const raised = line?.words.flatMap(word => word.runs).filter(run => run.script === 'super') ?? []
    const notes = splitFootnotes(drawLines('^2^ A note. {8}'))
    const found = findFootnoteCalls(line ? [line] : [], linkFootnotes(notes, new Set()))
    expect([...found.keys()]).toEqual([raised[1]])
  })

  test('are on the page of the note, or on the one before where none is there', () => {
    const onPage2 = (art: string) => drawLines(art).map(line => ({ ...line, page: 2 }))
    const notes = splitFootnotes(onPage2('^1^ A note. {8}'))
    const [name, text] = [drawLines('Ann Lee,^1^ Bo Berg'), onPage2('Rivers^1^ move')]
    const raisedIn = (lines: typeof name) =>
      lines.flatMap(({ words }) => words.flatMap(({ runs }) => runs.filter(run => run.script === 'super')))
    const callsIn = (lines: typeof name) => [...findFootnoteCalls(lines, linkFootnotes(notes, new Set())).keys()]
    expect(callsIn([...name, ...text])).toEqual(raisedIn(text))
    expect(callsIn(name)).toEqual(raisedIn(name))
  })

  test('may be glued to a word or a sign without being raised, where no raised one calls the note', () => {
    expect(callsOf('Rivers move.1 Towns do not.', ['1'])).toEqual(['move.[1=fn1]'])
    expect(callsOf('Rivers† move.', ['†'])).toEqual(['Rivers[†=fn1]'])
    expect(callsOf('Rivers move.1 Towns do not.^1^', ['1'])).toEqual(['[1=fn1]'])
  })

  test('are not labels of addresses, where the text calls the note', () => {
    const lines = drawLines('^1^ University of Old Town\nRivers^1^ move.')
    const notes = splitFootnotes(drawLines('^1^ A note. {8}'))
    const [, text] = lines
    const [call] = findFootnoteCalls(lines, linkFootnotes(notes, new Set())).keys()
    expect(call).toBe(text?.words[0]?.runs[1])
  })

  test('are not numbers inside the text', () => {
    expect(callsOf('In 1 of 12 towns, 2001.', ['1', '2', '12'])).toEqual([])
  })

  test('are none without notes', () => {
    expect(callsOf('Rivers move.^1^', [])).toEqual([])
  })
})
