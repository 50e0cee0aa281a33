import { objectText, type RawFile } from './raw-streams.ts'

/** The entry of a page that names its content; each character of its name may be written as a number. */
const CONTENTS = new RegExp(
  `/${[...'Contents'].map(letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}\\s*(\\[[^\\]]*\\]|\\d+\\s+\\d+\\s+R)`,
  'gi',
)

/** The numbers of the objects that are the content of pages. */
export class ContentNumbers {
  readonly #file: RawFile
  readonly #numbers = new Set<number>()

  constructor(file: RawFile) {
    this.#file = file
  }

  /** Adds those that a text of dictionaries names; an array may be a separate object. */
  add(text: string): void {
    for (const [, value = ''] of text.matchAll(CONTENTS)) {
      const numbers = numbersIn(value)
      const [only] = numbers
      for (const number of numbers) this.#numbers.add(number)
      const array = numbers.length === 1 && only !== undefined ? objectText(this.#file, only) : undefined
      if (array?.startsWith('['))
        for (const number of numbersIn(array.slice(0, array.indexOf(']')))) this.#numbers.add(number)
    }
  }

  has(object: number | undefined): boolean {
    return object !== undefined && this.#numbers.has(object)
  }
}

function numbersIn(references: string): number[] {
  return [...references.matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number))
}
