// What papers have and manuals have not, put into sentences and headings so that the joiner has seen it.

const NAMES =
  'Meyer Novak García Smith Rossi Dubois Petrović Иванов Müller Jones Jovanović Lefèvre Bianchi López Kuznetsov Kim'.split(
    ' ',
  )

/** In the languages of the model: see, page, figure, table, section, equation, and, number. */
const WORDS = {
  en: ['see', 'p.', 'Fig.', 'Table', 'Section', 'Eq.', 'and', 'No.'],
  de: ['vgl.', 'S.', 'Abb.', 'Tabelle', 'Abschnitt', 'Gl.', 'und', 'Nr.'],
  fr: ['voir', 'p.', 'fig.', 'tableau', 'section', 'éq.', 'et', 'n°'],
  es: ['véase', 'pág.', 'fig.', 'tabla', 'sección', 'ec.', 'y', 'núm.'],
  it: ['cfr.', 'p.', 'fig.', 'tabella', 'sezione', 'eq.', 'e', 'n.'],
  ru: ['см.', 'с.', 'рис.', 'табл.', 'раздел', 'ур.', 'и', '№'],
  sr: ['в.', 'стр.', 'сл.', 'табела', 'одељак', 'јед.', 'и', 'бр.'],
}
/** What captions start with. */
const CAPTIONS = {
  en: ['Figure', 'Table', 'Fig.', 'TABLE', 'Example'],
  de: ['Abbildung', 'Tabelle', 'Abb.', 'Tab.', 'Beispiel'],
  fr: ['Figure', 'Tableau', 'Fig.', 'Exemple'],
  es: ['Figura', 'Tabla', 'Fig.', 'Ejemplo'],
  it: ['Figura', 'Tabella', 'Fig.', 'Esempio'],
  ru: ['Рисунок', 'Таблица', 'Рис.', 'Табл.', 'Пример'],
  sr: ['Слика', 'Табела', 'Сл.', 'Пример'],
}

/** A note or a name with its year, as they stand inside sentences; without blanks at its ends. */
export function aside(language, random) {
  const [see, page, figure, table, section, equation, and, number] = WORDS[language]
  const name = () => random.pick(NAMES)
  const initials = () => `${random.pick([...'ABDEGJKLMPRST'])}. `
  const year = 1950 + random.below(75)
  const count = 1 + random.below(40)
  return random.pick([
    () => `(${name()} ${year})`,
    () => `(${name()} et al., ${year})`,
    () => `${name()} et al. (${year})`,
    () => `${name()} ${and} ${name()} (${year}, ${page} ${count})`,
    () => `(${see} ${name()} ${year}; ${name()} ${year}, ${page} ${count})`,
    () => `(${see} ${figure} ${count})`,
    () => `(${figure} ${count})`,
    () => `(${table} ${count})`,
    () => `(${section} ${count}.${1 + random.below(5)})`,
    () => `(${equation} ${count})`,
    () => `(${number} ${count})`,
    () => `[${count}]`,
    () => `[${count}, ${count + 2}]`,
    () => `${initials()}${name()}`,
    () => `${initials()}${initials()}${name()}`,
    () => `(n = ${count})`,
    () => `(p < 0.0${1 + random.below(8)})`,
    () => `${count} %`,
    () => `${count} km`,
    () => `${count}.${random.below(10)} mm`,
  ])()
}

/** The sentence with what stands behind or before its last stop: a citation, the raised mark of a note. */
export function withMark(sentence, random) {
  const count = 1 + random.below(40)
  if (!sentence.endsWith('.')) return sentence
  const body = sentence.slice(0, -1)
  return random.pick([
    () => `${body}.${count}`,
    () => `${body}.${[...String(count)].map(digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`,
    () => `${body} [${count}].`,
    () => `${body}. [${count}]`,
    () => `${body} (${random.pick(NAMES)} ${1950 + random.below(75)}).`,
    () => `${body} (${random.pick(NAMES)} et al., ${1950 + random.below(75)}).`,
    () => `${body}.”`,
    () => `${body}.»`,
    () => `${body}.)`,
  ])()
}

/** The block as a heading with a number, an item with a mark, a caption, or in capitals. */
export function asBlock(block, language, random) {
  const count = 1 + random.below(9)
  return random.pick([
    () => `${count} ${block}`,
    () => `${count}. ${block}`,
    () => `${count}.${1 + random.below(9)} ${block}`,
    () => `${count}.${1 + random.below(9)}. ${block}`,
    () => `${random.pick(['I', 'II', 'III', 'IV', 'V', 'A', 'B', 'C'])}. ${block}`,
    () => `• ${block}`,
    () => `– ${block}`,
    () => `(${random.pick([...'abcdei'])}) ${block}`,
    () => `${random.pick([...'abcde'])}) ${block}`,
    () => `[${count}] ${block}`,
    () => `${random.pick(CAPTIONS[language])} ${count}${random.pick([':', '.', ' –', ''])} ${block}`,
    () => (block.length < 80 ? block.toUpperCase() : block),
  ])()
}
