import { stripAccents } from '../characters/unicode.ts'

/**
 * The kinds of theses and other final papers, as their covers name them: `Diplomarbeit`, `Thèse de doctorat en médecine`. A table of the
 * languages that write them; add a language by adding its words, in small letters.
 */
const KINDS: readonly string[] = [
  // English
  String.raw`(?:(?:under)?graduate |bachelor(?:['’]?s|['’])? |master(?:['’]?s|['’])? |diploma |doctoral |doctorate |ph\.? ?d\.? |[mb]\.? ?(?:sc|a|eng|phil)\.? |licentiate |honou?rs |senior |final (?:year )?|semester |capstone )?(?:degree )?(?:thesis|dissertation)`,
  String.raw`(?:final year|graduation|degree|master(?:['’]s)?|bachelor(?:['’]s)?|capstone|semester) project(?: report)?`,
  // German, Dutch, Scandinavian languages
  String.raw`(?:diplom|bachelor|master|magister|studien|seminar|semester|doktor|lizentiats|abschluss|haus|fach|staatsexamens|projekt|zulassungs)[- ]?arbeit`,
  String.raw`(?:inaugural-?)?dissertation(?:sschrift)?|habilitationsschrift|habilitation`,
  String.raw`(?:een |afstudeer|bachelor|master|doctoraal)?[- ]?(?:scriptie|thesis|proefschrift|proef|werkstuk)|profielwerkstuk|eindwerk`,
  String.raw`(?:examens|kandidat|magister|master|självständigt |bachelor)[- ]?(?:arbete|uppsats)|examensarbete|(?:licentiat|doktors)?avhandling`,
  String.raw`(?:bachelor|master|kandidat|ph\.?d\.?-?)[- ]?(?:oppgave|opgave|avhandling|afhandling|projekt)|speciale|hovedoppgave|diplomoppgave`,
  // French
  String.raw`(?:thèse|these)(?: de doctorat| d['’]exercice| d['’]habilitation| de master)?|mémoire(?: de (?:master|maîtrise|fin d['’]études|stage|recherche|licence|dea|diplôme)(?: [12])?)?`,
  String.raw`(?:rapport|projet) (?:de (?:stage|projet)|de fin d['’]études|de master)|habilitation à diriger des recherches`,
  // Spanish, Catalan, Portuguese, Italian, Romanian
  String.raw`(?:tesis|tesina|memoria)(?: (?:doctoral|de (?:grado|maestría|máster|licenciatura|pregrado|doctorado|título|titulación)|profesional))?`,
  String.raw`(?:trabajo|treball|proyecto|projecte) (?:de )?(?:fin|fi|final|grado|titulación|graduación|diploma|investigación|terminal)(?: de)?(?: (?:grado|máster|carrera|grau|màster|estudios))?`,
  String.raw`(?:tese|dissertação|monografia|monografía)(?: (?:de|final)(?: (?:mestrado|doutorado|doutoramento|licenciatura|graduação|conclusão de curso))?)?`,
  String.raw`(?:trabalho|projeto|projecto|relatório) (?:de |final (?:de )?)(?:conclusão de curso|graduação|formatura|fim de curso|curso|mestrado|licenciatura|estágio)`,
  String.raw`(?:tesi|prova finale|elaborato finale|relazione finale)(?: (?:di (?:laurea|dottorato)|de (?:grau|màster)|doctoral)(?: (?:magistrale|triennale|specialistica))?)?`,
  String.raw`lucrare(?:a)? de (?:licență|diplomă|disertație|absolvire)|disertație|teză de doctorat|proiect de diplomă`,
  // Slavic languages, Hungarian
  String.raw`(?:praca|rozprawa) (?:dyplomowa|magisterska|inżynierska|licencjacka|doktorska|licencjatu)(?: (?:magisterska|inżynierska|licencjacka))?`,
  String.raw`(?:bakalářská|diplomová|magisterská|disertační|dizertační|rigorózní|absolventská|bakalárska|dizertačná|ročníková) (?:práce|práca)`,
  String.raw`zadání (?:bakalářské|diplomové|závěrečné|magisterské) práce|zadanie (?:bakalárskej|diplomovej|záverečnej) práce`,
  String.raw`(?:diplomski|završni|master|magistarski|doktorski|seminarski|maturski|diplomsko|magistrsko|zaključno)(?: |-)(?:rad|delo)|doktorska (?:disertacija|teza)|magistarska teza`,
  String.raw`(?:дипломски|завршни|мастер|магистарски|докторски|семинарски) рад|докторска (?:дисертација|теза)`,
  String.raw`(?:выпускная квалификационная|дипломная|бакалаврская|магистерская|курсовая|научно-квалификационная|квалификационная)(?: (?:бакалаврская|магистерская|научная))? работа(?: (?:бакалавра|магистра|специалиста))?|(?:кандидатская|докторская|магистерская)? ?диссертация|дипломный проект`,
  String.raw`(?:дипломна|бакалаврська|магістерська|курсова|кваліфікаційна) робота(?: (?:бакалавра|магістра))?|дисертаці[яй]а?|дипломна работа|магистърска теза`,
  String.raw`szakdolgozat|diplomamunka|diplomaterv|diplomadolgozat|doktori (?:értekezés|disszertáció)|tdk-?dolgozat|önálló laboratórium beszámoló`,
  // Finnish, Baltic languages, Greek, Turkish
  String.raw`pro gradu(?: ?-?(?:tutkielma|avhandling))?|diplomityö|kandidaatin(?:tutkielma|työ)|kandidaatintyö|opinnäytetyö|väitöskirja|lisensiaatin(?:tutkielma|työ)|insinöörityö`,
  String.raw`(?:bakalauro|magistro|kursinis|baigiamasis)(?: baigiamasis)? darbas|(?:bakalaura|maģistra|diploma) darbs|(?:bakalaureuse|magistri|lõpu|doktori|diplomi)töö`,
  String.raw`(?:(?:προπτυχιακή |μεταπτυχιακή )?διπλωματική|πτυχιακή|μεταπτυχιακή|διδακτορική) (?:εργασία|διατριβή)`,
  String.raw`(?:yüksek ?lisans|doktora|lisans|bitirme|mezuniyet|uzmanlık)(?: bitirme)? (?:tezi|projesi|ödevi|çalışması)|tez`,
  // Indonesian, Vietnamese, East Asian languages, Persian, Arabic, Hebrew
  String.raw`skripsi|tesis|tugas akhir|disertasi|laporan (?:tugas akhir|akhir|skripsi|kerja praktik)|proposal (?:skripsi|tesis|tugas akhir)`,
  String.raw`(?:khóa |khoá )?luận (?:văn|án)(?: (?:tốt nghiệp|thạc sĩ|thạc sỹ|tiến sĩ|đại học|cao học)){0,3}|đồ án(?: tốt nghiệp)?(?: đại học)?|khóa luận(?: tốt nghiệp)?`,
  String.raw`(?:本科|学士|硕士|博士|學士|碩士)?(?:毕业|学位|畢業|學位)?(?:论文|論文|设计|設計)|(?:(?:平成|令和|昭和)\s?\d{1,2}\s?|\d{4}\s?)?(?:年度)?\s?(?:(?:卒業|修士|博士|学士|学位)論文|卒業研究|特別研究)(?:報告書?)?|(?:\d{4}\s?학년도\s?)?(?:\p{sc=Hangul}{0,12}\s?(?:석사|박사|학사))?\s?학위\s?(?:청구\s?)?논문|졸업\s?논문`,
  String.raw`پایان ?نامه|رساله|رسالة (?:ماجستير|دكتوراه)|أطروحة|עבודת (?:גמר|תזה|מחקר|דוקטור)`,
]

