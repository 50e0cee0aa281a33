import { LONGEST_NAME } from '../../model/corrections/save.ts'
import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import { ask, tell } from '../dom/dialogs.ts'
import { button, element, labelled } from '../dom/elements.ts'
import { say, sayFailure } from '../dom/notices.ts'
import { isServed, OFFLINE, Refusal } from '../client/api.ts'
import { isOutdated, readSaves } from '../client/corrections-api.ts'
import { knownName, rememberName } from '../client/known-name.ts'
import { comparePapers, type Difference } from './compare-papers.ts'
import { sayCorrection } from './correction-words.ts'
import { type Draft, toCorrections, toDraft } from './draft.ts'
import type { Conflict } from './merge-drafts.ts'
import { describeSave, meetOthers, MOST_LISTED } from './others.ts'
import { type EditSession, unlessUnsupported } from './session.ts'

const SAVED_AS_FILE = 'Saved as a file. Convert the paper with it: paperxml convert --corrections FILE.'

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
  return session.preview().catch(unlessUnsupported)
}

async function askToKeep(session: EditSession, next: InspectedPaper): Promise<boolean> {
  const name = element('input', { name: 'by', value: knownName(), autocomplete: 'name', maxlength: LONGEST_NAME })
  const answer = await ask({
    title: 'Keep these corrections?',
    content: [
      describe(comparePapers(session.paper, next), next.unusedCorrections),
      labelled('Your name, for the others who work on this paper', name),
    ],
    answers: { keep: 'Keep', back: 'Continue correcting' },
  })
  rememberName(name.value.trim())
  return answer === 'keep'
}

/** Says what two people have corrected in different ways. */
export function tellConflicts(conflicts: readonly Conflict[]): void {
  const names = conflicts.flatMap(({ own, other }) => own ?? other ?? []).map(each => sayCorrection(each).name)
  sayFailure(`Corrected by somebody else too, yours are kept: ${names.join(', ')}. They are not saved yet.`)
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

/** Shows all corrections, and who saved them; each can be deleted, and its block shown. */
export async function listCorrections(session: EditSession, onShow: (id: string) => void): Promise<void> {
  const list = element('ul', { class: 'corrections', tabindex: -1 })
  const fill = () => {
    const all = toCorrections(session.draft, [])
    const items = all.map(correction => {
      const { name, words } = sayCorrection(correction)
      const rest = () => toDraft(all.filter(other => other !== correction))
      const deletion = button('Delete', ({ target }) => remove(target as Element, rest()), {
        'aria-label': `Delete ${name}`,
      })
      const title =
        'block' in correction
          ? button(name, () => onShow(correction.block), { class: 'quiet' })
          : element('span', {}, name)
      return element('li', {}, title, element('small', {}, words), deletion)
    })
    list.replaceChildren(...(items.length === 0 ? [element('li', {}, 'None yet.')] : items))
  }
  /** The focus moves to the next one, or to the nearest place left if there is none. */
  const remove = (pressed: Element, rest: Draft) => {
    const place = [...list.children].findIndex(item => item.contains(pressed))
    session.change(rest)
    fill()
    const next = list.children[Math.min(place, list.children.length - 1)]
    const target = next?.querySelector<HTMLElement>('button:last-child') ?? list
    target.focus()
  }
  fill()
  const history = element('details', { hidden: true })
  if (isServed()) void fillSaves(history, session.id)
  await tell('Corrections', list, history)
}

/** Lists who has saved, latest first, when the service has said so. */
async function fillSaves(history: HTMLDetailsElement, id: string): Promise<void> {
  const saves = await readSaves(id).catch(() => [])
  history.append(element('summary', {}, `Saved so far (${saves.length})`), ...saves.toReversed().map(describeSave))
  history.hidden = saves.length === 0
}
