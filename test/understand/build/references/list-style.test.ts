import { describe, expect, test } from 'vitest'
import { findListStyle } from '../../../../src/understand/build/references/list-style.ts'

const styleOf = (...texts: readonly string[]) => findListStyle(texts.map(text => ({ text, italics: [] })))

describe('the style of a list', () => {
  test.each([
    ['inverted-initials', ['River, A. B., & Hill, C. (2009). Title.', 'Dale, D. (2010). Title.']],
    ['bare-initials', ['River AB, Hill C. Title. J Water. 2009;1:2.', 'Dale D. Title. J Water. 2010;1:2.']],
    ['initials-first', ['A. B. River and C. Hill, “Title,” 2009.', 'D. Dale, “Title,” 2010.']],
    ['inverted', ['Bach, Anna / Tal, Berta (2009): Titel.', 'Moor, Clara (2010): Titel.']],
    ['given-first', ['Anna Bach and Berta Tal. 2009. Title.', 'Clara Moor and Dirk Stein. 2010. Title.']],
  ])('has names of the form %s', (form, texts) => {
    expect(styleOf(...texts).nameForms[0]).toBe(form)
  })

  test('has the year behind the authors where most entries do', () => {
    expect(styleOf('River, A. (2009). Title.', 'Dale, D. (2010). Title.').yearFollowsAuthors).toBe(true)
    expect(styleOf('River A. Title. Water. 2009;1:2.', 'Dale D. Title. Water. 2010;1:2.').yearFollowsAuthors).toBe(
      false,
    )
  })

  test('says what ends the authors', () => {
    expect(styleOf('Bach, Anna / Tal, Berta: Titel. 2009.', 'Moor, Clara: Titel. 2010.').authorEnd).toBe(':')
  })
})
