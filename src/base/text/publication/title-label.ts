/** The word before the title in forms and on title pages: `Titel: …`, `Title: …`. */
const TITLE_LABEL = new RegExp(
  '^(?:(?:arbeits|vortrags)?titel|thema|title|topic|titre|sujet|título|tema|titolo|titulo|tytuł|temat|naslov|naziv|наслов|название|' +
    'тема(?: (?:работы|роботи))?|на тему|назва|název(?: práce)?|názov(?: práce)?|téma|cím|titlu|työn nimi|aihe|oppgavetittel|' +
    'onderwerp|θέμα|başlık|konu|judul|đề tài|tên đề tài|题目|題目|论文题目|論文題目|题名|題名|標題|제목|논문제목|عنوان|נושא)\\s*[:：]\\s*(?=\\S|$)',
  'iu',
)

/** Whether a text says of itself that it is the title. */
export function hasTitleLabel(text: string): boolean {
  return TITLE_LABEL.test(text)
}

/** Whether a text is such a word and nothing else, above the title. */
export function isTitleLabel(text: string): boolean {
  return TITLE_LABEL.exec(text.trim())?.[0].length === text.trim().length
}

/** The title without the word that announces it. */
export function dropTitleLabel(text: string): string {
  return text.replace(TITLE_LABEL, '')
}
