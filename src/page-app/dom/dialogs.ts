import { button, type Content, element } from './elements.ts'

/** A question with its answers: what is on each button, and what it means. */
interface Question<Answer extends string> {
  readonly title: string
  readonly content: readonly Content[]
  /** The first one is that of the key Enter. */
  readonly answers: Readonly<Record<Answer, string>>
}

/** Asks in a window before the page; `undefined` where it is closed without an answer. */
export function ask<Answer extends string>({ title, content, answers }: Question<Answer>): Promise<Answer | undefined> {
  const choices = Object.entries<string>(answers).map(([answer, label], i) =>
    element('button', { value: answer, class: i === 0 ? 'primary' : '', autofocus: i === 0 }, label),
  )
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', { id: 'question' }, title),
    ...content,
    element('div', { class: 'actions' }, ...choices),
  )
  return open<Answer>(element('dialog', { 'aria-labelledby': 'question' }, form))
}

/** Shows something in a window before the page, until it is closed. */
export function tell(title: string, ...content: readonly Content[]): Promise<undefined> {
  const close = button('Close', () => dialog.close())
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'question' },
    element('h2', { id: 'question', tabindex: -1, autofocus: true }, title),
    ...content,
    element('div', { class: 'actions' }, close),
  )
  return open(dialog).then(() => undefined)
}

/** Whether a window is open: keys belong to it. */
export function isAsking(): boolean {
  return document.querySelector('dialog[open]') !== null
}

function open<Answer extends string>(dialog: HTMLDialogElement): Promise<Answer | undefined> {
  document.body.append(dialog)
  dialog.showModal()
  return new Promise(resolve => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve((dialog.returnValue as Answer) || undefined)
    })
  })
}
