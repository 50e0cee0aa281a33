import type { Candidate, Suggestion } from '../../products/authority/suggest.ts'
import { type SentAuthor, askAuthority, addToAuthority } from '../client/authority-api.ts'
import { Refusal } from '../client/api.ts'
import { button, element } from '../dom/elements.ts'
import { say, sayFailure } from '../dom/notices.ts'
import { withCandidate } from './candidates.ts'
import type { FormContext } from './fields.ts'
import { type HeaderForm, nameOf } from './header-form.ts'

/** What the parts of a suggestion are called. */
const PARTS: Readonly<Record<Suggestion['part'], string>> = {
  name: 'Name',
  email: 'E-mail',
  orcid: 'ORCID',
  organisation: 'Affiliation',
  city: 'City',
  country: 'Country',
}

/** What the authority file of the service knows of the names in a form, offered below each; and what is added to it. */
export class KnownNames {
  /** Saves, and adds the names to the file; not there where the service has none. */
  readonly button: HTMLButtonElement
  readonly #change: FormContext['change']
  #places: readonly { readonly place: HTMLElement; readonly header: Suggestion['header']; readonly i: number }[] = []
  #suggestions: readonly Suggestion[] = []
  #asked = ''

  constructor(change: FormContext['change'], onKeep: () => void) {
    this.#change = change
    this.button = button('Add to the authority file', onKeep, {
      hidden: true,
      title: 'Saves, and keeps these names for the next papers',
    })
  }

  /** Where what is known of an author or organisation of the form is offered. */
  placeOf(header: Suggestion['header'], i: number): HTMLElement {
    const place = element('div', { class: 'candidates', role: 'group', 'aria-label': 'From the authority file' })
    this.#places = [...this.#places, { place, header, i }]
    return place
  }

  /** The places of a form that is no more are forgotten. */
  forget(): void {
    this.#places = []
  }

  /** Offers what is known of a form; asks the service where names have changed. */
  async show(form: HeaderForm): Promise<void> {
    this.#fill(form)
    const authors = authorsOf(form)
    const asked = JSON.stringify(authors)
    if (asked === this.#asked) return
    this.#asked = asked
    const found = await askAuthority(authors).catch((error: unknown) => {
      sayFailure(error instanceof Refusal ? `Nothing is suggested: ${error.message}.` : String(error))
      return []
    })
    // An answer that comes when names have changed again is one to the question before.
    if (asked !== this.#asked || found === undefined) return
    this.#suggestions = found
    this.button.hidden = false
    this.#fill(form)
  }

  /** Adds the names of a paper to the file. */
  async keep(source: string, form: HeaderForm): Promise<void> {
    try {
      await addToAuthority(source.replace(/\.[^.]*$/u, ''), authorsOf(form))
      say('The authority file has the authors of this paper.')
      this.#asked = ''
      await this.show(form)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sayFailure(`Not added to the authority file: ${error.message}.`)
    }
  }

  #fill(form: HeaderForm): void {
    for (const { place, header, i } of this.#places) {
      const { authors, organisations } = form
      const author = authors[i]
      const name = header === 'organisation' ? organisations[i]?.name : author && nameOf(author)
      const own = this.#suggestions.filter(each => each.header === header && each.text === name)
      const offers = own.flatMap(({ part, candidates }) => candidates.map(each => this.#offer(header, i, part, each)))
      place.hidden = offers.length === 0
      place.replaceChildren(...offers)
    }
  }

  #offer(header: Suggestion['header'], i: number, part: Suggestion['part'], candidate: Candidate): HTMLElement {
    const { value, reason, papers, confidence } = candidate
    const take = button(`${PARTS[part]}: ${value}`, () =>
      this.#change(form => withCandidate(form, header, i, candidate)),
    )
    const count = papers === 1 ? '1 paper' : `${papers} papers`
    return element('p', {}, take, element('small', {}, ` ${reason}; ${count}, ${Math.round(100 * confidence)} % sure`))
  }
}

/** The authors of a form as the authority file takes them. */
function authorsOf({ authors, organisations }: HeaderForm): readonly SentAuthor[] {
  return authors.map(({ surname, given, middle, email, orcid, organisations: own }) => ({
    ...{ surname, given, middle, email, orcid },
    organisations: organisations
      .filter(({ name }) => own.includes(name))
      .map(({ name, city, country }) => ({ name, city, country })),
  }))
}
