import { button, element, labelled } from '../dom/elements.ts'
import { signIn } from './api.ts'

/** Asks for the token of a service that wants one; `onSignedIn` is called when it was given. */
export function signInView(wasRefused: boolean, onSignedIn: () => void): HTMLElement {
  const field = element('input', { name: 'token', type: 'password', required: true, autocomplete: 'current-password' })
  const form = element(
    'form',
    { class: 'panel narrow' },
    element('p', {}, 'This service asks for a token. Who runs it has one for you.'),
    labelled('Token', field),
    ...(wasRefused ? [element('p', { role: 'alert', class: 'bad' }, 'This token is not known.')] : []),
    element(
      'div',
      { class: 'actions' },
      button('Sign in', () => form.requestSubmit(), { class: 'primary' }),
    ),
  )
  form.addEventListener('submit', event => {
    event.preventDefault()
    void signIn(field.value.trim()).then(onSignedIn)
  })
  return form
}
