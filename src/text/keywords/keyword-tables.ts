/**
 * The words by which papers name their parts, per language. A table only: `keyword-lookup.ts` reads it.
 *
 * Words are spelled as a reader would write them; case, blanks, hyphens and full stops do not matter. Add a language by
 * adding its column, a concept by adding its row.
 */

/** What a key word announces. */
export type Concept =
  | 'abstract'
  | 'keywords'
  | 'contents'
  | 'introduction'
  | 'references'
  | 'acknowledgments'
  | 'funding'
  | 'contributions'
  | 'conflicts'
  | 'ethics'
  | 'availability'
  | 'supplement'
  | 'dates'
  | 'correspondence'
  | 'appendix'
  | 'chapter'
  | 'section'
  | 'notes'
  | 'figure'
  | 'table'
  | 'listing'
  | 'algorithm'
  | 'equation'
  | 'theorem'

/** Subjects of short sections between text and references: who helped, paid, did what, and where the data are. */
export const STATEMENTS = [
  'acknowledgments',
  'funding',
  'contributions',
  'conflicts',
  'ethics',
  'availability',
  'supplement',
] as const satisfies readonly Concept[]

/** Languages that have key words. */
export type KeywordLanguage = 'en' | 'de' | 'fr' | 'es' | 'sr-Latn' | 'sr-Cyrl'

