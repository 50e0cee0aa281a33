import { ask } from './dialogs.ts'
import { element, labelled } from './elements.ts'

/** What a password is asked for. */
export interface PasswordQuestion {
  readonly title: string
  /** Whether one was given that does not open the file. */
  readonly isWrong: boolean
  /** What is on the button that takes the password. */
  readonly open: string
  /** The label of the button that continues without one. */
  readonly without: string
}

/** Asks for the password of a file; `undefined` where none is given. */
export async function askPassword({ title, isWrong, open, without }: PasswordQuestion): Promise<string | undefined> {
  const field = element('input', { type: 'password', autocomplete: 'off', autofocus: true })
  const fault = isWrong ? [element('p', { role: 'alert' }, 'The password is wrong for this file.')] : []
  const content = [...fault, labelled('Password', field)]
  const answer = await ask({ title, content, answers: { open, without } })
  return answer === 'open' && field.value !== '' ? field.value : undefined
}
