import type { Concept, KeywordLanguage } from './concepts.ts'
import { LABEL_WORDS } from './label-words.ts'

/**
 * The words by which papers name their parts, per language. A table only: `keyword-lookup.ts` reads it.
 *
 * Words are spelled as a reader would write them; case, blanks, hyphens and full stops do not matter. Add a language by
 * adding its column, a concept by adding its row.
 */

/** Key words of each concept by language, separated by `|`. */
export const KEYWORDS: Readonly<Record<Concept, Readonly<Record<KeywordLanguage, string>>>> = {
  abstract: {
    en: 'Abstract|Summary|Executive Summary|Synopsis',
    de: 'Zusammenfassung|Kurzfassung|Abriss|Überblick',
    fr: 'Résumé|Sommaire exécutif',
    es: 'Resumen|Resumen ejecutivo|Sinopsis',
    pt: 'Resumo|Resumo executivo|Sinopse',
    it: 'Riassunto|Sintesi|Sommario',
    pl: 'Streszczenie|Abstrakt|Zarys treści',
    ru: 'Аннотация|Резюме|Реферат',
    'sr-Latn': 'Apstrakt|Sažetak|Rezime|Izvod|Kratak sadržaj|Kratki sadržaj',
    'sr-Cyrl': 'Апстракт|Сажетак|Резиме|Извод|Кратак садржај',
  },
  keywords: {
    en: 'Keywords|Key words|Keyword|Index Terms|Descriptors|Keywords and phrases|Key words and phrases|Subject terms|General Terms|Categories and Subject Descriptors|CCS Concepts|JEL classification|JEL Codes|JEL Code|JEL|Author Keywords|Additional Key Words|Additional Key Words and Phrases|Additional Keywords',
    de: 'Schlüsselwörter|Schlagwörter|Schlagworte|Stichwörter|Stichworte|Schlüsselbegriffe',
    fr: 'Mots-clés|Mots clefs|Mot-clé|Descripteurs',
    es: 'Palabras clave|Palabras claves|Términos clave|Descriptores',
    pt: 'Palavras-chave|Palavra-chave|Descritores|Unitermos|Termos de indexação',
    it: 'Parole chiave|Parola chiave|Termini chiave',
    pl: 'Słowa kluczowe|Słowo kluczowe|Hasła przedmiotowe',
    ru: 'Ключевые слова|Ключевые понятия',
    'sr-Latn': 'Ključne reči|Ključne riječi|Ključni pojmovi',
    'sr-Cyrl': 'Кључне речи|Кључне ријечи|Кључни појмови',
  },
  contents: {
    en: 'Contents|Table of Contents|List of Figures|List of Tables|List of Algorithms|List of Listings|List of Illustrations|List of Figures and Tables|List of Charts|List of Plates|List of Appendices',
    de: 'Inhalt|Inhaltsverzeichnis|Gliederung|Inhaltsübersicht|Abbildungsverzeichnis|Tabellenverzeichnis|Algorithmenverzeichnis|Quellcodeverzeichnis|Verzeichnis der Abbildungen|Verzeichnis der Tabellen|Liste der Abbildungen|Liste der Tabellen|Liste der Algorithmen',
    fr: 'Sommaire|Table des matières|Table des figures|Table des illustrations|Liste des figures|Liste des tableaux|Liste des illustrations|Liste des algorithmes',
    es: 'Índice|Contenido|Tabla de contenido|Índice general|Índice de contenidos|Tabla de contenidos|Índice de figuras|Índice de tablas|Índice de cuadros|Índice de ilustraciones|Índice de algoritmos|Lista de figuras|Lista de tablas',
    pt: 'Sumário|Índice|Conteúdo|Índice geral|Lista de figuras|Lista de tabelas|Lista de quadros|Lista de ilustrações|Lista de gráficos|Lista de algoritmos|Índice de figuras|Índice de tabelas',
    it: 'Indice|Indice generale|Elenco delle figure|Elenco delle tabelle|Elenco degli algoritmi|Indice delle figure|Indice delle tabelle',
    pl: 'Spis treści|Zawartość|Spis rysunków|Spis tabel|Spis ilustracji|Spis wykresów|Spis listingów',
    ru: 'Содержание|Оглавление|Список рисунков|Список таблиц|Список иллюстраций|Перечень рисунков|Перечень таблиц',
    'sr-Latn': 'Sadržaj|Popis slika|Popis tablica|Popis tabela|Spisak slika|Spisak tabela|Lista slika|Lista tabela',
    'sr-Cyrl': 'Садржај|Попис слика|Попис табела|Списак слика|Списак табела',
  },
  highlights: {
    en: 'Highlights|Key points|Key messages|At a glance',
    de: 'Das Wichtigste in Kürze|Kernaussagen|Auf einen Blick',
    fr: 'Points saillants|Points clés|Faits saillants',
    es: 'Aspectos destacados|Puntos clave|Puntos destacados',
    pt: 'Destaques|Pontos-chave|Pontos principais',
    it: 'In evidenza|Punti chiave',
    pl: 'Najważniejsze wyniki|Najważniejsze punkty',
    ru: 'Главное|Основные положения|Ключевые положения',
    'sr-Latn': 'Najvažnije|Ključne tačke|Istaknuto',
    'sr-Cyrl': 'Најважније|Кључне тачке|Истакнуто',
  },
  introduction: {
    en: 'Introduction',
    de: 'Einleitung|Einführung',
    fr: 'Introduction',
    es: 'Introducción',
    pt: 'Introdução',
    it: 'Introduzione|Premessa',
    pl: 'Wstęp|Wprowadzenie',
    ru: 'Введение|Вступление',
    'sr-Latn': 'Uvod|Uvodna razmatranja|Uvodne napomene',
    'sr-Cyrl': 'Увод|Уводна разматрања|Уводне напомене',
  },
  references: {
    en: 'References|Reference|Reference list|References and Notes|References Cited|Main references|Selected references|Key references|Bibliography|Works cited|Literature cited|Literature|Cited literature|Bibliographic references|Bibliographical references|Notes and references|List of references|References and further reading|Works consulted|Bibliography and references|References and bibliography|Sources cited|Cited references|References and sources|Sources and references|Bibliography and sources',
    de: 'Literatur|Literaturverzeichnis|Literaturangaben|Bibliographie|Bibliografie|Quellen|Quellenverzeichnis|Referenzen|Quellen und Literatur|Literatur und Quellen|Literaturliste|Literaturhinweise|Literaturnachweis|Literaturnachweise|Literatur- und Quellenverzeichnis|Quellen- und Literaturverzeichnis|Literatur- und Quellenangaben|Ausgewählte Literatur|Weiterführende Literatur|Zitierte Literatur|Verwendete Literatur|Benutzte Literatur|Zitierte Werke|Verwendete Quellen|Verzeichnis der verwendeten Literatur|Auswahlbibliographie|Literatur und Verweise|Literatur / Verweise|Zitierte Quellen|Zitierte und verwendete Quellen|Quellenangaben|Quellen- und Literaturangaben|Internetquellen',
    fr: 'Références|Références bibliographiques|Bibliographie|Références citées|Ouvrages cités|Bibliographie sélective|Notes et références|Références et bibliographie|Bibliographie et références|Liste des références|Bibliographie et sources|Sources et bibliographie|Bibliographie indicative|Bibliographie générale|Bibliographie et webographie|Références et sources|Éléments bibliographiques|Ouvrages et articles cités|Travaux cités',
    es: 'Referencias|Referencias bibliográficas|Bibliografía|Bibliografía citada|Obras citadas|Literatura citada|Referencias y bibliografía|Bibliografía y referencias|Bibliografía consultada|Lista de referencias|Fuentes y bibliografía|Bibliografía y fuentes|Bibliografía y webgrafía|Bibliografía general|Fuentes consultadas|Fuentes bibliográficas|Trabajos citados',
    pt: 'Referências|Referências bibliográficas|Bibliografia|Obras citadas|Literatura citada|Referências citadas|Bibliografia consultada|Lista de referências|Referências consultadas|Obras consultadas|Fontes e bibliografia|Fontes bibliográficas|Bibliografia geral|Bibliografia e webgrafia|Referências e fontes',
    it: 'Riferimenti bibliografici|Riferimenti|Bibliografia|Opere citate|Letteratura citata|Bibliografia essenziale|Bibliografia citata|Bibliografia di riferimento|Bibliografia e sitografia|Fonti e bibliografia|Testi citati|Bibliografia generale|Bibliografia e fonti|Opere consultate|Sitografia|Riferimenti bibliografici e sitografici',
    pl: 'Bibliografia|Literatura|Piśmiennictwo|Literatura cytowana|Spis literatury|Źródła|Wykaz literatury|Literatura przedmiotu|Spis źródeł|Literatura i źródła|Referencje|Bibliografia i netografia|Wykaz źródeł|Źródła i literatura|Literatura uzupełniająca|Netografia|Wykaz literatury cytowanej|Źródła internetowe|Strony internetowe|Bibliografia i źródła',
    ru: 'Литература|Список литературы|Библиография|Библиографический список|Список использованной литературы|Список источников|Использованная литература|Список использованных источников|Источники и литература|Библиографические ссылки|Ссылки|Ссылки на источники|Список литературы и источников|Список использованных источников и литературы|Список цитируемой литературы|Цитированная литература|Список источников и литературы|Использованные источники|Цитируемая литература|Библиографические источники|Основная литература|Дополнительная литература|Интернет-ресурсы|Интернет-источники|Электронные ресурсы|Источники|Литература и источники|Список использованных источников информации',
    'sr-Latn':
      'Literatura|Reference|Bibliografija|Korišćena literatura|Korištena literatura|Spisak literature|Popis literature|Literatura i reference|Izvori|Izvori i literatura|Literatura i izvori|Spisak korišćene literature|Popis korištene literature|Citirana literatura|Popis izvora|Bibliografske reference|Internet izvori|Korišćeni izvori|Popis literature i izvora',
    'sr-Cyrl':
      'Литература|Референце|Библиографија|Коришћена литература|Кориштена литература|Списак литературе|Попис литературе|Извори|Извори и литература|Литература и извори|Списак коришћене литературе|Попис кориштене литературе|Цитирана литература|Библиографске референце|Интернет извори|Коришћени извори|Попис литературе и извора',
  },
  acknowledgments: {
    en: 'Acknowledgments|Acknowledgements|Acknowledgment|Acknowledgement|Acknowledgments and Funding|Acknowledgments and Disclosure of Funding|Funding and Acknowledgments|Thanks',
    de: 'Danksagung|Danksagungen|Dank|Förderung und Dank|Danksagung und Förderung',
    fr: 'Remerciements|Remerciement',
    es: 'Agradecimientos|Agradecimiento|Reconocimientos',
    pt: 'Agradecimentos|Agradecimento|Reconhecimentos',
    it: 'Ringraziamenti|Ringraziamento',
    pl: 'Podziękowania|Podziękowanie',
    ru: 'Благодарности|Благодарность',
    'sr-Latn': 'Zahvalnost|Zahvalnica|Zahvale|Zahvala|Zahvaljivanje|Napomena o zahvalnosti',
    'sr-Cyrl': 'Захвалност|Захвалница|Захвале|Захвала|Захваљивање',
  },
  funding: {
    en: 'Funding|Funding information|Funding statement|Financial support|Funding sources|Funding and support|Financial disclosure|Grant support',
    de: 'Förderung|Finanzierung|Förderhinweis|Förderhinweise|Finanzielle Unterstützung',
    fr: 'Financement|Financements|Soutien financier',
    es: 'Financiación|Financiamiento|Apoyo financiero|Fuentes de financiación',
    pt: 'Financiamento|Apoio financeiro|Fontes de financiamento|Suporte financeiro',
    it: 'Finanziamento|Finanziamenti|Fonti di finanziamento|Sostegno finanziario',
    pl: 'Finansowanie|Źródła finansowania|Źródło finansowania|Wsparcie finansowe',
    ru: 'Финансирование|Источники финансирования|Источник финансирования|Финансовая поддержка',
    'sr-Latn': 'Finansiranje|Finansijska podrška',
    'sr-Cyrl': 'Финансирање|Финансијска подршка',
  },
  contributions: {
    en: "Author contributions|Authors' contributions|Author contribution|Contributions|Contributors|CRediT authorship contribution statement|Contributor roles|Author statement",
    de: 'Autorenbeiträge|Beiträge der Autoren|Beiträge der Autorinnen und Autoren',
    fr: 'Contributions des auteurs|Contribution des auteurs',
    es: 'Contribuciones de los autores|Contribución de los autores|Contribución de autoría',
    pt: 'Contribuição dos autores|Contribuições dos autores|Contribuição de autoria|Colaboradores',
    it: 'Contributi degli autori|Contributo degli autori',
    pl: 'Wkład autorów|Udział autorów',
    ru: 'Вклад авторов|Участие авторов',
    'sr-Latn': 'Doprinos autora|Doprinosi autora',
    'sr-Cyrl': 'Допринос аутора|Доприноси аутора',
  },
  conflicts: {
    en: 'Conflict of interest|Conflicts of interest|Conflict of interests|Conflict of interest statement|Conflict of interest disclosure|Competing interests|Competing interest|Declaration of competing interest|Declaration of interests|Declaration of conflicting interests|Competing financial interests|Disclosure|Disclosures|Disclosure statement',
    de: 'Interessenkonflikt|Interessenkonflikte|Interessenskonflikt|Interessenskonflikte|Erklärung zu Interessenkonflikten',
    fr: "Conflit d'intérêts|Conflits d'intérêts|Déclaration d'intérêts|Déclaration de liens d'intérêts|Liens d'intérêts",
    es: 'Conflicto de intereses|Conflictos de interés|Conflicto de interés|Conflictos de intereses|Declaración de conflicto de intereses',
    pt: 'Conflito de interesses|Conflitos de interesses|Conflito de interesse|Conflitos de interesse|Declaração de conflito de interesses',
    it: 'Conflitto di interessi|Conflitti di interesse|Conflitto di interesse|Conflitti di interessi|Dichiarazione di conflitto di interessi',
    pl: 'Konflikt interesów|Konflikty interesów|Sprzeczność interesów',
    ru: 'Конфликт интересов|Конфликты интересов|Информация о конфликте интересов',
    'sr-Latn': 'Sukob interesa|Konflikt interesa|Izjava o sukobu interesa',
    'sr-Cyrl': 'Сукоб интереса|Конфликт интереса|Изјава о сукобу интереса',
  },
  ethics: {
    en: 'Ethics|Ethics statement|Ethical statement|Ethical approval|Ethics approval|Ethical standards|Ethical considerations|Compliance with ethical standards|Ethics declarations|Ethics approval and consent to participate',
    de: 'Ethikerklärung|Ethische Aspekte|Ethikvotum',
    fr: 'Éthique|Déclaration éthique|Considérations éthiques',
    es: 'Ética|Declaración ética|Consideraciones éticas|Aspectos éticos',
    pt: 'Ética|Aspectos éticos|Considerações éticas|Aprovação ética',
    it: 'Etica|Aspetti etici|Considerazioni etiche|Approvazione etica',
    pl: 'Etyka|Aspekty etyczne|Zgoda komisji bioetycznej',
    ru: 'Этика|Этическое одобрение|Соблюдение этических стандартов|Этические аспекты',
    'sr-Latn': 'Etička saglasnost|Etičko odobrenje',
    'sr-Cyrl': 'Етичка сагласност|Етичко одобрење',
  },
  availability: {
    en: 'Data availability|Data availability statement|Availability of data and materials|Availability of data|Data accessibility|Data and code availability|Code availability|Code and data availability|Availability of data and material|Data Archiving|Software availability|Availability',
    de: 'Datenverfügbarkeit|Verfügbarkeit der Daten|Verfügbarkeit von Daten',
    fr: 'Disponibilité des données|Accès aux données',
    es: 'Disponibilidad de datos|Disponibilidad de los datos|Declaración de disponibilidad de datos',
    pt: 'Disponibilidade de dados|Disponibilidade dos dados|Declaração de disponibilidade de dados',
    it: 'Disponibilità dei dati',
    pl: 'Dostępność danych',
    ru: 'Доступность данных',
    'sr-Latn': 'Dostupnost podataka',
    'sr-Cyrl': 'Доступност података',
  },
  supplement: {
    en: 'Supplementary material|Supplementary materials|Supplementary information|Supplementary data|Supplemental material|Supplemental materials|Supplemental information|Supporting information|Supplementary|Supplement|Electronic supplementary material|Additional information|Supporting online material',
    de: 'Ergänzendes Material|Zusatzmaterial|Zusätzliche Materialien',
    fr: 'Matériel supplémentaire|Informations complémentaires|Données supplémentaires|Annexes électroniques',
    es: 'Material suplementario|Material complementario|Información suplementaria|Información complementaria',
    pt: 'Material suplementar|Material complementar|Informações suplementares|Materiais suplementares',
    it: 'Materiale supplementare|Materiali supplementari|Informazioni supplementari',
    pl: 'Materiały dodatkowe|Materiał dodatkowy|Materiały uzupełniające|Informacje dodatkowe',
    ru: 'Дополнительные материалы|Дополнительный материал|Дополнительная информация',
    'sr-Latn': 'Dopunski materijal|Dodatni materijal',
    'sr-Cyrl': 'Допунски материјал|Додатни материјал',
  },
  dates: {
    en: 'Received|Accepted|Revised|Published|Published online|Submitted|Article history|Available online|Received in revised form|Revision received|First published|Dated',
    de: 'Eingegangen|Angenommen|Eingereicht|Veröffentlicht|Online veröffentlicht|Überarbeitet',
    fr: 'Reçu|Accepté|Publié|Soumis|Révisé|Reçu le|Accepté le|Publié en ligne|Disponible en ligne',
    es: 'Recibido|Aceptado|Publicado|Enviado|Fecha de recepción|Fecha de aceptación|Fecha de publicación|Recibido el|Aceptado el|Revisado',
    pt: 'Recebido|Aceito|Aceite|Aprovado|Publicado|Submetido|Submissão|Recebido em|Aceito em|Aprovado em|Publicado em|Revisado',
    it: 'Ricevuto|Accettato|Pubblicato|Ricevuto il|Accettato il|Pubblicato il',
    pl: 'Otrzymano|Przyjęto|Opublikowano|Wpłynęło|Zaakceptowano|Data wpłynięcia|Data przyjęcia',
    ru: 'Получено|Принято|Опубликовано|Поступила|Поступила в редакцию|Принята к публикации|Принята к печати|Статья поступила',
    'sr-Latn':
      'Primljeno|Prihvaćeno|Objavljeno|Rad primljen|Rad prihvaćen|Datum prijema|Datum prihvatanja|Primljen|Prihvaćen',
    'sr-Cyrl':
      'Примљено|Прихваћено|Објављено|Рад примљен|Рад прихваћен|Датум пријема|Датум прихватања|Примљен|Прихваћен',
  },
  correspondence: {
    en: 'Corresponding author|Correspondence|Corresponding authors|Correspondence to|Address for correspondence|Author for correspondence|Author information|Author details|Author affiliations|Authors affiliations|Authors’ affiliations',
    de: 'Korrespondenzadresse|Korrespondenz|Korrespondierender Autor|Korrespondenzautor',
    fr: 'Auteur correspondant|Correspondance|Adresse de correspondance',
    es: 'Autor de correspondencia|Autor para correspondencia|Correspondencia|Autora de correspondencia',
    pt: 'Correspondência|Autor para correspondência|Autor correspondente|Autora para correspondência|Endereço para correspondência',
    it: 'Corrispondenza|Autore per la corrispondenza|Autore corrispondente',
    pl: 'Adres do korespondencji|Autor korespondencyjny|Korespondencja|Autor do korespondencji',
    ru: 'Автор для переписки|Адрес для переписки|Автор для корреспонденции|Для корреспонденции|Контактная информация',
    'sr-Latn': 'Autor za korespondenciju|Korespondencija|Adresa autora',
    'sr-Cyrl': 'Аутор за кореспонденцију|Кореспонденција|Адреса аутора',
  },
  appendix: {
    en: 'Appendix|Appendices|Annex|Annexes|Supplementary appendix|Online appendix',
    de: 'Anhang|Anhänge|Anlage|Anlagen',
    fr: 'Annexe|Annexes|Appendice|Appendices',
    es: 'Apéndice|Apéndices|Anexo|Anexos',
    pt: 'Apêndice|Apêndices|Anexo|Anexos',
    it: 'Appendice|Appendici|Allegato|Allegati',
    pl: 'Załącznik|Załączniki|Dodatek|Dodatki|Aneks|Aneksy',
    ru: 'Приложение|Приложения',
    'sr-Latn': 'Prilog|Prilozi|Dodatak|Dodaci|Apendiks',
    'sr-Cyrl': 'Прилог|Прилози|Додатак|Додаци|Апендикс',
  },
  notes: {
    en: 'Notes|Note|Footnotes|Endnotes|End notes',
    de: 'Anmerkungen|Anmerkung|Fußnoten|Endnoten',
    fr: 'Notes|Notes de bas de page|Notes de fin',
    es: 'Notas|Notas al pie|Notas finales|Notas a pie de página',
    pt: 'Notas|Nota|Notas de rodapé|Notas finais',
    it: 'Note|Nota|Note a piè di pagina|Note finali',
    pl: 'Przypisy|Przypis|Przypisy końcowe',
    ru: 'Примечания|Примечание|Сноски',
    'sr-Latn': 'Napomene|Napomena|Beleške|Bilješke|Fusnote|Endnote',
    'sr-Cyrl': 'Напомене|Напомена|Белешке|Биљешке|Фусноте|Ендноте',
  },
  ...LABEL_WORDS,
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
  'Keyboards|Prolog|Apprentice|Apprentices|Appendage|Regime|Constants|Continents|Descriptor|Tanks|' +
  'Thinks|Quelle|Quelles|Referent|Referents|Referencing|Referential|Inferenzen|Reverence|Correspondences|' +
  'Geografia|Geografía|Geografija|Geographie|Géographie|Demografia|Demografía|Demografija|Etnografia|Etnografija|' +
  'Reclassification|Préférences|Inférences|Preferencias|Inferencias|Diferencias|Reconocimiento|' +
  'Verwandte Literatur'
