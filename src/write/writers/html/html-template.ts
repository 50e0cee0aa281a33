import { escapeHtml } from '../../../base/text/characters/escape-html.ts'

/** Text that is HTML already: made by {@link html} alone, so that nothing from a document gets in unescaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** HTML of a template; strings and numbers put into it are escaped, lists put in one after the other. */
export function html(template: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(template.reduce((text, part, i) => text + toText(values[i - 1] ?? '') + part))
}

/** What may be put into a template. */
export type HtmlValue = string | number | Html | readonly Html[]

/** Text of this program (a script, a style sheet) that goes into HTML as it is. */
export function trustedHtml(text: string): Html {
  return new Html(text)
}

function toText(value: HtmlValue): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(part => part.text).join('')
  return escapeHtml(String(value))
}
