import { WORDS_WITH_AT } from '../web/emails.ts'
import { readGazetteer } from '../gazetteer/gazetteer.ts'
import { foldKey } from '../characters/levenshtein.ts'
import { stripAccents } from '../characters/unicode.ts'
import { isKindOfWork } from './kinds-of-work.ts'
import {
  FURTHER_ARTICLE_KINDS,
  FURTHER_ORGANISATION_STEMS,
  LAST_OF_ORGANISATION,
  UNSPACED_ORGANISATION,
} from './further-title-words.ts'

/**
 * Words of title pages in nine languages: kinds of articles, jobs, organisations. Tables with functions that look words up
 * in them; add a language by adding its words.
 */

/** Kinds of articles that journals print above a title; each may be alone on its line. */
const ARTICLE_KINDS =
  'Article|Articles|Original Article|Original Articles|Original Paper|Original Papers|Original Research|Original Research Article|' +
  'Original Contribution|Original Investigation|Research|Research Article|Research Articles|Research Paper|Research Note|Research Report|' +
  'Regular Article|Regular Paper|Full Paper|Full Papers|Full Length Article|Full Length Research Paper|Review|Reviews|Review Article|Review Paper|Mini Review|' +
  'Systematic Review|Case Report|Case Reports|Case Study|Short Communication|Short Paper|Short Report|Brief Report|' +
  'Brief Communication|Rapid Communication|Communication|Communications|Letter|Letters|Letter to the Editor|Editorial|' +
  'Commentary|Perspective|Opinion|Opinion Article|Hypothesis|Technical Note|Technical Report|Methodology|Methods|Method Article|' +
  'Data Paper|Data Note|Data Descriptor|Software|Database|Book Review|Essay|Report|Reports|Study Protocol|Clinical Trial|Open Access|' +
  'Corrigendum|Corrigenda|Erratum|Errata|Correction|Author Correction|Publisher Correction|Retraction|Obituary|Viewpoint|Narrative Review|' +
  'Scoping Review|Invited Review|Minireview|Meta-Analysis|Systematic Review and Meta-Analysis|Clinical Study|Clinical Article|Clinical Research|' +
  'Basic Research|Original Study|Research Letter|Registered Report|Special Article|Invited Article|Feature Article|Protocol|Tutorial|' +
  'Open|Research Notes|Working Paper|Discussion Paper|Position Paper|Conference Paper|Replication|Poster|Abstract|Paper|' +
  'Berichtigung|Kasuistik|Originalarbeit|Originalbeitrag|Originalien|Übersicht|Übersichtsarbeit|Übersichtsartikel|Fallbericht|Kurzbeitrag|Beitrag|Beiträge|Aufsatz|' +
  'Forschungsartikel|Leitartikel|Kommentar|Rezension|Vortrag|Article original|Article de recherche|Article de synthèse|' +
  'Mise au point|Lettre à la rédaction|Revue|Revue générale|Cas clinique|Communication courte|Éditorial|Compte rendu|Note de recherche|Artículo|Artículo original|' +
  'Original|Originales|Original breve|Artículo especial|Carta al director|Carta al editor|Fe de erratas|Caso Clínico|Estudio de caso|' +
  'Artículo de investigación|Artículo de revisión|Revisión|Caso clínico|Comunicación breve|Nota técnica|Reseña|Ponencia|' +
  'Originalni naučni rad|Izvorni naučni rad|Izvorni znanstveni rad|Pregledni rad|Pregledni naučni rad|Stručni rad|Prethodno saopštenje|' +
  'Prikaz|Prikaz slučaja|Naučni rad|Оригинални научни рад|Изворни научни рад|Прегледни рад|Прегледни научни рад|Стручни рад|' +
  'Претходно саопштење|Приказ|Приказ случаја|Научни рад|' +
  'Artigo|Artigos|Artigo Original|Artigos Originais|Artigo de Revisão|Artigo de Pesquisa|Artigo Científico|Artigo Especial|' +
  'Artigo de Opinião|Carta ao Editor|Estudo de Caso|Revisão|Comunicação|Comunicação Breve|Relato de Caso|Relato de Experiência|Ensaio|Ensaios|Resenha|Nota Técnica|Artículos|Ensayo|' +
  'Articolo|Articolo originale|Articoli|Saggio|Saggi|Rassegna|Recensione|Contributo|Nota|Artykuł|Artykuły|Artykuł oryginalny|' +
  'Artykuł przeglądowy|Praca oryginalna|Praca poglądowa|Recenzja|Статья|Статьи|Научная статья|Оригинальная статья|' +
  'Обзорная статья|Обзор|Рецензия|Краткое сообщение'

