/** What a text refers to by a word and a number. */
export type CalloutKind = 'figure' | 'table' | 'formula' | 'section' | 'appendix' | 'theorem'

/** Words that share one numbering: `Scheme 1` is not `Figure 1`. */
export interface CalloutWords {
  readonly kind: CalloutKind
  /** In all the forms in which running text has them, as one regular expression a language; case does not matter. */
  readonly forms: readonly string[]
}

/** Words before numbers in running text. Those of one kind that are numbered separately have separate rows. */
export const CALLOUT_WORDS: readonly CalloutWords[] = [
  {
    kind: 'figure',
    forms: [
      'fig(?:ure)?s?|figg', // English, French, Italian
      'abb(?:ildung(?:en)?)?|bild(?:er|ern|es)?', // German
      'figuras?', // Spanish, Portuguese, Italian
      'rys(?:un(?:ek|ku|ki|kach|kiem|ków))?|ryc(?:in(?:a|y|ie|ę|ach|ą))?', // Polish
      'рис(?:ун(?:ок|ка|ке|ку|ки|ков|ком|ках|кам|ками))?', // Russian
      'sl(?:ik(?:a|e|i|u|om|ama)|ici)?', // Serbian
      'сл(?:ик(?:а|е|и|у|ом|ама)|ици)?',
    ],
  },
  {
    kind: 'figure',
    forms: ['schemes?|schéma[s]?|esquemas?|schemat(?:y|u|cie)?|схем(?:а|ы|е|у|ах)|šem(?:a|e|i|u)|шем(?:а|е|и|у)'],
  },
  {
    kind: 'figure',
    forms: [
      'charts?|graphs?|gra(?:f|ph)ik(?:en)?|graphiques?|gráfic[oa]s?|grafic[oi]|wykres(?:y|u|ie|ach)?',
      'график(?:а|е|и|у|ах)?|grafikon(?:a|e|i|u)?|графикон(?:а|е|и|у)?',
    ],
  },
  { kind: 'figure', forms: ['plates?|tafeln?|planches?|láminas?|tavol[ae]'] },
  { kind: 'figure', forms: ['maps?|karten?|cartes?|mapas?|map[aey]|карт(?:а|ы|е|у|ах)'] },
  {
    kind: 'table',
    forms: [
      'tables?|tab|tbls?', // English, French
      'tabellen?', // German
      'tableaux?|tabl', // French
      'tablas?|tabelas?', // Spanish, Portuguese
      'tabell[ae]', // Italian
      'tabel(?:a|i|e|ę|ą|ach|ami|u|om|ama)|tablic(?:a|y|e|ę|ą|ach|i|u|om)', // Polish, Serbian
      'табл(?:иц(?:а|ы|е|у|ей|ах|ами|ам|и|ом))?|табел(?:а|е|и|у|ом|ама)', // Russian, Serbian
    ],
  },
  { kind: 'table', forms: ['cuadros?|quadros?'] },
  {
    kind: 'formula',
    forms: [
      'eq(?:n|uation)?s?|formula[es]?', // English
      'gl(?:eichung(?:en)?)?|formeln?', // German
      'équations?|éqs?|formules?', // French
      'ecuaci(?:ón|ones)|ecs?|fórmulas?|equaç(?:ão|ões)', // Spanish, Portuguese
      'equazion[ei]|formul[ae]', // Italian
      'równani(?:e|a|u|em|ach)|wz(?:ór|or(?:ze|y|ach|u|em))', // Polish
      'уравнени(?:е|я|ю|и|ем|ях|й)|формул(?:а|ы|е|у|ой|ах|и)', // Russian, Serbian
      'jedn(?:ačin(?:a|e|i|u|om|ama))?|formul(?:i|u|om)|једн(?:ачин(?:а|е|и|у|ом|ама))?', // Serbian
    ],
  },
  {
    kind: 'section',
    forms: [
      '(?:sub)?sections?|sects?|secs?|§+', // English
      '(?:unter)?abschnitt(?:e|en|s)?|abschn|kapiteln?|kap', // German
      'sous-sections?', // French
      'secci(?:ón|ones)|apartados?|seç(?:ão|ões)|secç(?:ão|ões)', // Spanish, Portuguese
      'sezion[ei]', // Italian
      'sekcj(?:a|i|e|ę|ach)|(?:pod)?rozdzia(?:ł|łu|le|ły|łach)', // Polish
      'раздел(?:а|е|ы|ах|у|ом|ов)?|секци(?:я|и|ю|ей|ях)', // Russian
      'odelj(?:ak|ku|ka|ci|cima)|odse(?:k|ku|ka|ci)|poglavlj(?:e|a|u|ima)', // Serbian
      'одељ(?:ак|ку|ка|ци|цима)|одсе(?:к|ку|ка|ци)|поглављ(?:е|а|у|има)',
    ],
  },
  {
    kind: 'appendix',
    forms: [
      'append(?:ix|ices)|apps?|annex(?:es)?', // English
      'anh(?:ang(?:s|es)?|änge|ängen)?', // German
      'annexes?|appendices?', // French
      'apéndices?|apêndices?|anexos?', // Spanish, Portuguese
      'appendic[ei]|allegat[oi]', // Italian
      'załącznik(?:a|i|u|ach|iem)?|dodat(?:ek|ku|ki|kach)|aneks(?:u|ie|y|ach)?', // Polish
      'приложени(?:е|я|ю|и|ем|ях|й)', // Russian
      'prilo(?:g|ga|gu|zi|zima)|dodat(?:ak|ka|ku)|prilozi', // Serbian
      'прило(?:г|га|гу|зи|зима)|додат(?:ак|ка|ку)',
    ],
  },
]