/** Key words of each concept by language, separated by `|`. */
export const KEYWORDS: Readonly<Record<Concept, Readonly<Record<KeywordLanguage, string>>>> = {
  abstract: {
    en: 'Abstract|Summary|Executive Summary|Synopsis',
    de: 'Zusammenfassung|Kurzfassung|Abriss|Überblick',
    fr: 'Résumé|Sommaire exécutif',
    es: 'Resumen|Resumen ejecutivo|Sinopsis',
    'sr-Latn': 'Apstrakt|Sažetak|Rezime|Izvod',
    'sr-Cyrl': 'Апстракт|Сажетак|Резиме|Извод',
  },
  keywords: {
    en: 'Keywords|Key words|Keyword|Index Terms|Keywords and phrases|Key words and phrases|Subject terms|General Terms|Categories and Subject Descriptors|CCS Concepts|JEL classification|JEL Codes|Author Keywords|Additional Key Words|Additional Key Words and Phrases|Additional Keywords',
    de: 'Schlüsselwörter|Schlagwörter|Schlagworte|Stichwörter|Stichworte|Schlüsselbegriffe',
    fr: 'Mots-clés|Mots clefs|Mot-clé|Descripteurs',
    es: 'Palabras clave|Palabras claves|Términos clave|Descriptores',
    'sr-Latn': 'Ključne reči|Ključne riječi|Ključni pojmovi',
    'sr-Cyrl': 'Кључне речи|Кључне ријечи|Кључни појмови',
  },
  contents: {
    en: 'Contents|Table of Contents',
    de: 'Inhalt|Inhaltsverzeichnis',
    fr: 'Sommaire|Table des matières',
    es: 'Índice|Contenido|Tabla de contenido',
    'sr-Latn': 'Sadržaj',
    'sr-Cyrl': 'Садржај',
  },
  introduction: {
    en: 'Introduction',
    de: 'Einleitung|Einführung',
    fr: 'Introduction',
    es: 'Introducción',
    'sr-Latn': 'Uvod|Uvodna razmatranja|Uvodne napomene',
    'sr-Cyrl': 'Увод|Уводна разматрања|Уводне напомене',
  },
  references: {
    en: 'References|Reference|Reference list|References and Notes|References Cited|Main references|Selected references|Key references|Bibliography|Works cited|Literature cited|Literature|Cited literature|Bibliographic references|Bibliographical references|Notes and references',
    de: 'Literatur|Literaturverzeichnis|Literaturangaben|Bibliographie|Bibliografie|Quellen|Quellenverzeichnis|Referenzen|Quellen und Literatur|Literatur und Quellen|Literaturliste|Literaturhinweise',
    fr: 'Références|Références bibliographiques|Bibliographie|Références citées|Ouvrages cités|Bibliographie sélective|Notes et références',
    es: 'Referencias|Referencias bibliográficas|Bibliografía|Bibliografía citada|Obras citadas|Literatura citada',
    'sr-Latn':
      'Literatura|Reference|Bibliografija|Korišćena literatura|Spisak literature|Izvori|Izvori i literatura|Literatura i izvori',
    'sr-Cyrl':
      'Литература|Референце|Библиографија|Коришћена литература|Списак литературе|Извори|Извори и литература|Литература и извори',
  },
  acknowledgments: {
    en: 'Acknowledgments|Acknowledgements|Acknowledgment|Acknowledgement|Acknowledgments and Funding|Acknowledgments and Disclosure of Funding|Funding and Acknowledgments|Thanks',
    de: 'Danksagung|Danksagungen|Dank|Förderung und Dank|Danksagung und Förderung',
    fr: 'Remerciements|Remerciement',
    es: 'Agradecimientos|Agradecimiento|Reconocimientos',
    'sr-Latn': 'Zahvalnost|Zahvalnica|Zahvale|Zahvala|Zahvaljivanje|Napomena o zahvalnosti',
    'sr-Cyrl': 'Захвалност|Захвалница|Захвале|Захвала|Захваљивање',
  },
  funding: {
    en: 'Funding|Funding information|Funding statement|Financial support|Funding sources|Funding and support|Financial disclosure|Grant support',
    de: 'Förderung|Finanzierung|Förderhinweis|Förderhinweise|Finanzielle Unterstützung',
    fr: 'Financement|Financements|Soutien financier',
    es: 'Financiación|Financiamiento|Apoyo financiero|Fuentes de financiación',
    'sr-Latn': 'Finansiranje|Finansijska podrška',
    'sr-Cyrl': 'Финансирање|Финансијска подршка',
  },
  contributions: {
    en: "Author contributions|Authors' contributions|Author contribution|Contributions|Contributors|CRediT authorship contribution statement|Contributor roles|Author statement",
    de: 'Autorenbeiträge|Beiträge der Autoren|Beiträge der Autorinnen und Autoren',
    fr: 'Contributions des auteurs|Contribution des auteurs',
    es: 'Contribuciones de los autores|Contribución de los autores|Contribución de autoría',
    'sr-Latn': 'Doprinos autora|Doprinosi autora',
    'sr-Cyrl': 'Допринос аутора|Доприноси аутора',
  },
  conflicts: {
    en: 'Conflict of interest|Conflicts of interest|Conflict of interests|Conflict of interest statement|Conflict of interest disclosure|Competing interests|Competing interest|Declaration of competing interest|Declaration of interests|Declaration of conflicting interests|Competing financial interests|Disclosure|Disclosures|Disclosure statement',
    de: 'Interessenkonflikt|Interessenkonflikte|Interessenskonflikt|Interessenskonflikte|Erklärung zu Interessenkonflikten',
    fr: "Conflit d'intérêts|Conflits d'intérêts|Déclaration d'intérêts|Déclaration de liens d'intérêts|Liens d'intérêts",
    es: 'Conflicto de intereses|Conflictos de interés|Conflicto de interés|Conflictos de intereses|Declaración de conflicto de intereses',
    'sr-Latn': 'Sukob interesa|Konflikt interesa|Izjava o sukobu interesa',
    'sr-Cyrl': 'Сукоб интереса|Конфликт интереса|Изјава о сукобу интереса',
  },
  ethics: {
    en: 'Ethics|Ethics statement|Ethical statement|Ethical approval|Ethics approval|Ethical standards|Ethical considerations|Compliance with ethical standards|Ethics declarations|Ethics approval and consent to participate',
    de: 'Ethikerklärung|Ethische Aspekte|Ethikvotum',
    fr: 'Éthique|Déclaration éthique|Considérations éthiques',
    es: 'Ética|Declaración ética|Consideraciones éticas|Aspectos éticos',
    'sr-Latn': 'Etička saglasnost|Etičko odobrenje',
    'sr-Cyrl': 'Етичка сагласност|Етичко одобрење',
  },
  availability: {
    en: 'Data availability|Data availability statement|Availability of data and materials|Availability of data|Data accessibility|Data and code availability|Code availability|Code and data availability|Availability of data and material|Data Archiving|Software availability|Availability',
    de: 'Datenverfügbarkeit|Verfügbarkeit der Daten|Verfügbarkeit von Daten',
    fr: 'Disponibilité des données|Accès aux données',
    es: 'Disponibilidad de datos|Disponibilidad de los datos|Declaración de disponibilidad de datos',
    'sr-Latn': 'Dostupnost podataka',
    'sr-Cyrl': 'Доступност података',
  },
  supplement: {
    en: 'Supplementary material|Supplementary materials|Supplementary information|Supplementary data|Supplemental material|Supplemental materials|Supplemental information|Supporting information|Supplementary|Supplement|Electronic supplementary material|Additional information|Supporting online material',
    de: 'Ergänzendes Material|Zusatzmaterial|Zusätzliche Materialien',
    fr: 'Matériel supplémentaire|Informations complémentaires|Données supplémentaires|Annexes électroniques',
    es: 'Material suplementario|Material complementario|Información suplementaria|Información complementaria',
    'sr-Latn': 'Dopunski materijal|Dodatni materijal',
    'sr-Cyrl': 'Допунски материјал|Додатни материјал',
  },
  dates: {
    en: 'Received|Accepted|Revised|Published|Published online|Submitted|Article history|Available online|Received in revised form|Revision received|First published|Dated',
    de: 'Eingegangen|Angenommen|Eingereicht|Veröffentlicht|Online veröffentlicht|Überarbeitet',
    fr: 'Reçu|Accepté|Publié|Soumis|Révisé|Reçu le|Accepté le|Publié en ligne|Disponible en ligne',
    es: 'Recibido|Aceptado|Publicado|Enviado|Fecha de recepción|Fecha de aceptación|Fecha de publicación|Recibido el|Aceptado el|Revisado',
    'sr-Latn':
      'Primljeno|Prihvaćeno|Objavljeno|Rad primljen|Rad prihvaćen|Datum prijema|Datum prihvatanja|Primljen|Prihvaćen',
    'sr-Cyrl':
      'Примљено|Прихваћено|Објављено|Рад примљен|Рад прихваћен|Датум пријема|Датум прихватања|Примљен|Прихваћен',
  },
  correspondence: {
    en: 'Corresponding author|Correspondence|Corresponding authors|Correspondence to|Address for correspondence|Author for correspondence|Author information|Author details',
    de: 'Korrespondenzadresse|Korrespondenz|Korrespondierender Autor|Korrespondenzautor',
    fr: 'Auteur correspondant|Correspondance|Adresse de correspondance',
    es: 'Autor de correspondencia|Autor para correspondencia|Correspondencia|Autora de correspondencia',
    'sr-Latn': 'Autor za korespondenciju|Korespondencija|Adresa autora',
    'sr-Cyrl': 'Аутор за кореспонденцију|Кореспонденција|Адреса аутора',
  },
  appendix: {
    en: 'Appendix|Appendices|Annex|Annexes|Supplementary appendix|Online appendix',
    de: 'Anhang|Anhänge|Anlage|Anlagen',
    fr: 'Annexe|Annexes|Appendice|Appendices',
    es: 'Apéndice|Apéndices|Anexo|Anexos',
    'sr-Latn': 'Prilog|Prilozi|Dodatak|Dodaci|Apendiks',
    'sr-Cyrl': 'Прилог|Прилози|Додатак|Додаци|Апендикс',
  },
  chapter: {
    en: 'Chapter|Part',
    de: 'Kapitel|Teil',
    fr: 'Chapitre|Partie',
    es: 'Capítulo|Parte',
    'sr-Latn': 'Glava|Poglavlje|Deo|Dio',
    'sr-Cyrl': 'Глава|Поглавље|Део|Дио',
  },
  section: {
    en: 'Section|Sec.|Sect.|§',
    de: 'Abschnitt|Abschn.|Paragraph',
    fr: 'Section|Sect.',
    es: 'Sección|Apartado',
    'sr-Latn': 'Odeljak|Odsek|Sekcija',
    'sr-Cyrl': 'Одељак|Одсек|Секција',
  },
  notes: {
    en: 'Notes|Note|Footnotes|Endnotes|End notes',
    de: 'Anmerkungen|Anmerkung|Fußnoten|Endnoten',
    fr: 'Notes|Notes de bas de page|Notes de fin',
    es: 'Notas|Notas al pie|Notas finales|Notas a pie de página',
    'sr-Latn': 'Napomene|Napomena|Beleške|Bilješke|Fusnote|Endnote',
    'sr-Cyrl': 'Напомене|Напомена|Белешке|Биљешке|Фусноте|Ендноте',
  },
  figure: {
    en: 'Figure|Figures|Fig.|Figs.|Scheme|Chart|Plate|Plates|Illustration|Map|Graph|Image|Photo|Photograph|Exhibit|Diagram|Supplementary Figure|Supplementary Fig.|Supplemental Figure|Extended Data Figure|Extended Data Fig.|Appendix Figure',
    de: 'Abbildung|Abbildungen|Abb.|Bild|Schaubild|Grafik|Graphik|Diagramm|Schema|Karte|Tafel',
    fr: 'Figure|Fig.|Graphique|Illustration|Schéma|Carte|Planche|Photo|Image|Diagramme',
    es: 'Figura|Figuras|Fig.|Gráfico|Gráfica|Ilustración|Esquema|Mapa|Imagen|Foto|Lámina|Diagrama',
    'sr-Latn': 'Slika|Slike|Sl.|Grafikon|Graf.|Dijagram|Šema|Shema|Ilustracija|Mapa|Fotografija|Crtež',
    'sr-Cyrl': 'Слика|Слике|Сл.|Графикон|Граф.|Дијаграм|Шема|Илустрација|Мапа|Фотографија|Цртеж',
  },
  table: {
    en: 'Table|Tables|Tab.|Tbl.|Supplementary Table|Supplemental Table|Extended Data Table|Appendix Table',
    de: 'Tabelle|Tabellen|Tab.|Übersicht',
    fr: 'Tableau|Tableaux|Tab.|Tabl.',
    es: 'Tabla|Tablas|Cuadro|Cuadros|Tab.',
    'sr-Latn': 'Tabela|Tabele|Tablica|Tab.',
    'sr-Cyrl': 'Табела|Табеле|Таблица|Таб.',
  },
  listing: {
    en: 'Listing|Code|Code listing|Source code|Program|Code snippet',
    de: 'Listing|Quelltext|Quellcode|Programm',
    fr: 'Listing|Programme|Code source|Extrait de code',
    es: 'Listado|Código|Código fuente|Programa',
    'sr-Latn': 'Listing|Izvorni kod|Kod|Program',
    'sr-Cyrl': 'Листинг|Изворни код|Код|Програм',
  },
  algorithm: {
    en: 'Algorithm|Alg.|Procedure|Pseudocode',
    de: 'Algorithmus|Pseudocode',
    fr: 'Algorithme|Procédure',
    es: 'Algoritmo|Procedimiento',
    'sr-Latn': 'Algoritam|Procedura',
    'sr-Cyrl': 'Алгоритам|Процедура',
  },
  equation: {
    en: 'Equation|Eq.|Eqs.|Eqn.|Formula',
    de: 'Gleichung|Gl.|Formel',
    fr: 'Équation|Éq.|Formule',
    es: 'Ecuación|Ec.|Fórmula',
    'sr-Latn': 'Jednačina|Jedn.|Formula',
    'sr-Cyrl': 'Једначина|Једн.|Формула',
  },
  theorem: {
    en: 'Theorem|Lemma|Proposition|Corollary|Definition|Proof|Remark|Example|Claim|Conjecture|Axiom|Assumption|Observation|Fact',
    de: 'Satz|Lemma|Proposition|Korollar|Definition|Beweis|Bemerkung|Beispiel|Behauptung|Vermutung|Axiom|Annahme',
    fr: 'Théorème|Lemme|Proposition|Corollaire|Définition|Démonstration|Preuve|Remarque|Exemple|Conjecture|Axiome|Hypothèse',
    es: 'Teorema|Lema|Proposición|Corolario|Definición|Demostración|Prueba|Observación|Ejemplo|Conjetura|Axioma|Hipótesis',
    'sr-Latn': 'Teorema|Lema|Propozicija|Posledica|Definicija|Dokaz|Napomena|Primer|Tvrđenje|Hipoteza|Aksioma',
    'sr-Cyrl': 'Теорема|Лема|Пропозиција|Последица|Дефиниција|Доказ|Напомена|Пример|Тврђење|Хипотеза|Аксиома',
  },
}

