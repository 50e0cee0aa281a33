/**
 * Words of title pages in further languages, beside those of `title-page-words.ts`: kinds of articles, organisations and people
 * with their labels. Add a language by adding its words.
 */

/** Kinds of articles that journals print above a title. */
export const FURTHER_ARTICLE_KINDS =
  'Araştırma Makalesi|Derleme|Derleme Makalesi|Derleme Makale|Makale|Olgu Sunumu|Artikel|Artikel Penelitian|Hasil Penelitian|' +
  'Стаття|Наукова стаття|Оглядова стаття|Огляд|Původní práce|Původní článek|Přehledový článek|Článek|Tanulmány|Eredeti közlemény|' +
  'Közlemény|Oorspronkelijk artikel|Originalartikel|Fagfellevurdert artikkel|Izvirni znanstveni članek|Pregledni znanstveni članek|' +
  'Strokovni članek|Pôvodná práca|Articol|Bài báo|研究论文|学术论文|综述|论著|研究报告|原著|原著論文|研究論文|論文|総説|研究ノート|短報|' +
  '연구논문|원저|논문|학술논문|مقاله پژوهشی|مقاله علمی پژوهشی|مقاله مروری'

/** Beginnings of words that name organisations or their parts, in languages with blanks between words. */
export const FURTHER_ORGANISATION_STEMS =
  'üniversite|fakülte|mühendisli|enstitü|bölümü|yüksekokul|anabilim|ana bilim|bakanlığı|merkezi|hastane|müdürlüğ|universitas|fakultas|politekni|' +
  'jurusan|program studi|sekolah tinggi|departemen|kementerian|rumah sakit|đại học|học viện|viện|khoa học|khoa công|khoa kỹ|khoa điện|khoa toán|khoa kinh|bộ môn|trường đại|trường cao|' +
  'egyetem|\\p{L}{5,}i kara?(?!\\p{L})|tanszék|intézet|főiskol|kutatóközpont|ústav|vysoká škola|vysoké učení|výzkumn|výskumn|nemocnic|inštitut|oddelek|' +
  'hogeschool|vakgroep|afdeling|ziekenhuis|högskola|høgskole|høyskole|avdelning|avdeling|sjukhus|sygehus|sykehus|' +
  'yliopisto|korkeakoulu|tiedekunta|sairaala|πανεπιστήμιο|πανεπιστημίου|σχολή|τμήμα|τομέας|ινστιτούτο|εργαστήριο|πολυτεχνείο|' +
  'університет|інститут|академі|лабораторі|відділ|училищ|коледж|جامعة|الجامعة|كلية|معهد|مستشفى|' +
  'دانشگاه|دانشکده|پژوهشگاه|پژوهشکده|مؤسسه|آزمایشگاه|بیمارستان|אוניברסיט|המחלקה|הפקולטה|החוג|מכללה|המכללה|הטכניון|מכון'

/**
 * The last word of an institution where the noun comes last, after any number of others: `Mühendislik ve Doğa Bilimleri Fakültesi`. As
 * beginnings in small letters.
 */
export const LAST_OF_ORGANISATION =
  /(?:^|\s)(?:fakülte|üniversite|enstitü|bölüm|egyetem|tanszék|intézet|kar|yliopisto|tiedekunta)\p{L}{0,3}$/u

/** The same where words are not parted, or grow together. */
export const UNSPACED_ORGANISATION =
  /大学|大學|学院|學院|研究所|研究院|研究科|学部|专业|専攻|实验室|研究室|医院|病院|公司|会社|会社|高専|高等専門学校|科学院|대학교|대학원|대학|연구소|연구원|학과|학부|병원|มหาวิทยาลัย|คณะ|ภาควิชา|สถาบัน/u

/** Who guided a work and did not write it. */
export const FURTHER_GUIDES =
  'Danışman(?:ı)?|Tez danışmanı|(?:Dosen )?pembimbing(?: I{1,2}| \\d)?|(?:Dosen )?Penguji|Giảng viên (?:hướng dẫn|phản biện)|GVHD|GVPB|Hội đồng|Vedoucí(?: (?:diplomové|bakalářské))?(?: práce)?|Oponent(?: práce)?|Školitel(?:ka)?|Vedúc[ia](?: (?:diplomovej|bakalárskej))?(?: práce)?|Školiteľ(?:ka)?|' +
  'Témavezető|(?:Belső |Külső |Tanszéki )?Konzulens|Coordonator(?:i)?(?: [șşŞȘ]tiin[țţ]ific)?|Conducător [șş]tiin[țţ]ific|Îndrumător|Науковий керівник|(?:Bedrijfs)?begeleiders?|Onder begeleiding van|Stagedocent|(?:Eerste|Tweede) lezer|Handledare|Examinator|Vejleder|Veileder|Ohjaaja(?:t)?|Tarkastaja(?:t)?|Valvoja|' +
  'Επιβλέπων(?: καθηγητής)?|Επιβλέπουσα|Μέλη (?:της )?επιτροπής|Εξεταστική επιτροπή|Jüri üyeleri|(?:Tez |Bitirme )?Danışmanı?|استاد راهنما|استاد مشاور|المشرف|指导教师|指导老师|导师|指導教授|指導教員|지도교수'

/** Who wrote it. */
export const FURTHER_AUTHORS =
  'Yazar(?:lar)?|Hazırlayan(?:lar)?|Penulis|Disusun oleh|Oleh|Tác giả|Sinh viên(?: thực hiện)?|Người thực hiện|Học viên|SVTH|Autoři|Autor(?:ka)? práce|Vypracoval[ai]?|Szerző(?:k)?|' +
  'Készítette|Írta|Hallgató|Absolvent(?:[ăa])?|Автори|Виконал[аи]|Виконав|Auteurs?|Författare|Laatija|Φοιτητ(?:ής|ρια)|Door|Forfattere?|Tekijät?|Συγγραφ(?:έας|είς)|Ονοματεπώνυμο(?: φοιτητή)?|Εκπόνηση|نویسنده(?:گان)?|نگارنده|دانشجو(?:یان)?|' +
  'إعداد|作者|作者姓名|著者|저자'

/** Between the last two names of a list, before a capital: these words are small, and some are names with one. */
export const FURTHER_AND = /\s+(?:ve|dan|và|és|și|şi|ja|та|і|й|και|a|in)\s+(?=\p{Lu})/u
