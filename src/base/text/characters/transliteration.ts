const CYRILLIC_LETTERS = 'а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш щ ъ ы ь э ю я ё й і ї є'.split(
  ' ',
)
const LATIN_SPELLINGS =
  'a b v g d dj e z z i j k l lj m n nj o p r s t c u f h c c dz s sh  y  e yu ya e y i i e'.split(' ')

const letters = new Map(CYRILLIC_LETTERS.map((letter, i) => [letter, LATIN_SPELLINGS[i] ?? '']))

/** Small Cyrillic letters as addresses spell them in Latin without accents: `јовановић` gives `jovanovic`. */
export function toPlainLatin(text: string): string {
  return Array.from(text, letter => letters.get(letter) ?? letter).join('')
}
