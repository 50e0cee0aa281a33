import { describe, expect, test } from 'vitest'
import { findCalloutTargets } from '../../../../src/understand/build/callouts/callout-targets.ts'
import { findCallouts } from '../../../../src/understand/build/callouts/find-callouts.ts'
import type { PaperBlock, Section } from '../../../../src/model/paper/paper.ts'
import { matchCaptionLabel } from '../../../../src/base/text/labels/match-keywords.ts'
import * as b from '../../../support/paper-builder.ts'
import { MARKED_PAPERS, type MarkedPaper } from './callout-truth.ts'

/** The ends of a callout or citation, and the ids of what a callout refers to. */
interface Marked {
  readonly start: number
  readonly end: number
  readonly targets: string
}

const MARK = /\{([^|{}]*)\|([^{}]*)\}|‹([^›]*)›/gu

function readMarks(marked: string): { text: string; callouts: Marked[]; citations: Marked[] } {
  let text = ''
  let last = 0
  const callouts: Marked[] = []
  const citations: Marked[] = []
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(last, match.index)
    const words = match[1] ?? match[3] ?? ''
    const span = { start: text.length, end: text.length + words.length, targets: match[2] ?? '' }
    if (match[2] === undefined) citations.push(span)
    else callouts.push(span)
    text += words
    last = match.index + match[0].length
  }
  return { text: text + marked.slice(last), callouts, citations }
}

function targetsOf({ captions, formulas = [], headings = [] }: MarkedPaper) {
  const counts = { fig: 0, tab: 0 }
  const floats = captions.map((caption): PaperBlock => {
    const isTable = matchCaptionLabel(caption)?.kind === 'table'
    return isTable
      ? { ...b.table(caption), id: `tab${++counts.tab}` }
      : { ...b.figure(caption), id: `fig${++counts.fig}` }
  })
  const shown = formulas.map((text, i) => ({ ...b.doubt(text, { kind: 'formula' }), id: `eq${i + 1}` }))
  const sections = headings.map((heading, i): Section => {
    const kind = /^\p{Lu} /u.test(heading) ? 'appendix' : 'text'
    return { ...b.section(''), kind, id: `sec${i + 1}`, number: /^([\d.]+|\p{Lu}) /u.exec(heading)?.[1], blocks: [] }
  })
  return findCalloutTargets([...sections, { ...b.section(''), id: 'sec0', blocks: [...floats, ...shown] }])
}

const linksOf = (spans: readonly Marked[]) => spans.map(({ start, end, targets }) => `${start}-${end} ${targets}`)

function compare(paper: MarkedPaper) {
  const { text, callouts, citations } = readMarks(paper.text)
  const found = findCallouts(text, targetsOf(paper), citations)
    .filter(({ targets }) => targets.length > 0)
    .map(({ start, end, targets }) => ({ start, end, targets: targets.join(' ') }))
  const show = (spans: readonly Marked[], others: readonly Marked[]) => {
    const known = new Set(linksOf(others))
    return spans
      .filter((_, i) => !known.has(linksOf(spans)[i] ?? ''))
      .map(({ start, end, targets }) => `${text.slice(start, end)}|${targets}`)
  }
  return { wanted: callouts.length, found: found.length, missed: show(callouts, found), wrong: show(found, callouts) }
}

describe('callouts in short papers', () => {
  const results = MARKED_PAPERS.map(compare)
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

  test.each(MARKED_PAPERS.map(({ name }, i) => [name, results[i]] as const))('are found: %s', (_name, result) => {
    expect(result).toMatchObject({ missed: [], wrong: [] })
  })

  test('with a precision of 0.98 and a recall of 0.95 at least', () => {
    const found = sum(results.map(result => result.found))
    const wanted = sum(results.map(result => result.wanted))
    expect(1 - sum(results.map(({ wrong }) => wrong.length)) / found).toBeGreaterThanOrEqual(0.98)
    expect(1 - sum(results.map(({ missed }) => missed.length)) / wanted).toBeGreaterThanOrEqual(0.95)
    expect(wanted).toBeGreaterThan(120)
  })
})
