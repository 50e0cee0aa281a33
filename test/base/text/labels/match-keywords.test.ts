import { describe, expect, it } from 'vitest'
import { FURTHER_WORDS } from '../../../../src/base/text/keywords/further/further-words.ts'
import { KEYWORDS, UNRELATED_WORDS } from '../../../../src/base/text/keywords/keyword-tables.ts'
import {
  matchCaptionLabel,
  matchHeadingKeyword,
  matchRunInKeyword,
} from '../../../../src/base/text/labels/match-keywords.ts'
import { foldKey } from '../../../../src/base/text/characters/levenshtein.ts'

const ALL_ROWS = [...Object.values(KEYWORDS), ...Object.values(FURTHER_WORDS)].flatMap(rows =>
  Object.values<string>(rows),
)

describe('keyword tables', () => {
  it('mix no scripts in a word', () => {
    const words = ALL_ROWS.flatMap(row => row.split(/[| ]/))
    expect(words.filter(word => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word))).toEqual([])
  })

  it('have no word that is also listed as unrelated', () => {
    const known = new Set(ALL_ROWS.flatMap(row => row.split('|')).map(foldKey))
    expect(UNRELATED_WORDS.split('|').filter(word => known.has(foldKey(word)))).toEqual([])
  })
})

describe('matchHeadingKeyword', () => {
  it.each([
    ['Abstract', 'abstract'],
    ['Zusammenfassung', 'abstract'],
    ['Résumé', 'abstract'],
    ['Resumen', 'abstract'],
    ['САЖЕТАК', 'abstract'],
    ['Apstrakt', 'abstract'],
    ['Résumé – Abstract', 'abstract'],
    ['RESUMEN / ABSTRACT', 'abstract'],
    ['ABSTRACT (ITALIANO)', 'abstract'],
    ['Resumen [en inglés]', 'abstract'],
    ['Resumo em inglês', 'abstract'],
    ['English Abstract', 'abstract'],
    ['Résumé – français', 'abstract'],
    ['Keywords (EN)', 'keywords'],
    ['Schlüsselwörter', 'keywords'],
    ['Mots-clés', 'keywords'],
    ['Ključne reči', 'keywords'],
    ['1. Einleitung', 'introduction'],
    ['I. INTRODUCTION', 'introduction'],
    ['References', 'references'],
    ['7 Literaturverzeichnis', 'references'],
    ['Références bibliographiques', 'references'],
    ['Bibliografía', 'references'],
    ['Литература', 'references'],
    ['Reference', 'references'],
    ['6. ACKNOWLEDGEMENTS', 'acknowledgments'],
    ['Danksagung', 'acknowledgments'],
    ['Захвалност', 'acknowledgments'],
    ['Funding', 'funding'],
    ['Anhang', 'appendix'],
    ['Appendix B: Proofs', 'appendix'],
    ['APPENDIX A', 'appendix'],
    ['Прилози', 'appendix'],
    ['Fußnoten', 'notes'],
    ['Conflict of Interest:', 'conflicts'],
    ['Data availability statement', 'availability'],
    ['Supporting Information', 'supplement'],
  ])('takes %s for %s', (heading, concept) => {
    expect(matchHeadingKeyword(heading)).toEqual({ concept, score: 1 })
  })

  it.each([
    ['ÖZET', 'abstract'],
    ['GİRİŞ', 'introduction'],
    ['KAYNAKLAR', 'references'],
    ['Daftar Pustaka', 'references'],
    ['TÀI LIỆU THAM KHẢO', 'references'],
    ['Streszczenie / Abstrakt', 'abstract'],
    ['Irodalomjegyzék', 'references'],
    ['Klíčová slova', 'keywords'],
    ['Список використаних джерел', 'references'],
    ['ΠΕΡΙΛΗΨΗ', 'abstract'],
    ['摘 要', 'abstract'],
    ['参考文献', 'references'],
    ['１．はじめに', 'introduction'],
    ['کلیدی الفاظ', 'keywords'],
    ['حوالہ جات', 'references'],
    ['謝辞', 'acknowledgments'],
    ['참 고 문 헌', 'references'],
    ['الكلمات المفتاحية', 'keywords'],
    ['واژه‌های کلیدی', 'keywords'],
    ['מילות מפתח', 'keywords'],
  ])('takes %s of a further language for %s', (heading, concept) => {
    expect(matchHeadingKeyword(heading)?.concept).toBe(concept)
  })

  it('forgives no misread letters in the words of further languages', () => {
    for (const heading of ['Girlş', 'Kaynakler', 'Inhoudsopgawe', 'Pendahuluon'])
      expect(matchHeadingKeyword(heading)).toBeUndefined()
  })

  it('reads letters printed apart', () => {
    expect(matchHeadingKeyword('A B S T R A C T')?.concept).toBe('abstract')
    expect(matchHeadingKeyword('A BSTRACT')?.concept).toBe('abstract')
    expect(matchHeadingKeyword('R EFERENCES')?.concept).toBe('references')
    expect(matchHeadingKeyword('A C K N O W L E D G E M E N T S')?.concept).toBe('acknowledgments')
  })

  it('forgives misread letters, with a lower score', () => {
    expect(matchHeadingKeyword('Acknowledgrnents')).toEqual({ concept: 'acknowledgments', score: 0.875 })
    expect(matchHeadingKeyword('Sazetak')?.concept).toBe('abstract')
    expect(matchHeadingKeyword('5. Refcrences')?.concept).toBe('references')
    expect(matchHeadingKeyword('5. Refcrences')?.score).toBeLessThan(1)
  })

  it.each([
    'Introduction to Parsing',
    'Abstract algebra',
    'Finding',
    'Nodes',
    'Preferences',
    'Reconocimiento',
    '3 Reconocimiento',
    'Literature Review',
    'Appendix A shows that',
    'Figure 2',
    'Conclusion',
    'Data',
    '1',
    '',
  ])('takes "%s" for no key word', heading => {
    expect(matchHeadingKeyword(heading)).toBeUndefined()
  })
})

