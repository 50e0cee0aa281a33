import { OptionError } from '../../errors.ts'
import { isLanguageChoice } from '../../text/languages/language-choice.ts'

/** The language that `--language` names; `undefined` for `auto`: the program finds out. */
export function parseLanguage(language: string): string | undefined {
  if (isLanguageChoice(language)) return language === 'auto' ? undefined : language
  throw new OptionError('E_OPTION_RANGE', `--language ${language}: write auto, or a code like en, de or sr-Cyrl`)
}
