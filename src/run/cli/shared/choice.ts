import { OptionError } from '../../../base/errors.ts'
import { nearestChoice } from './nearest-choice.ts'

/**
 * The one of `choices` that the value of an option names.
 *
 * @param what the choices are, for the sentence of the error
 * @throws {OptionError} `E_OPTION_RANGE` where it names none
 */
export function parseChoice<T extends string>(flag: string, text: string, choices: readonly T[], what?: string): T {
  const choice = choices.find(known => known === text)
  if (choice !== undefined) return choice
  const nearest = nearestChoice(text, choices)
  const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`
  const expected = what === undefined ? 'expected' : `there is no such ${what}; known are`
  throw new OptionError('E_OPTION_RANGE', `${flag} ${text}: ${expected} ${choices.join(', ')}${meant}`)
}

/**
 * Those of `choices` that the value of an option names, separated by commas, each once.
 *
 * @throws {OptionError} `E_OPTION_RANGE` where it names another one
 */
export function parseChoices<T extends string>(
  flag: string,
  list: string,
  choices: readonly T[],
  what: string,
): readonly T[] {
  return [...new Set(list.split(',').map(name => parseChoice(flag, name.trim(), choices, what)))]
}
