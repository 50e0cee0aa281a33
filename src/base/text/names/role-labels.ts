import { FURTHER_AUTHORS, FURTHER_GUIDES } from './further-title-words.ts'

/**
 * Labels by which title pages say who somebody is: `Научный руководитель:`, `Autorzy:`. A table for ten languages with functions
 * that look for one at the start of a text; add a language by adding its words.
 */

/** Who guided, taught or judged a work, and did not write it. */
const GUIDES =
  '(?:Co-?)?Supervisors?(?: of .{0,40})?|(?:Co-?)?Supervised by|(?:Thesis |Academic |Faculty |Project )?Advis[eo]rs?|Mentors?|Tutors?|Instructors?|Examiners?|' +
  '(?:First |Second )?(?:Readers?|Promoters?)|Opponents?|(?:Thesis |Examination )?Committee|' +
  '(?:Erst|Zweit)?Betreuer(?:in)?|Betreut von|Betreuung|(?:Erst|Zweit)?gutachter(?:in|innen|\\(innen\\))?|(?:Erst|Zweit)?prüfer(?:in)?|(?:Ko-?)?Referent(?:in)?|Korreferent(?:in)?|Dozent(?:in)?|' +
  '(?:Co-?)?Direct(?:eur|rice)(?: de (?:thèse|mémoire))?|Encadrante?s?|Encadré par|Rapporteurs?|Examinateurs?|Présidente?(?: du jury)?|(?:Membres|Composition) du jury|Jury|Tut(?:eur|rice)|' +
  '(?:Co)?Direct(?:or|ora|ores)(?: de tesis)?|(?:Trabajo )?Dirigido por|Tutor(?:a|es)|Asesor(?:a|es)?|' +
  '(?:Co-?)?orientador(?:a|es)?|Vogal(?: .{0,20})?|Arguente|Presidente|(?:Cor|Contror|R)elat(?:ore|rice|ori)|' +
  'Opiekun(?:owie)?(?: naukowy| pracy)?|Promotor(?:zy)?|Prowadząc[ya]|Recenzen(?:t|ci)|' +
  'Научны[ей] руководител[ьи]|Руководител[ьи]|(?:Научный )?консультант|Рецензент|Зав\\. кафедрой|Заведующий кафедрой|' +
  '(?:Ko)?mentor(?:i|ica)?|Profesor(?:ica|ka)?|Predmetni (?:profesor|nastavnik)|Nastavni(?:k|ca)|Asistent(?:kinja|ica)?|Voditelj(?:ica)?(?: rada)?|' +
  '(?:Ко)?ментор(?:и)?|Професор(?:ка)?|Предметни (?:професор|наставник)|Наставни(?:к|ца)|Асистент(?:киња)?'

/** Who wrote it. */
const AUTHORS =
  'Authors?|Written by|Submitted by|Presented by|Prepared by|Candidate|Students?|Autor(?:in|en|innen)?|Verfasser(?:in)?|' +
  '(?:Vor|Ein)gelegt von|Vorgelegt durch|Eingereicht von|Verfasst von|Bearbeitet von|Bearbeiter(?:in)?|Kandidat(?:in)?|Student(?:in|en)|' +
  'Auteure?s?|(?:Présentée?|Soutenue|Rédigée?|Réalisée?)(?: et soutenue)?(?: publiquement)? par|Étudiante?s?|Autor(?:a|es|as)|Estudiantes?|' +
  '(?:Presentad|Realizad|Elaborad)[oa] por|Presenta|Sustentante|Alun[oa]s?|Alumn[oa]s?|Autor[ei]|Autric[ei]|Student[ei]|' +
  'Candidat[oaie]|Laureand[oa]|Presentata da|Tesi di laurea di|Autor(?:zy|ka|ki)|Wykonał[aiy]?|Wykonali|Автор(?:ы)?|Выполнил[аи]?(?: студент(?:ка)?)?|Обучающ(?:ийся|аяся)|Исполнитель|Студент(?:ка|ы)?|' +
  'Autori|Autorica|Student(?:i|kinja|ica)|Izradi[ol][ai]?|Аутор(?:и|ка)?|Студент(?:и|киња)|Изради[ол][аи]?'

/** The word alone on its line above the name, with what was written before it: `by`, `par`, `Een bachelorscriptie door`. */
const BY =
  '(?:(?:a|an|een|eine|une|un|una|ein) )?(?:\\p{L}+ )?(?:by|von|par|por|di|da|door|av|af|oleh|przez)|propus[ăa] de|realizat de|întocmit de'

