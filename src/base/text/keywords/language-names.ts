import type { KeywordLanguage } from './concepts.ts'

/**
 * The names of languages in the languages of the key words, with the forms that they have after a preposition and before a noun,
 * and their codes. Papers name the language of an abstract beside its label: `Abstract (Italiano)`, `Resumo em inglês`.
 */
export const LANGUAGE_NAMES: Readonly<Record<KeywordLanguage, string>> = {
  en: 'English|Englisch|Englische|anglais|anglaise|inglés|inglesa|inglês|inglese|angielski|angielskie|angielskim|angielsku|английский|английском|engleski|engleskom|енглески|енглеском|en|eng',
  de: 'German|Deutsch|Deutsche|allemand|allemande|alemán|alemana|alemão|alemã|tedesco|tedesca|niemiecki|niemieckim|niemiecku|немецкий|немецком|nemački|nemačkom|njemački|njemačkom|немачки|немачком|de|ger|deu',
  fr: 'French|Französisch|Französische|français|française|francés|francesa|francês|francese|francuski|francuskim|francusku|французский|французском|francuskom|француски|француском|fr|fra',
  es: 'Spanish|Spanisch|Spanische|espagnol|espagnole|español|española|castellano|espanhol|espanhola|spagnolo|spagnola|hiszpański|hiszpańskim|hiszpańsku|испанский|испанском|španski|španskom|шпански|шпанском|es|esp|spa',
  pt: 'Portuguese|Portugiesisch|portugais|portugaise|portugués|portuguesa|português|portoghese|portugalski|portugalskim|portugalsku|португальский|португальском|portugalskom|португалски|португалском|pt|por',
  it: 'Italian|Italienisch|Italienische|italien|italienne|italiano|italiana|włoski|włoskim|włosku|итальянский|итальянском|italijanski|italijanskom|италијански|италијанском|it|ita',
  pl: 'Polish|Polnisch|Polnische|polonais|polonaise|polaco|polonês|polacco|polski|polskie|polskim|polsku|польский|польском|poljski|poljskom|пољски|пољском|pl|pol',
  ru: 'Russian|Russisch|Russische|russe|ruso|russo|rosyjski|rosyjskim|rosyjsku|русский|русском|ruski|ruskom|руски|руском|ru|rus',
  'sr-Latn':
    'Serbian|Croatian|Serbisch|Kroatisch|serbe|croate|srpski|srpskom|hrvatski|hrvatskom|serbski|serbskim|сербский|сербском|sr|srp|hr|hrv',
  'sr-Cyrl': 'српски|српском',
}
