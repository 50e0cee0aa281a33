/**
 * How covers of theses name the course of study, which looks like a title: `Doble Grado en Matemáticas`, `Corso di Laurea in Fisica`. A
 * table of languages; add a language by adding its words.
 */
const COURSES: readonly string[] = [
  String.raw`(?:Bachelor|Master|Doctor|Magister)(?: of| in|-?studiengang| Wiskunde| Informatica)|Degree in|(?:Study|Degree) (?:programme?|branch|field)|Programme in|Department of|Faculty of`,
  String.raw`Studiengang|Studienrichtung|Fachbereich|Fachrichtung|Fakultät|zur Erlangung|Opleiding|Studierichting|Kandidatprogrammet|Civilingenjör`,
  String.raw`Spécialité|Filière|Mention|École doctorale|Discipline|Parcours|pour (?:obtenir|l['’]obtention)`,
  String.raw`(?:Doble )?Grado en|Máster(?: Universitario)? en|Licenciatura en|Ingeniería en|Programa de|Carrera de|Doctorado en|Doble titulación|Especialidad|para obtener|para optar|que para obtener`,
  String.raw`(?:Bacharelado|Mestrado|Licenciatura|Doutorado|Doutoramento|Engenharia|Curso) (?:em|de)|Programa de Pós-Graduação|Área de concentração|Especialidade`,
  String.raw`(?:Corso di|Laurea (?:magistrale|triennale|specialistica)|Corso di Dottorato|Dottorato)|Classe`,
  String.raw`Kierunek|Specjalność|Studijní (?:program|obor)|Obor|Študijný (?:program|odbor)|Studij|Smjer|Студијски програм|Направление|Профиль|Специальность|Спеціальність|Specializarea|Domeniul|Programul de studi`,
  String.raw`Program Studi|Jurusan|Ngành|Chuyên ngành|Anabilim Dalı|szakos|Szak`,
]

const course = new RegExp(`^(?:${COURSES.join('|')})(?!\\p{L})`, 'iu')

/** Whether a line names a course of study or the degree that is sought. */
export function opensWithCourse(text: string): boolean {
  return course.test(text.trim())
}
