/**
 * Letters beyond ASCII that running text of a language is written with, small ones; those of names and loans that are
 * frequent are among them. Languages of one alphabet share a row.
 */
export const ALPHABETS: readonly string[] = [
  'äöüßé', // German
  'àâæçèéêëîïôœùûüÿ', // French
  'áéíñóúü', // Spanish
  'àáâãçéêíóôõú', // Portuguese
  'àèéìòù', // Italian
  'åäöéæø', // Swedish, Danish, Norwegian, Finnish
  'çéèêëïöü', // Dutch
  'čćđšž', // Serbian, Croatian, Bosnian, Slovene
  'ąćęłńóśźż', // Polish
  'áčďéěíňóřšťúůýžäĺľôŕ', // Czech, Slovak
  'áéíóöőúüű', // Hungarian
  'ăâîșțşţ', // Romanian
  'абвгдђежзијклљмнњопрстћуфхцчџшѓќѕ', // Serbian, Macedonian
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', // Russian, Bulgarian
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяў', // Ukrainian, Belarusian
]