describe('matchRunInKeyword', () => {
  it.each([
    ['Abstract—We present', 'abstract', '—', 'We present'],
    ['Abstract. We present', 'abstract', '.', 'We present'],
    ['Abstract We present', 'abstract', '', 'We present'],
    ['Zusammenfassung: Wir zeigen', 'abstract', ':', 'Wir zeigen'],
    ['Résumé. Nous', 'abstract', '.', 'Nous'],
    ['Keywords: a, b', 'keywords', ':', 'a, b'],
    ['Index Terms—parsing, PDF', 'keywords', '—', 'parsing, PDF'],
    ['Mots-clés : a, b', 'keywords', ':', 'a, b'],
    ['Palabras clave: a, b', 'keywords', ':', 'a, b'],
    ['Keywords (English): a, b', 'keywords', ':', 'a, b'],
    ['Кључне речи: а, б', 'keywords', ':', 'а, б'],
    ['A B S T R A C T We show', 'abstract', '', 'We show'],
    ['Acknowledgments. We thank', 'acknowledgments', '.', 'We thank'],
    ['Received 3 May 2019', 'dates', '', '3 May 2019'],
    ['Corresponding author: N. N.', 'correspondence', ':', 'N. N.'],
    ['[Abstract] We show', 'abstract', ']', 'We show'],
    ['摘 要：河流', 'abstract', '：', '河流'],
    ['【关键词】河流；城市', 'keywords', '】', '河流；城市'],
    ['关键词 河流; 城市', 'keywords', '', '河流; 城市'],
    ['Kata Kunci: sungai, kota', 'keywords', ':', 'sungai, kota'],
    ['Anahtar Kelimeler: nehir, kent', 'keywords', ':', 'nehir, kent'],
  ])('reads %s', (text, concept, separator, rest) => {
    const match = matchRunInKeyword(text)
    expect(match).toMatchObject({ concept, separator, rest, score: 1 })
    expect(text.slice(match?.length)).toBe(rest)
  })

  it.each([
    'Abstract',
    'Abstract:',
    'Abstract-level features are',
    'Summary statistics are given',
    'Introduction We start',
    '[Abstract We show',
    '摘要本文',
    'Figure 1. A tree',
    'Section 2. Data',
    'We present a method: it works',
    '',
  ])('finds none in "%s"', text => {
    expect(matchRunInKeyword(text)).toBeUndefined()
  })
})