/** Jobs of authors at their organisation: printed between name and address, and part of neither. */
const JOB_TITLES =
  'Professor|Full Professor|Associate Professor|Assistant Professor|Adjunct Professor|Visiting Professor|Emeritus Professor|' +
  'Professor Emeritus|Professor Emerita|Reader|Lecturer|Senior Lecturer|Assistant Lecturer|Instructor|PhD Student|PhD Candidate|' +
  'PhD Researcher|PhD Scholar|PhD Fellow|PhD|Doctoral Student|Doctoral Candidate|Doctoral Researcher|Graduate Student|' +
  'Undergraduate Student|Student|Master Student|Postdoc|Postdoctoral Fellow|Postdoctoral Researcher|Postdoctoral Scholar|' +
  'Postdoctoral Research Fellow|Postdoctoral Research Associate|Research Fellow|Senior Research Fellow|Research Associate|' +
  'Research Assistant|Research Scientist|Senior Research Scientist|Researcher|Senior Researcher|Teaching Assistant|Scholar|' +
  'Independent Scholar|Independent Researcher|Professorin|Juniorprofessor|Juniorprofessorin|Privatdozent|Privatdozentin|' +
  'Doktorand|Doktorandin|Studentin|Wissenschaftlicher Mitarbeiter|Wissenschaftliche Mitarbeiterin|Akademischer Rat|' +
  'Akademische Rätin|Professeur|Professeure|Professeur des universités|Maître de conférences|Maîtresse de conférences|' +
  'Doctorant|Doctorante|Étudiant|Étudiante|Chercheur|Chercheuse|Chargé de recherche|Chargée de recherche|Directeur de recherche|' +
  'Directrice de recherche|Profesor|Profesora|Profesor titular|Profesora titular|Profesor asociado|Profesora asociada|' +
  'Catedrático|Catedrática|Doctorando|Doctoranda|Estudiante|Estudiante de doctorado|Investigador|Investigadora|' +
  'Redovni profesor|Vanredni profesor|Docent|Docentkinja|Asistent|Asistentkinja|Doktorant|Student doktorskih studija|' +
  'Naučni saradnik|Viši naučni saradnik|Naučni savetnik|Истраживач|Професор|Редовни професор|Ванредни професор|Доцент|' +
  'Асистент|Докторанд|Студент докторских студија|Научни сарадник|Виши научни сарадник|Научни саветник'

/** Jobs and degrees that open an address in Russian, where the organisation follows in the genitive: `студент кафедры …`. */
const OPENING_JOB =
  /^(?:(?:студент|студентка|аспирант|аспирантка|магистрант|магистрантка|бакалавр|магистр|кандидат|канд\.|доктор|д-р|соискатель|школьник|школьница|учитель|научный сотрудник|программист|руководитель|начальник|директор|заведующ(?:ий|ая)|профессор|доцент|ассистент|преподаватель|инженер|проф\.|доц\.|асп\.)(?!\p{L})|(?:ст|старший)\.?\s?преп|зав\.|(?:научн|младш|старш|ведущ|главн)\p{Ll}*\.?\s(?:научн\p{Ll}*\.?\s)?сотр|[1-6](?:-?\p{Ll}{1,2})?\s?курс(?!\p{L})|(?:[мсвг]\.\s?)?н\.\s?с\.|[кд]\.\s?(?:\p{Ll}{1,4}\.?(?:-\s?\p{Ll}{1,2}\.)?\s?){1,2}н(?!\p{L}))/iu

/** Beginnings of words that name organisations or their parts. */
const ORGANISATION_STEMS =
  'univ|institut|instytut|istitut|departm|dept|département|departamento|dipartimento|facult|fakult|facultad|faculdade|facoltà|' +
  'college|collège|colegio|school|hochschule|schule|ecole|école|escuela|escola|scuola|academ|akadem|académ|laborato|labor|labs|' +
  'center|centre|centro|centar|zentrum|forschungs|research|hospital|hôpita|prefeitura|ayuntamiento|ministero|klinik|clinic|krankenhaus|infirmary|foundation|fondazione|fondation|' +
  'fundaci|fundaç|stiftung|archiv(?=\\p{L}*\\s\\p{L})|library|bibliothek|bibliothèque|biblioteca|bibliote|museum|musée|museo|muzej|ministry|ministerio|ministère|' +
  'ministerium|bundesministerium|council|agency|association|society|gesellschaft|verein|consult|company|corporation|gmbh|inc|ltd|llc|corp|s\\.a|' +
  'division|unit|unidad|section|branch(?!i)|campus|lehrstuhl|seminar|abteilung|abt|fachbereich|gruppe|fachgruppe|arbeitsgruppe|professur|' +
  'cnrs|inserm|inria|csic|cnr|mit|epfl|eth|ucla|ucl|tu|fu|hu|lmu|polytech|politec|politéc|politéch|technolog|tecnológic|tecnologic|technical|technische|' +
  'chair|program(?![smiyůa])|programme(?![drsn])|programa(?![cçdst])|services?|office|bureau|observator|survey|group|grupo|groupe|team|équipe|bioinformatics|' +
  'минобр|министерств|универзитет|факултет|институт|катедра|академи|завод|центар|библиотека|музеј|одсек|одељење|универзитета|' +
  'univerzitet|sveučilište|fakultet|katedra|zavod|odsek|odeljenje|akademija|biblioteka|' +
  'uniwersytet|politechnika|wydział|zakład|szkoła|fundacja|wyższa|университет|кафедр|лаборатори|отделени|' +
  'научный|школа|факультет|департамент|лицей|гимнази|гимназиј|gimnazij|gimnazj|liceum|филиал|фгбоу|фгаоу|фгбун|ооо|пао|нии|ран|мгу|ниу|вшэ|итмо|núcleo|ministéri|secretaria|consiglio|ospedale|azienda|sezione'

