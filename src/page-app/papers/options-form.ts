import { element, labelled, select } from '../dom/elements.ts'
import type { ConversionOptions } from '../client/api.ts'
import { DEFAULT_OUTPUTS, OUTPUT_LABELS, OUTPUTS_OF_PAGE } from './formats.ts'

const OCR: Readonly<Record<string, string>> = {
  auto: 'pages without text',
  never: 'no page',
  always: 'all pages',
}

/** The options of the documents that are sent next, folded away. */
export class OptionsForm {
  readonly root: HTMLElement
  readonly #form: HTMLFormElement

  constructor() {
    const outputs = Object.entries(OUTPUT_LABELS).map(([value, label]) => {
      const checked = DEFAULT_OUTPUTS.includes(value)
      const box = element('input', { type: 'checkbox', name: 'formats', value, checked })
      return element('label', { class: 'choice' }, box, label)
    })
    this.#form = element(
      'form',
      { class: 'options' },
      labelled(
        'Language',
        element('input', { name: 'language', placeholder: 'found by itself' }),
        'like en or sr-Cyrl',
      ),
      labelled('Pages', element('input', { name: 'pages', placeholder: 'all' }), 'like 3-9,12'),
      labelled('Password', element('input', { name: 'password', type: 'password', autocomplete: 'off' })),
      labelled('Recognise the text of', select(OCR, 'auto', { name: 'ocr' })),
      element('fieldset', {}, element('legend', {}, 'Outputs'), ...outputs),
    )
    this.#form.addEventListener('submit', event => event.preventDefault())
    this.root = element(
      'details',
      { class: 'panel' },
      element('summary', {}, 'Options for the next papers'),
      this.#form,
    )
  }

  get values(): ConversionOptions {
    const data = new FormData(this.#form)
    const formats = [...new Set([...data.getAll('formats'), ...OUTPUTS_OF_PAGE])].join(',')
    const texts = ['language', 'pages', 'password', 'ocr'].map(name => [name, String(data.get(name) ?? '').trim()])
    return Object.fromEntries([...texts.filter(([, value]) => value !== ''), ['formats', formats]]) as ConversionOptions
  }
}
