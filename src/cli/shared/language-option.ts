import { OptionError } from '../../errors.ts'

/** ISO 639-1 with a script behind it where it matters: `en`, `sr-Cyrl`. */
const LANGUAGE = /^[a-z]{2}(-[A-Z][a-z]{3})?$/

/** The language that `--language` names; `undefined` for `auto`: the program finds out. */
export function parseLanguage(language: string): string | undefined {
  if (language === 'auto') return undefined
  if (LANGUAGE.test(language)) return language
  throw new OptionError('E_OPTION_RANGE', `--language ${language}: write auto, or a code like en, de or sr-Cyrl`)
}