/** Other words that lie within the tolerance of a key word; they are never taken for it. */
export const UNRELATED_WORDS =
  'Finding|Preference|Preferences|Inference|Inferences|Difference|Differences|Deference|Conference|Conferences|' +
  'Nodes|Votes|Modes|Stable|Cable|Tablet|Tabled|Stables|Maps|Plane|Planes|Place|Places|Images|Graphs|Charts|' +
  'Charm|Photos|Literary|Literate|Addendum|Contest|Context|Contexts|Content|Accept|Accepts|Reviewed|Review|' +
  'Publisher|Selection|Action|Function|Reaction|Traction|Editing|Editors|Codes|Mode|Parts|Parties|Party|Partei|' +
  'Schemas|Themes|Theme|Schemes|Programs|Teile|Teils|Karten|Bilder|Bilden|Annexed|Notices|Figured|Summaries|' +
  'Abstracts|Abstracted|Extract|Contract|Contribution|Receiver|Receive|Receives|Granted|Model|Modell|Noten|' +
  'Tafeln|Tabu|Roba|Sila|Coreference|Coreferences|Anleitung|Anfang|Anfänge|Anhänger|Einbettung|Founding|' +
  'Keyboards|Prolog|Apprentice|Apprentices|Appendage|Regime|Constants|Continents|Descriptor|Descriptors|Tanks|' +
  'Thinks|Quelle|Quelles|Referent|Referents|Referencing|Referential|Inferenzen|Reverence|Correspondences|' +
  'Reclassification|Préférences|Inférences|Preferencias|Inferencias|Diferencias|Reconocimiento'