describe('matchCaptionLabel', () => {
  it.each([
    ['Figure 3: A tree', 'figure', 'Figure', '3', ':', 'A tree'],
    ['Figure 3; A tree', 'figure', 'Figure', '3', ';', 'A tree'],
    ['Fig. 3. A tree', 'figure', 'Fig.', '3', '.', 'A tree'],
    ['FIG. 3 – A tree', 'figure', 'FIG.', '3', '–', 'A tree'],
    ['Fig.3a', 'figure', 'Fig.', '3a', '', ''],
    ['Figure 1a–c. Trees', 'figure', 'Figure', '1a–c', '.', 'Trees'],
    ['Figure S1 | Title', 'figure', 'Figure', 'S1', '|', 'Title'],
    ['Extended Data Fig. 3 | Title', 'figure', 'Extended Data Fig.', '3', '|', 'Title'],
    ['Scheme 2. Synthesis', 'figure', 'Scheme', '2', '.', 'Synthesis'],
    ['Abb. 3: Ein Baum', 'figure', 'Abb.', '3', ':', 'Ein Baum'],
    ['Gráfico 1. Un árbol', 'figure', 'Gráfico', '1', '.', 'Un árbol'],
    ['Слика 2. Дрво', 'figure', 'Слика', '2', '.', 'Дрво'],
    ['Sl. 2. Drvo', 'figure', 'Sl.', '2', '.', 'Drvo'],
    ['Table IV. Results', 'table', 'Table', 'IV', '.', 'Results'],
    ['TABLE I RESULTS', 'table', 'TABLE', 'I', '', 'RESULTS'],
    ['Table A.1: Results', 'table', 'Table', 'A.1', ':', 'Results'],
    ['Table 1 (continued)', 'table', 'Table', '1', '(continued)', ''],
    ['Tabelle 2.4: Werte', 'table', 'Tabelle', '2.4', ':', 'Werte'],
    ['Cuadro 2. Valores', 'table', 'Cuadro', '2', '.', 'Valores'],
    ['Табела 1. Вредности', 'table', 'Табела', '1', '.', 'Вредности'],
    ['Listing 3: main', 'listing', 'Listing', '3', ':', 'main'],
    ['Algorithm 1 Training', 'algorithm', 'Algorithm', '1', '', 'Training'],
    ['Figure. A tree', 'figure', 'Figure', '', '.', 'A tree'],
    ['T ABLE 2: Results', 'table', 'T ABLE', '2', ':', 'Results'],
    ['TA B L E 2 Rivers', 'table', 'TA B L E', '2', '', 'Rivers'],
    ['F I G U R E 3. A tree', 'figure', 'F I G U R E', '3', '.', 'A tree'],
  ])('reads %s as a caption', (text, kind, label, number, separator, rest) => {
    expect(matchCaptionLabel(text)).toEqual({ kind, label, number, separator, rest, isCaption: true, score: 1 })
  })

  it.each([
    ['Figure-1: A tree', 'figure', '1'],
    ['Table -2: Trees', 'table', '2'],
    ['Рис. 1 Дерево', 'figure', '1'],
    ['Таблица 3. Деревья', 'table', '3'],
    ['Ryc. 2. Drzewo', 'figure', '2'],
    ['Quadro 4. Árvores', 'table', '4'],
    ['Tabella 5. Alberi', 'table', '5'],
    ['Gambar 2.1 Alur', 'figure', '2.1'],
    ['Şekil 3. Ağaç', 'figure', '3'],
    ['Hình 4. Cây', 'figure', '4'],
    ['Bảng 2: Cây', 'table', '2'],
    ['Obr. 5: Strom', 'figure', '5'],
    ['1. ábra: Fa', 'figure', '1'],
    ['2. táblázat. Fák', 'table', '2'],
    ['3 lentelė. Medžiai', 'table', '3'],
    ['图 1 树木', 'figure', '1'],
    ['図２ 樹木', 'figure', '2'],
    ['表1：树木', 'table', '1'],
    ['<표 3> 나무', 'table', '3'],
    ['그림 4. 나무', 'figure', '4'],
    ['شكل 2: شجرة', 'figure', '2'],
  ])('reads %s in its spelling and language', (text, kind, number) => {
    expect(matchCaptionLabel(text)).toMatchObject({ kind, number, isCaption: true })
  })

  it.each([
    ['Referências bibliográficas', 'references'],
    ['Riferimenti bibliografici', 'references'],
    ['Piśmiennictwo', 'references'],
    ['Список литературы', 'references'],
    ['Wstęp', 'introduction'],
    ['Аннотация', 'abstract'],
  ])('reads the heading %s', (text, concept) => {
    expect(matchHeadingKeyword(text)).toMatchObject({ concept, score: 1 })
  })

  it.each([
    'Figure 2 shows that',
    'Table 1 and Table 2',
    'Figure 2, we see',
    'Figures 1 and 2 show',
    'Tabele 2 i 3 pokazuju',
    'Figura 2 e 3 mostram',
    'Рис. 2 и 3 показывают',
    'Figure 3 (left) shows',
    'Tabelle 3 zeigt',
    'Слика 3 приказује',
    '图 1 给出了树木',
    '图1所示',
    '図1に樹木を示す',
    '그림 4는 나무를 보인다',
    '表 1 列出树木。',
    '1. ábra szerint',
    '[Table 1] shows that',
    'Fig. 3B shows that',
    'Table 1 [3,5–7] compares the',
    'Figures 4A,B show the',
    'Figures 4A,C–E show the',
    'Fig. 2A and B, where rivers',
  ])('takes %s for a sentence', text => {
    expect(matchCaptionLabel(text)).toMatchObject({ isCaption: false, score: 1 })
  })

  it.each(['Kappa 0.2736', 'Map 0.92', 'Map 0.92 0.88', 'Table 3.1416'])('takes no value for a number: %s', text => {
    expect(matchCaptionLabel(text)).toBeUndefined()
  })

  it('reads the number of a caption below 1 in a report without chapters', () => {
    expect(matchCaptionLabel('Figure 0.12: A tree')).toMatchObject({ number: '0.12', isCaption: true })
    expect(matchCaptionLabel('Figure 0.12 A tree')).toMatchObject({ number: '0.12', isCaption: true })
  })

  it('reads a misread word, with a lower score', () => {
    expect(matchCaptionLabel('Flgure 3: A tree')).toMatchObject({ kind: 'figure', number: '3', isCaption: true })
    expect(matchCaptionLabel('Flgure 3: A tree')?.score).toBeLessThan(1)
  })

  it.each([
    'Table of contents',
    'Map of the city',
    'Schema.org: a vocabulary',
    'The figure 3',
    'Model 3. X',
    '3. Table',
    '',
  ])('finds no label in "%s"', text => {
    expect(matchCaptionLabel(text)).toBeUndefined()
  })
})