/** A number after the kind, what it is about in brackets or after a dash, or the subject in few words. */
const BEHIND = String.raw`(?:\s*[.:]|\s+(?:(?:no|nr|br|бр|č|№)\.?\s?)?\d[\d./]*\.?|\s*[–—-]\s*\S+(?: \S+)?|\s*\([^()]*\)|\s+(?:in|im|en|em|di|de|w|z|на|по|ve|für|inden for|inom)\s+\S+(?:\s\S+){0,4})?`
/** Told in small letters: a pattern of so many words that ignores case takes several times as long to compile, in each process. */
const kindOfWork = new RegExp(
  stripAccents(String.raw`^(?:a |an |the |eine |een |une |uma |una )?(?:${KINDS.join('|')})${BEHIND}$`),
  'u',
)

/** Letters that are printed apart, and a large capital before small ones of its word. */
const LETTERS_APART = /^\p{L}(?:\s\p{L})+$/u
const INITIAL_APART = /(?<!\p{L})(\p{Lu})\s(?=\p{Lu}{2})/gu

/** Whether a text names the kind of a thesis and nothing else: `Master’s thesis`, `T E S I S`, `DIPLOMSKI RAD br. 12`. */
export function isKindOfWork(text: string): boolean {
  const trimmed = text.trim()
  const joined = LETTERS_APART.test(trimmed) ? trimmed.replace(/\s/gu, '') : trimmed.replace(INITIAL_APART, '$1')
  return kindOfWork.test(stripAccents(joined).toLowerCase())
}

/** Words in which a sentence of a cover names the kind of the work. */
const KIND_WORDS = 3

/** Whether a text names the kind of a thesis in its first words: `Dissertation for the degree of doctor`, `Monografia submetida ao curso …`. */
export function opensWithKindOfWork(text: string): boolean {
  const words = text.trim().split(/\s+/u)
  const opening = Array.from({ length: Math.min(KIND_WORDS, words.length) }, (_, i) => words.slice(0, i + 1).join(' '))
  return isKindOfWork(text) || opening.some(isKindOfWork)
}
