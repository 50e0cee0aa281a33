import type { SourceDocument, TextRun } from '../../../model/page/page.ts'
import { type DecidedReadings, dropWord, type Entry, toDropped } from './entry.ts'
import { addLone } from './lone-words.ts'
import { placeInFlow, rewrite } from './set-words.ts'

/**
 * The document with the words that were taken, in the order of the first reading.
 *
 * A word that is replaced keeps its place and style. A word that the other reading alone has keeps its place there. Where
 * that reading has no places, it comes after the word that it follows there, and the two share its box by their letters.
 * What was not taken is dropped, as `misread`.
 */
export function mergeWords(document: SourceDocument, readings: DecidedReadings): SourceDocument {
  const entries = decideEntries(readings)
  const lone = addLone(entries, readings)
  const drafts = new Map(
    document.pages.map(page => [page.number, { runs: [] as TextRun[], dropped: [...page.dropped] }]),
  )
  readings.primary.forEach(({ page }, i) => {
    const draft = drafts.get(page ?? 0)
    draft?.runs.push(...(entries[i]?.runs ?? []))
    draft?.dropped.push(...(entries[i]?.dropped ?? []))
  })
  for (const { word, isTaken } of lone) {
    const draft = drafts.get(word.page ?? 0)
    if (isTaken) draft?.runs.push(...word.runs)
    else draft?.dropped.push(...dropWord(word))
  }
  return { ...document, pages: document.pages.map(page => ({ ...page, ...drafts.get(page.number) })) }
}

function decideEntries({ primary, other, outcomes }: DecidedReadings): Entry[] {
  const entries: Entry[] = primary.map(({ runs }) => ({ runs, dropped: [] }))
  for (const { range, taken } of outcomes) {
    const { a, aEnd, b, bEnd } = range
    const words = primary.slice(a, aEnd)
    const others = other.slice(b, bEnd)
    const [first] = words
    if (first === undefined) continue
    if (taken === 'primary') {
      const isSame = others.map(({ text }) => text).join('') === words.map(({ text }) => text).join('')
      words.forEach((word, i) => {
        const flow = placeInFlow(others, b)
        const dropped = i > 0 || isSame ? [] : others.flatMap(({ text }) => toDropped(text, first))
        entries[a + i] = { runs: flow === undefined ? word.runs : word.runs.map(run => ({ ...run, flow })), dropped }
      })
      continue
    }
    words.forEach((word, i) => {
      const runs = i === 0 && taken === 'other' ? rewrite(words, others, b) : []
      entries[a + i] = { runs, dropped: dropWord(word) }
    })
  }
  return entries
}