/** A sentence of the cover that names who wrote it: `Tesis presentada por Ann Lee para obtener …`. */
const PARTICLES = 'd[aeiou]|d[eo]s|del|della|la|van|von|der|den|y|e'
const PRESENTED =
  '(?:presentad|realizad|elaborad|apresentad|defendid)[oa] por|(?:présentée?|soutenue?|rédigée?|réalisée?|écrite?) par|(?:vorgelegt|eingereicht|verfasst) von|' +
  '(?:presented|submitted|written|prepared) by|(?:presentata|redatta) da'
const SENTENCE = new RegExp(
  `^(?:\\p{L}+ ){1,4}(?:${PRESENTED}) (\\p{Lu}[\\p{L}.’'-]*(?: (?:${PARTICLES}|\\p{Lu}[\\p{L}.’'-]*)){1,6})(?=$|,| \\p{Ll})`,
  'u',
)

/** What separates a label from the names: a colon, a dash between blanks, or the line on which they sign. */
const END = String.raw`(?:\s*[:：]\s*|\s+[–—-]\s+|\s*_{3,}\s*)`

/** Which of two guides: `Tutor interno`, `Relatore esterno`, `Tutor académico`. */
const WHICH = '(?: (?:intern|estern|extern|universitari|accademic|académic|pedagógic|scientific)[oa]| aziendale)?'

/** One or several, as forms print it: `Supervisor(s):`. */
const OR_SEVERAL = String.raw`(?:\(s\))?`

const ALL_GUIDES = `(?:${GUIDES}|${FURTHER_GUIDES})${OR_SEVERAL}${WHICH}`
const ALL_AUTHORS = `(?:${AUTHORS}|${FURTHER_AUTHORS})${OR_SEVERAL}`
const guide = new RegExp(`^(?:${ALL_GUIDES})${END}`, 'iu')
const guideAlone = new RegExp(`^(?:${ALL_GUIDES})\\s*:?$`, 'iu')
const authorAlone = new RegExp(`^(?:${ALL_AUTHORS}|${BY})(?:\\s+\\d)?\\s*:?$`, 'iu')
const author = new RegExp(`^(?:${ALL_AUTHORS})(?:\\s+\\d)?${END}`, 'iu')
/** In small letters: so many words take several times as long to compile where case is ignored. */
const labels = new RegExp(`^(?:(?:${ALL_GUIDES}|${ALL_AUTHORS})(?:\\s*:?\\s+|\\s*:?$))+$`.toLowerCase(), 'u')

/** Between two labels of one person. */
const BETWEEN_LABELS = /\s*\/\s*|\s+/u

/** Whether a text opens with the label of a person who is no author: `Научный руководитель – доцент И. Иванов`, `Mentor:`. */
export function opensWithGuide(text: string): boolean {
  return guide.test(text) || isGuideLabel(text)
}

/** Whether a text opens with the label of who wrote the work, and names somebody after it: `Candidato: Ann Lee`. */
export function opensWithAuthor(text: string): boolean {
  return author.test(text) || SENTENCE.test(text)
}

/** Whether a text is the label of who wrote the work and nothing else: `Autor`, `presented by:`, `par`, `Student / Candidate`. */
export function isAuthorLabel(text: string): boolean {
  const words = text.trim().split(BETWEEN_LABELS)
  const isLabel = authorAlone.test(text.trim()) || (words.length === 2 && words.every(word => authorAlone.test(word)))
  return isLabel && !isGuideLabel(text)
}

/** Whether a text is such a label and nothing else: `Profesor`, `Betreuer:`. */
export function isGuideLabel(text: string): boolean {
  return guideAlone.test(text.trim())
}

/** Whether a text is personal labels and nothing else: `Profesor Asistent`. */
export function areRoleLabels(text: string): boolean {
  return labels.test(text.trim().toLowerCase())
}

/** The number of a student after the name: `SVTH 1: Ann Lee (1510381)`. */
const STUDENT_NUMBER = /[\s,(–-]+\d{5,}\)?$/u

/** The same before a name in East Asian characters, which covers print first: `1553003 内野 太智`. */
const NUMBER_BEFORE = /^\d[\d-]{4,}\s+(?=[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}])/u

/** The text without the label of the authors that opens it, and without the number of a student: `Autorzy: Ann Lee`. */
export function dropAuthorsLabel(text: string): string {
  const named = SENTENCE.exec(text)?.[1]
  if (named !== undefined) return named
  return author.test(text) ? text.replace(author, '').replace(STUDENT_NUMBER, '') : text.replace(NUMBER_BEFORE, '')
}