/** Words for one thing alone: after them a comma is no part of a list of numbers. `Table 1, 5 of the subjects` */
export const SINGULAR_WORDS =
  'figure|table|equation|formula|section|subsection|appendix|annex|abbildung|bild|tabelle|gleichung|formel|abschnitt|' +
  'anhang|tableau|équation|formule|annexe|figura|tabla|cuadro|ecuación|sección|apéndice|tabela|quadro|equação|seção|apêndice'

/** Words that need no number where a paper has one appendix; in other languages the word has other meanings too. */
export const APPENDIX_ALONE = 'Appendix|Anhang|Anhangs|Annexe|Apéndice|Apêndice|Appendice'

/** Words after a number that count: `figures 4 times`. */
export const TIMES = 'times|mal|fois|veces|vezes|volte|razy|раза?|puta|пута'

/** Words before a callout that name another document's part. */
export const FOREIGN_BEFORE =
  'supplement(?:ary|al|ární)?|suppl\\.|extended data|supporting|ergänzende[nr]?|supplémentaire'
/** Words before a document that is not the paper: `Figure 2 of the supplement`, `Section 4 of the Act`. */
export const OF_ANOTHER = 'of|in|from|by|von|aus|bei|de|del|dans|da|di|z|w|из|в|у|iz|u'

/** Words before the bare number of a display: `by (3)`, `combining (3) with (4)`. */
export const BEFORE_BARE_NUMBER = [
  'by|in|into|from|see|cf\\.|using|use|with|of|to|via|under|that|since|because|if|when|where|hence|thus|then', // English
  'combin(?:e|es|ing)|insert(?:ing)?|substitut(?:e|ing)|solv(?:e|es|ing)|satisf(?:y|ies|ying)|appl(?:y|ying)|both', // English
  'mit|nach|aus|durch|von|siehe|vgl\\.|gemäß|wegen|zu', // German
  'par|dans|de|d’après|selon|avec|voir|à', // French
  'por|de|en|con|según|ver|véase|em|com', // Spanish, Portuguese
  'da|dalla|in|nella|con|per|di|vedi', // Italian
  'z|ze|w|we|przez|zob\\.|por\\.|do', // Polish
  'из|в|по|с|со|см\\.|к|согласно|uz|iz|u|po|sa|prema|vidi|из|у|са|према|види', // Russian, Serbian
].join('|')
