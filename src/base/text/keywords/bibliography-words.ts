/**
 * Words of bibliographies in the languages of the program: sources of regular expressions, to be put into larger ones.
 * English, German, French, Spanish, Portuguese, Russian, Polish, Czech, Serbian in both scripts, and the Latin that all share.
 */

/** Between the last two names of a list. */
export const AND = String.raw`(?:and|und|et|y|e|i|и|&)`

/** In place of names that are left out. */
export const ET_AL = String.raw`(?:et\.?\s+[Aa]l\b\.?|et\s+coll\.|u\.\s?a\.|und\s+andere|(?:&|and)\s+others|y\s+otros|[iи]\s+(?:dr\.|др\.|ostali|остали))`

/** After the names of editors, with or without parentheses around. */
export const EDITORS = String.raw`(?:eds?|editors?|hg|hgg|hrsg|herausgeber|éds?|dirs?|coords?|comps?|ur|prir|ур|прир)(?![\p{L}\p{N}])\.?`

/** Before the names of editors. */
export const EDITED_BY = String.raw`(?:edited\s+by|eds?\.|herausgegeben\s+von|hrsg\.\s+von|hg\.\s+von|édité\s+par|sous\s+la\s+direction\s+de|editado\s+por|uredili?|priredili?|уредили?|приредили?)`

/** Before the book that holds a chapter. */
export const IN = String.raw`(?:[Ii]n|IN|[Dd]ans|[Ee]n|[Uu]|[Уу])`
/** The same where a sentence has ended: inside one they are words like others. */
export const IN_CAPITAL = String.raw`(?:I[nN]|Dans|En|U|У)`

/** Before a volume, an issue, pages; the number follows. */
export const VOLUME = String.raw`(?:vol(?:ume|umen)?|v(?=\.)|bd|band|jg|jahrgang|tome?|tomo|t|т|том|roč|god|год|knj|knjiga|књ|књига|кн)(?![\p{L}\p{N}])\.?`
export const ISSUE = String.raw`(?:no|nos|n(?=\.)|nr|num|núm|number|issue|iss|heft|h|n°|nº|numéro|número|br|broj|бр|број|№|вып|zesz|č)(?![\p{L}])\.?`
export const PAGES = String.raw`(?:pages?|pp?|seiten?|ss?|pág|págs|páginas|str|стр|с)(?![\p{L}])\.?`

/** Before a web address, or the day it was visited: nothing after it belongs to a title. */
export const ONLINE = String.raw`(?:available\s+(?:online|at|from)|retrieved|accessed|online|last\s+access(?:ed)?|letzter\s+zugriff|zugegriffen|abgerufen|verfügbar|unter|url|doi|pmid|pmcid|arxiv|consulté|disponible|consultado|recuperado|pristupljeno|dostupno|приступљено|доступно)`

/** In place of a year. */
export const NO_YEAR = String.raw`(?:n\.\s?d\.|o\.\s?j\.|s\.\s?d\.|s\.\s?a\.|s\.\s?f\.|b\.\s?g\.|б\.\s?г\.|in\s+press|to\s+appear|forthcoming|im\s+druck|im\s+erscheinen|à\s+paraître|en\s+prensa|unveröffentlicht[^)]*)`

/** The edition of a book, with or without its number before. */
export const EDITION = String.raw`(?:(?:\d+\s?(?:st|nd|rd|th|\.|ª|e|ème)|first|second|third|fourth|revised|rev\.|überarb\.|erw\.|völlig|vollst\.|unveränd\.)[^.;:]{0,40}\s)?(?:edn?\b|edition\b|aufl(?:age|\.)|édition\b|edición\b|izd\.|изд\.)`

/** What a work is that no journal and no publisher brought out. */
export const REPORT = String.raw`(?:(?:unpublished|unveröffentlichte?)\s|[\p{L}.-]+\s)?(?:ph\.?\s?d\.?|diss(?:ertation|\.)|doctoral|master['’]?s?\s|thesis|working\s+papers?|discussion\s+papers?|arbeitspapiere?|technical\s+report|tech\.\s+rep|paper\s+presented|vortrag|tesis|thèse)(?!\p{Ll})`

/** A word by which publishers are known. */
export const PUBLISHER_WORD = String.raw`(?:Press|Verlag|Verlagsanstalt|Publishers?|Publishing|Publications|Books|Éditions|Editions|Editora|Editorial|Edizioni|Presses|Wydawnictwo|Издательство|Izdavač)`
