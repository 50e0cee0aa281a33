import { describe, expect, test } from 'vitest'
import { type NameForm, readNames } from '../../../../src/understand/build/references/names.ts'

/** A list of names as a style prints it, and its surnames. */
const LISTS: readonly (readonly [NameForm, string, readonly string[]])[] = [
  ['inverted-initials', 'River, A. B., & Hill, C. (2009)', ['River', 'Hill']],
  ['inverted-initials', 'Bach, A., Tal, B. und Moor, C.', ['Bach', 'Tal', 'Moor']],
  ['inverted-initials', 'Cruz, A., y Peña, B. (2009)', ['Cruz', 'Peña']],
  ['inverted-initials', 'Петровић, Г., и Јовић, Д. (2009)', ['Петровић', 'Јовић']],
  ['inverted-initials', 'Hill*, C., Dale†, B. (2009)', ['Hill', 'Dale']],
  ['inverted-initials', 'Gonne, H. / Yara Goldmann (2019)', ['Gonne', 'Goldmann']],
  ['bare-initials', 'River AB, Hill C, van der Berg J-P. Title', ['River', 'Hill', 'van der Berg']],
  ['initials-first', 'A. B. River, C. Hill, and J.-P. Dale, “Title”', ['River', 'Hill', 'Dale']],
  ['inverted', 'Bach, Anna / Tal, Berta (2018)', ['Bach', 'Tal']],
  ['inverted', 'Bach, Anna / Berta Tal / Clara Moor (2018)', ['Bach', 'Tal', 'Moor']],
  ['inverted', 'Konrad, Eva von', ['Konrad']],
  ['inverted', 'Moreau, Anne et Petit, Luc, 2009', ['Moreau', 'Petit']],
  ['given-first', 'Anna Bach, Berta Tal and Clara Moor. 2018.', ['Bach', 'Tal', 'Moor']],
]

describe('names at the beginning of an entry', () => {
  test.each(LISTS)('%s: %s', (form, text, surnames) => {
    expect(readNames(text, form)?.names.map(({ surname }) => surname)).toEqual(surnames)
  })

  test.each(['Bach, A., Tal, B., et al. (2009)', 'Bach, A., u. a. (2009)', 'Bach, A., i ostali (2009)'])(
    'are shortened in %s',
    text => {
      expect(readNames(text, 'inverted-initials')?.isShortened).toBe(true)
    },
  )

  test.each(['Bach, A. & Tal, B. (Eds.)', 'Bach, A., Tal, B. (Hg.)', 'Bach, A., y Tal, B. (coords.)'])(
    'are those of editors in %s',
    text => {
      expect(readNames(text, 'inverted-initials')?.areEditors).toBe(true)
    },
  )

  test('are none where an abbreviated journal stands', () => {
    expect(readNames('J. Appl. Microbiol. 95, 853', 'initials-first')).toBeUndefined()
  })
})