const articleKinds = new Set(`${ARTICLE_KINDS}|${FURTHER_ARTICLE_KINDS}`.split('|').map(foldKey))
const jobTitles = new Set(JOB_TITLES.split('|').map(foldKey))
/** Between a job and its subject: `Professor of Applied Physics`. */
const SUBJECT_OF_JOB = /\s(?:of|in|für|de|d’|d'|za|за)\s?(?=\p{L}).*$/iu
/** In capitals Greek has no accents: `ΠΑΝΕΠΙΣΤΗΜΙΟ`. */
const WITHOUT_ACCENTS = stripAccents((FURTHER_ORGANISATION_STEMS.match(/\p{sc=Greek}+/gu) ?? []).join('|'))
const organisationWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${ORGANISATION_STEMS}|${FURTHER_ORGANISATION_STEMS}|${WITHOUT_ACCENTS})`,
  'iu',
)
/** Stems of no more letters are whole words (`TU`, `MIT`), not beginnings of others (`Turner`). */
const SHORT_STEM = 4
const shortStems = new Set(ORGANISATION_STEMS.split('|').filter(stem => stem.length <= SHORT_STEM))
/** Stems that are abbreviations in capitals: `Tu` and `Hu` are names, `mit` is a German word. */
const acronyms = new Set('mit|cnr|csic|epfl|eth|ucla|ucl|tu|fu|hu|lmu|ооо|пао|нии|ран|мгу|ниу|вшэ|итмо'.split('|'))
const organisationWords = new RegExp(organisationWord.source, 'giu')

/** Web and e-mail addresses, which contain words of organisations but name none. */
const ADDRESSES = new RegExp(`https?://\\S+|www\\.\\S+|${WORDS_WITH_AT.source}`, 'giu')

/** Whether the text is nothing but the name of a kind of article or thesis: `RESEARCH ARTICLE`, `Original article:`, `Master’s thesis`. */
export function isArticleKind(text: string): boolean {
  return articleKinds.has(foldKey(text)) || isKindOfWork(text)
}

/** Whether the text is nothing but a job: `PhD student`, `Professor of Physics`; not `Professor, TU Berlin`. */
export function isJobTitle(text: string): boolean {
  if (jobTitles.has(foldKey(text))) return true
  return !/[,;]/u.test(text) && !hasOrganisationWord(text) && jobTitles.has(foldKey(text.replace(SUBJECT_OF_JOB, '')))
}

/** Whether an address begins with a job or degree: `доцент кафедры информатики`, `к.т.н.`. */
export function opensWithJob(text: string): boolean {
  return OPENING_JOB.test(text)
}

/** Whether the text names a country and nothing else: `Germany`, `P.R. China`. */
export function isCountry(text: string): boolean {
  return readGazetteer().countryOf(text) !== undefined
}

/** Scripts without blanks between words, which few texts are in: their words are looked up in them alone. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u

/** The end of a compound that names an organisation: `Wissenschaftszentrum`. */
const COMPOUND_ORGANISATION =
  /\p{L}(?:zentrum|institut|universität|hochschule|akademie|klinik|klinikum|museum|bibliothek|stiftung)(?!\p{L})/u

/** Whether a text ends with the noun of an organisation in a language where it comes last: `Fen ve Edebiyat Fakültesi`. */
export function endsWithOrganisation(text: string): boolean {
  return LAST_OF_ORGANISATION.test(text.trim().replaceAll('İ', 'i').toLowerCase())
}

/** Whether a word of the text names an organisation or a part of one: `Universität`, `Dept.`, `Институт`. */
export function hasOrganisationWord(text: string): boolean {
  // A dotted capital is a letter with an accent to a pattern that ignores case.
  const words = text.replace(ADDRESSES, ' ').replaceAll('İ', 'i')
  if (COMPOUND_ORGANISATION.test(words) || (UNSPACED.test(words) && UNSPACED_ORGANISATION.test(words))) return true
  for (const match of words.matchAll(organisationWords)) {
    const stem = match[0].toLowerCase()
    if (acronyms.has(stem) && match[0] !== match[0].toUpperCase()) continue
    if (!shortStems.has(stem)) return true
    const after = words.slice(match.index + stem.length)
    if (!/^\p{L}/u.test(after) || stem === 'univ' || stem === 'dept') return true
  }
  return false
}
