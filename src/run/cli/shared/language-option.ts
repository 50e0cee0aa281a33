import { OptionError } from '../../../base/errors.ts'
import { isLanguageChoice } from '../../../base/text/languages/language-choice.ts'

/** Knows the codes that are assigned. */
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The language that `--language` names; `undefined` for `auto`: the program finds out. */
export function parseLanguage(language: string): string | undefined {
  if (language === 'auto') return undefined
  if (isLanguageChoice(language) && LANGUAGES.of(language) !== undefined) return language
  throw new OptionError('E_OPTION_RANGE', `--language ${language}: write auto, or a code like en, de or sr-Cyrl`)
}
