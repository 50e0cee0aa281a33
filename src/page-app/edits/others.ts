import type { Save } from '../../model/corrections/save.ts'
import { isServed } from '../client/api.ts'
import { followDocuments } from '../client/events.ts'
import { ask } from '../dom/dialogs.ts'
import { element } from '../dom/elements.ts'
import { offer, say, sayFailure } from '../dom/notices.ts'
import { sayCorrection } from './correction-words.ts'
import { type Conflict, keyOfCorrection } from './merge-drafts.ts'
import type { EditSession, News } from './session.ts'

/** Changes that are listed of one save or preview; a user with more has seen enough. */
export const MOST_LISTED = 100

/** Tells when somebody else saves corrections of the paper, until what comes back is called. */
export function watchOthers(session: EditSession): () => void {
  if (!isServed()) return () => {}
  let isOver = false
  let told = session.tag
  let stopSaying = () => {}
  const look = async () => {
    // Where the service is away, it is asked again when it is there.
    const news = await session.readNews().catch(() => undefined)
    if (isOver || news === undefined || news.tag === told) return
    told = news.tag
    stopSaying()
    stopSaying = offer(`${whoSaved(news.saves)} saved corrections.`, 'See what differs', () => void meetOthers(session))
  }
  const unfollow = followDocuments(() => [session.id], {
    onOpen: () => void look(),
    onStatus: ({ id }) => void (id === session.id && look()),
    onProgress: () => {},
  })
  const unwatch = session.watch(() => {
    if (session.tag === told) stopSaying()
  })
  return () => {
    isOver = true
    for (const end of [unfollow, unwatch, stopSaying]) end()
  }
}

/** Shows what others have saved, and takes it over if that is wanted. */
export async function meetOthers(session: EditSession): Promise<void> {
  try {
    const news = await session.readNews()
    if (news === undefined) return void say('Nobody else has saved corrections.')
    const chosen = await askToTakeIn(news, session.isSaved)
    if (chosen === undefined) return
    const stopSaying = say('Reading their corrections …')
    await session.takeIn(news, chosen).finally(stopSaying)
    say(session.isSaved ? 'Their corrections are here now.' : 'Both are here now. Yours are not saved yet.')
  } catch (error) {
    sayFailure(`Not read: ${(error as Error).message}. Your corrections are kept in this browser.`)
  }
}

/** Keys of conflicts in which the others are right; `undefined` where nothing is to be taken over. */
async function askToTakeIn({ saves, conflicts }: News, isSaved: boolean): Promise<ReadonlySet<string> | undefined> {
  const who = whoSaved(saves)
  const choices = conflicts.map(conflict => choiceOf(conflict, who))
  const answer = await ask({
    title: `${who} saved corrections meanwhile`,
    content: [
      ...(isSaved ? [] : [element('p', {}, 'Nothing was overwritten, and yours are kept in this browser.')]),
      ...saves.map(describeSave),
      ...(choices.length === 0 ? [] : [element('p', {}, 'You both corrected these. Choose what is right:')]),
      ...choices.map(({ root }) => root),
    ],
    answers: { take: isSaved ? 'Take them over' : 'Take them over, keep mine', later: 'Later' },
  })
  if (answer !== 'take') return undefined
  return new Set(choices.flatMap(({ key, isTheirs }) => (isTheirs() ? [key] : [])))
}

/** A choice between the corrections of two people. */
function choiceOf({ key, own, other }: Conflict, who: string) {
  const radio = (label: string, said: typeof own, isChecked: boolean) => {
    const words = said === undefined ? 'as it was read' : sayCorrection(said).words
    const field = element('input', { type: 'radio', name: `conflict ${key}`, value: label, checked: isChecked })
    return { field, root: element('label', {}, field, ` ${label}: ${words}`) }
  }
  const mine = radio('Yours', own, true)
  const theirs = radio(who, other, false)
  const said = own ?? other
  const name = said === undefined ? key : sayCorrection(said).name
  const root = element('fieldset', { class: 'conflict' }, element('legend', {}, name), mine.root, theirs.root)
  return { key, root, isTheirs: () => theirs.field.checked }
}

/** One save as its author, its time and what it has changed. */
export function describeSave({ by, at, added, removed }: Save): HTMLElement {
  const changed = new Set(added.map(keyOfCorrection))
  const gone = removed.filter(each => !changed.has(keyOfCorrection(each)))
  const said = [
    ...added.map(sayCorrection),
    ...gone.map(each => ({ name: sayCorrection(each).name, words: 'correction taken back' })),
  ]
  const items = said
    .slice(0, MOST_LISTED)
    .map(({ name, words }) => element('li', {}, element('q', {}, name), element('br'), words))
  const more = said.length - items.length
  if (more > 0) items.push(element('li', {}, `and ${more} more`))
  const when = new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  const heading = element('h3', {}, `${by === '' ? 'Somebody' : by}, ${when}`)
  return element('section', {}, heading, element('ul', { class: 'differences' }, ...items))
}

/** Names of those who have saved. */
function whoSaved(saves: readonly Save[]): string {
  const names = new Set(saves.map(({ by }) => (by === '' ? 'Somebody else' : by)))
  return names.size === 0 ? 'Somebody else' : [...names].join(' and ')
}
