import { describe, expect, test } from 'vitest'
import { toEntryText } from '../../../src/paper/references/entry-text.ts'
import { findTitle } from '../../../src/paper/references/titles.ts'

/** The title that begins at `|` in a text whose italics stand in `<i>`. */
function titleOf(marked: string): string | undefined {
  const start = marked.indexOf('|')
  const content = marked
    .replace('|', '')
    .split(/<\/?i>/u)
    .map((text, i) => ({ type: 'text' as const, text, style: i % 2 === 1 ? { italic: true as const } : {} }))
  const entry = toEntryText(content)
  const { title } = findTitle(entry, start, true)
  return title === undefined ? undefined : entry.text.slice(title.start, title.end)
}

describe('the title of an entry', () => {
  test.each([
    ['River, A. (2009). |The flow of rivers. <i>Water</i>, 12, 3–4.', 'The flow of rivers'],
    ['A. River, |“The flow of rivers,” <i>J. Water</i>, vol. 12.', 'The flow of rivers'],
    ['Bach, A. (2009): |„Flüsse? Ein Versuch“, in: <i>Wasser</i> 12.', 'Flüsse? Ein Versuch'],
    ['Petit, L. (2009). |« Les rivières », <i>Revue des eaux</i>, 12.', 'Les rivières'],
    ['Cruz, A. (2009). |Los ríos pequeños. En <i>Actas del agua</i>.', 'Los ríos pequeños'],
    ['Јовић, Д. (2009). |Мале реке. <i>Вода</i>, 12, 3–4.', 'Мале реке'],
    ['Jović, D. (2009). |Male reke. U: <i>Voda</i>, str. 3–4.', 'Male reke'],
    ['River A. |The flow of rivers. J Water. 2009;12:3–4.', 'The flow of rivers'],
    ['River, A. 2009. |<i>The book of rivers</i>. Northwick: Ropewalk.', 'The book of rivers'],
  ])('%s', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })

  test('is left out where the journal stands right behind the authors', () => {
    expect(titleOf('A. River, |<i>J. Water</i> 12, 3–4 (2009).')).toBeUndefined()
  })
})
