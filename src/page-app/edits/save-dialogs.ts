import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import { ask, tell } from '../dom/dialogs.ts'
import { button, element } from '../dom/elements.ts'
import { say, sayFailure } from '../dom/notices.ts'
import { OFFLINE, Refusal } from '../client/api.ts'
import { isOutdated } from '../client/corrections-api.ts'
import type { Draft } from './draft.ts'
import { fieldsInWords, inWords } from './correction-words.ts'
import { comparePapers, type Difference } from './compare-papers.ts'
import type { EditSession } from './session.ts'

/** Status of what is not done here. */
const NOT_SUPPORTED = 501
const SAVED_AS_FILE = 'Saved as a file. Convert the paper with it: paperxml convert --corrections FILE.'

/** Differences that are listed: who has more has seen enough. */
const MOST_LISTED = 100

/** Shows what the corrections change, and saves them if that is wanted. Nothing that was done is lost in any case. */
export async function saveWithPreview(session: EditSession): Promise<void> {
  const stopSaying = say('Converting with the corrections …')
  try {
    const next = await previewOf(session).finally(stopSaying)
    if (next !== undefined && !(await askToKeep(session, next))) return
    await session.save()
    say(next === undefined ? SAVED_AS_FILE : 'Saved. The outputs have the corrections.')
  } catch (error) {
    if (isOutdated(error)) await meetOthers(session)
    else explain(error)
  }
}

/** The paper with the corrections; `undefined` where nothing can convert it. */
async function previewOf(session: EditSession): Promise<InspectedPaper | undefined> {
  return session.preview().catch((error: unknown) => {
    if (error instanceof Refusal && error.status === NOT_SUPPORTED) return undefined
    throw error
  })
}

async function askToKeep(session: EditSession, next: InspectedPaper): Promise<boolean> {
  const answer = await ask({
    title: 'Keep these corrections?',
    content: [describe(comparePapers(session.paper, next), next.unusedCorrections)],
    answers: { keep: 'Keep', back: 'Go on correcting' },
  })
  return answer === 'keep'
}

/** Tells that somebody else has saved, and puts what was done here on top. */
async function meetOthers(session: EditSession): Promise<void> {
  const answer = await ask({
    title: 'Somebody else has saved corrections meanwhile',
    content: [
      element('p', {}, 'Nothing was overwritten, and yours are kept in this browser.'),
      element('p', {}, 'You can read the other corrections now, with yours on top, look at both, and save again.'),
    ],
    answers: { read: 'Read theirs, keep mine on top', later: 'Later' },
  })
  if (answer !== 'read') return
  try {
    const { conflicts } = await session.meet()
    tellConflicts(conflicts)
  } catch (error) {
    explain(error)
  }
}

/** Says which blocks two people have corrected in different ways. */
export function tellConflicts(conflicts: readonly string[]): void {
  if (conflicts.length === 0) say('Both are here now. Yours are not saved yet.')
  else sayFailure(`Corrected by both, yours are kept: ${conflicts.join(', ')}. They are not saved yet.`)
}

function explain(error: unknown): void {
  if (error instanceof Refusal && error.status === OFFLINE) {
    sayFailure('The service is not reached. Your corrections are kept in this browser; save again later.')
  } else if (error instanceof Refusal) {
    sayFailure(`Not saved: ${error.message}. Your corrections are kept in this browser.`)
  } else throw error
}

function describe(differences: readonly Difference[], unused: readonly string[]): HTMLElement {
  const items = differences.slice(0, MOST_LISTED).map(({ page, text, words }) => {
    if (page === undefined) return element('li', {}, `${text}: ${words}`)
    return element('li', {}, `Page ${page}: `, element('q', {}, text), element('br'), words)
  })
  const more = differences.length - items.length
  return element(
    'div',
    {},
    element('p', {}, differences.length === 0 ? 'Nothing changes in the structure.' : 'The paper changes like this:'),
    element('ul', { class: 'differences' }, ...items),
    ...(more > 0 ? [element('p', {}, `and ${more} more`)] : []),
    ...(unused.length === 0 ? [] : [element('p', { class: 'bad' }, 'Not used:')]),
    element('ul', {}, ...unused.map(message => element('li', {}, message))),
  )
}

/** Shows all corrections; each can be deleted, and its block shown. */
export async function listCorrections(session: EditSession, onShow: (id: string) => void): Promise<void> {
  const list = element('ul', { class: 'corrections', tabindex: -1 })
  const fill = () => {
    const { draft } = session
    const { blocks, header, references } = draft
    const deletion = (what: string, rest: () => Draft) =>
      button('Delete', ({ target }) => remove(target as Element, rest()), { 'aria-label': `Delete ${what}` })
    const ofBlocks = [...blocks.values()].map(({ block, text, ...said }) => {
      const show = button(text || block, () => onShow(block), { class: 'quiet' })
      const rest = () => ({ ...draft, blocks: new Map([...blocks].filter(([id]) => id !== block)) })
      return element('li', {}, show, element('small', {}, inWords(said)), deletion(text || block, rest))
    })
    const ofHeader = header.map(correction => {
      const { header: part, text, ...said } = correction
      const rest = () => ({ ...draft, header: header.filter(other => other !== correction) })
      const name = `${part} ${text}`
      return element('li', {}, element('span', {}, name), element('small', {}, inWords(said)), deletion(name, rest))
    })
    const ofReferences = references.map(correction => {
      const rest = () => ({ ...draft, references: references.filter(other => other !== correction) })
      const name = `reference ${correction.text}`
      const words = fieldsInWords(correction.reference)
      return element('li', {}, element('span', {}, name), element('small', {}, words), deletion(name, rest))
    })
    const ofReviews = draft.reviews.map(page => {
      const rest = () => ({ ...draft, reviews: draft.reviews.filter(other => other !== page) })
      const name = `page ${page}`
      return element('li', {}, element('span', {}, name), element('small', {}, 'reviewed'), deletion(name, rest))
    })
    const all = [...ofHeader, ...ofBlocks, ...ofReferences, ...ofReviews]
    list.replaceChildren(...(all.length === 0 ? [element('li', {}, 'None yet.')] : all))
  }
  /** The focus goes on to the next one, and is where it can be where there is none. */
  const remove = (pressed: Element, rest: Draft) => {
    const place = [...list.children].findIndex(item => item.contains(pressed))
    session.change(rest)
    fill()
    const next = list.children[Math.min(place, list.children.length - 1)]
    const target = next?.querySelector<HTMLElement>('button:last-child') ?? list
    target.focus()
  }
  fill()
  await tell('Corrections', list)
}
