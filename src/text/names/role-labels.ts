import { FURTHER_AUTHORS, FURTHER_GUIDES } from './further-title-words.ts'

/**
 * Labels by which title pages say who somebody is: `Научный руководитель:`, `Autorzy:`. A table for ten languages with functions
 * that look for one at the start of a text; add a language by adding its words.
 */

/** Who guided, taught or judged a work, and did not write it. */
const GUIDES =
  'Supervisors?|Supervised by|Advis[eo]rs?|Thesis advis[eo]r|Academic advis[eo]r|Mentors?|Tutors?|Instructors?|Examiners?|' +
  'Betreuer(?:in)?|Betreut von|Betreuung|(?:Erst|Zweit)?gutachter(?:in)?|(?:Erst|Zweit)?prüfer(?:in)?|Dozent(?:in)?|' +
  'Direct(?:eur|rice) de (?:thèse|mémoire)|Encadrante?s?|Encadré par|Direct(?:or|ora) de tesis|Asesor(?:a|es)?|' +
  '(?:Co)?orientador(?:a|es)?|Relat(?:ore|rice|ori)|Correlat(?:ore|rice|ori)|' +
  'Opiekun(?:owie)?(?: naukowy| pracy)?|Promotor(?:zy)?|Prowadząc[ya]|Recenzen(?:t|ci)|' +
  'Научны[ей] руководител[ьи]|Руководител[ьи]|(?:Научный )?консультант|Рецензент|' +
  '(?:Ko)?mentor(?:i|ica)?|Profesor(?:ica|ka)?|Predmetni (?:profesor|nastavnik)|Nastavni(?:k|ca)|Asistent(?:kinja|ica)?|Voditelj(?:ica)?|' +
  '(?:Ко)?ментор(?:и)?|Професор(?:ка)?|Предметни (?:професор|наставник)|Наставни(?:к|ца)|Асистент(?:киња)?'

/** Who wrote it. */
const AUTHORS =
  'Authors?|Written by|Submitted by|Students?|Autor(?:in|en|innen)?|Verfasser(?:in)?|Vorgelegt von|Eingereicht von|Student(?:in|en)|' +
  'Auteure?s?|Présenté par|Étudiante?s?|Autor(?:a|es|as)|Estudiantes?|Alun[oa]s?|Autor[ei]|Autric[ei]|Student[ei]|' +
  'Autor(?:zy|ka|ki)|Wykonał[aiy]?|Wykonali|Автор(?:ы)?|Выполнил[аи]?|Студент(?:ка|ы)?|' +
  'Autori|Autorica|Student(?:i|kinja|ica)|Izradi[ol][ai]?|Аутор(?:и|ка)?|Студент(?:и|киња)|Изради[ол][аи]?'

/** What stands between a label and the names: a colon, or a dash between blanks. */
const END = String.raw`(?:\s*[:：]\s*|\s+[–—-]\s+)`

const ALL_GUIDES = `${GUIDES}|${FURTHER_GUIDES}`
const ALL_AUTHORS = `${AUTHORS}|${FURTHER_AUTHORS}`
const guide = new RegExp(`^(?:${ALL_GUIDES})${END}`, 'iu')
const guideAlone = new RegExp(`^(?:${ALL_GUIDES})\\s*:?$`, 'iu')
const author = new RegExp(`^(?:${ALL_AUTHORS})${END}`, 'iu')
const labels = new RegExp(`^(?:(?:${ALL_GUIDES}|${ALL_AUTHORS})(?:\\s*:?\\s+|\\s*:?$))+$`, 'iu')

/** Whether a text opens with the label of a person who is no author: `Научный руководитель – доцент И. Иванов`, `Mentor:`. */
export function opensWithGuide(text: string): boolean {
  return guide.test(text) || isGuideLabel(text)
}

/** Whether a text is such a label and nothing else: `Profesor`, `Betreuer:`. */
export function isGuideLabel(text: string): boolean {
  return guideAlone.test(text.trim())
}

/** Whether a text is labels of persons and nothing else: `Profesor Asistent`. */
export function areRoleLabels(text: string): boolean {
  return labels.test(text.trim())
}

/** The text without the label of the authors that opens it: `Autorzy: Ann Lee`. */
export function dropAuthorsLabel(text: string): string {
  return text.replace(author, '')
}
