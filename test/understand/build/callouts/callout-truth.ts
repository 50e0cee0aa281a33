/** A short paper: its captions, formulas and headings, and text in which a person marked the callouts and the citations. */
export interface MarkedPaper {
  readonly name: string
  readonly captions: readonly string[]
  readonly formulas?: readonly string[]
  /** `3 Methods`, `A Proofs` (an appendix where the heading begins with a letter). */
  readonly headings?: readonly string[]
  /** `{Figs. 2|fig2}` is a callout with its targets, `‹3›` a citation. Ids count figures, tables, formulas and headings. */
  readonly text: string
}

export const MARKED_PAPERS: readonly MarkedPaper[] = [
  {
    name: 'English, physics',
    captions: [
      'Figure 1: Set-up.',
      'Figure 2: Spectra.',
      'Figure 3: Fits.',
      'Figure 4: Drift.',
      'Table I: Runs.',
      'Table II: Errors.',
    ],
    formulas: ['E = mc2 (1)', 'F = ma (2)', 'p = mv (3a)'],
    headings: ['1 Introduction', '2 Apparatus', '2.1 Laser', '3 Results', 'A Calibration'],
    text: `The laser ({Sec. 2.1|sec3}) is shown in {Fig. 1|fig1}. Spectra appear in {Figs. 2(a)|fig2} and {3(b)|fig3}; the
drift of {Figure 4|fig4} is below 3 mm. {Equation (1)|eq1} gives the energy, {Eqs. (1)|eq1}, {(2)|eq2} and {(3a)|eq3} the
rest. {Table I|tab1} lists 14 runs, {Tables I–II|tab1 tab2} and {Appendix A|sec5} the errors. Earlier work ‹[7]› had larger
ones; see also ‹[8›, Fig. 2]. We took 3 samples at 2 K. In {Section 3|sec4} we repeat the figures 4 times. Section 9 of
the manual was of no use. Table salt was added.`,
  },
  {
    name: 'English, biology',
    captions: ['Fig. 1. Sites.', 'Fig. 2. Growth.', 'Table 1 Primers', 'Table 2 Counts', 'Table 3 Yield'],
    headings: ['Materials', 'Results'],
    text: `Sampling sites ({Figure 1|fig1}) and primers ({Table 1|tab1}) are listed. Growth rose ({Fig. 2A|fig2}, {Fig. 2B|fig2})
and fell ({Fig 2C–E|fig2}; Supplementary Fig. 1). Data are in {Tables 1|tab1}, {2|tab2} and {3|tab3}. See {Table 2|tab2} for
counts, 3 of which are zero. In {Table 1|tab1}, 2 of the 24 primers failed. Fig trees grow here, 2 of them tall. Configuration 3
was kept. As in Fig. 1 of ‹Moor (2003)›, yield ({TABLE 3|tab3}) is low. Extended Data Fig. 2 is online.`,
  },
  {
    name: 'English, linguistics',
    captions: ['Figure 1. Tree.', 'Table 1. Cases.'],
    headings: ['1 Introduction', '2 Data', '3 Analysis', '3.1 Case', '3.2 Agreement', '4 Conclusion'],
    text: `We turn to the data in {Section 2|sec2} and analyse it in {§3|sec3}, case in {§3.1|sec4} and agreement in {§3.2|sec5};
{Sections 3.1|sec4} and {3.2|sec5} may be skipped. {Figure 1|fig1} has the tree, {Table 1|tab1} the cases. The example in (2)
is from ‹Hill (1999›: Table 1). Chapter 3 of the grammar says more. {Section 4|sec6} concludes. Under § 230 BGB nothing follows.`,
  },
  {
    name: 'German, humanities',
    captions: [
      'Abbildung 1: Karte.',
      'Abbildung 2: Netz.',
      'Abb. 3: Verlauf.',
      'Tabelle 1: Briefe.',
      'Tabelle 2: Orte.',
      'Tabelle 3: Namen.',
    ],
    headings: ['1 Einleitung', '2 Korpus', '3 Methode', '3.2 Annotation', 'A Listen'],
    text: `Das Korpus ({Abschnitt 2|sec2}) zeigt {Abbildung 1|fig1}, das Netz {Abb. 2|fig2}. Wie {Abb. 3|fig3} und {Tabelle 1|tab1}
erkennen lassen, nimmt die Zahl ab. Die {Tabellen 1|tab1} und {3|tab3} sowie {Tab. 2|tab2} nennen 4 Orte. In den
{Abbildungen 1|fig1}, {2|fig2} und {3|fig3} (vgl. {Kap. 3.2|sec4} und {Anhang A|sec5}) sind 2 Fehler. {Tabelle 1–3|tab1 tab2 tab3}
stehen im Anhang B nicht. Nach § 3 Abs. 2 UrhG ist das erlaubt. Die Bildung 2 ist kein Bild. Siehe auch ‹Weber 2001›, Abb. 2.
Das Bild der 3 Schwestern fehlt. Im {Abschnitt 3|sec3} folgt mehr.`,
  },
  {
    name: 'German, mathematics',
    captions: ['Tab. 1 Werte', 'Tab. 2 Fehler'],
    formulas: ['a = b (2.1)', 'c = d (2.2)', '(2.3) e = f'],
    headings: ['1 Vorbemerkung', '2 Satz', '2.1 Beweis'],
    text: `Aus {Gleichung (2.1)|eq1} folgt {Gl. (2.2)|eq2}; die {Gleichungen (2.1)|eq1} und {(2.3)|eq3} sind äquivalent. Mit
{Formel 2.2|eq2} und {Tabelle 1|tab1} erhält man 7 Werte, vgl. {Tab. 2|tab2}. Der Beweis steht in {Abschnitt 2.1|sec3}. Satz 2
gilt nicht. Die Gleichung 4. Grades bleibt offen. Siehe {Abschnitt 1|sec1}.`,
  },
  {
    name: 'French, geography',
    captions: [
      'Figure 1 : Bassin.',
      'Figure 2 : Débits.',
      'Carte 1 : Vallée.',
      'Tableau 1 : Relevés.',
      'Tableau 2 : Moyennes.',
    ],
    formulas: ['Q = vS (1)'],
    headings: ['1 Introduction', '2 Méthode', '2.1 Terrain', 'A Relevés'],
    text: `Le bassin ({figure 1|fig1}) et la vallée ({carte 1|fig3}) sont décrits à la {section 2.1|sec3}. Les {figures 1|fig1} et
{2|fig2} montrent 3 débits ; l’{équation (1)|eq1} en donne un. Voir le {tableau 2|tab2}, les {tableaux 1|tab1} et {2|tab2}, et
l’{annexe A|sec4}. Selon ‹[4›, tableau 1], la moyenne est plus haute. La figure humaine et 2 cartes anciennes manquent. Dans le
tableau de 1830, 2 arbres. La {fig. 2|fig2} confirme. Article 2 du code.`,
  },
  {
    name: 'Spanish, sociology',
    captions: [
      'Figura 1. Modelo.',
      'Figura 2. Edades.',
      'Gráfico 1. Ventas.',
      'Cuadro 1. Datos.',
      'Tabla 1. Medias.',
      'Tabla 2. Pruebas.',
    ],
    formulas: ['y = ax + b (1)'],
    headings: ['1 Introducción', '2 Método', '2.2 Muestra', 'A Encuesta'],
    text: `El modelo ({Figura 1|fig1}) usa la muestra del {apartado 2.2|sec3}. Las {Figuras 1|fig1} y {2|fig2}, el {Gráfico 1|fig3}
y el {Cuadro 1|tab1} muestran 2 grupos. En la {Tabla 2|tab3} y en la {sección 2|sec2} se explica; véase la {ecuación (1)|eq1} y el
{Apéndice A|sec4}. La figura 2 veces premiada no cuenta. Las {tablas 1|tab2} y {2|tab3} son nuevas. Capítulo 1 del libro. En
total, 3 tablas de madera.`,
  },
  {
    name: 'Russian, chemistry',
    captions: [
      'Рис. 1. Схема установки.',
      'Рис. 2. Спектры.',
      'Рисунок 3. Кривые.',
      'Таблица 1. Состав.',
      'Таблица 2. Выход.',
      'Схема 1. Синтез.',
    ],
    formulas: ['k = A exp(-E/RT) (1)', 'v = k c (2)'],
    headings: ['1 Введение', '2 Методика', '2.1 Материалы', '3 Результаты'],
    text: `Установка показана на {рис. 1|fig1}, спектры — на {рисунке 2|fig2}. Из {рис. 2|fig2} и {3|fig3} видно, что выход
({табл. 2|tab2}) растёт. В {таблице 1|tab1} дан состав 5 проб. По {уравнению (1)|eq1} и {формуле (2)|eq2} нашли скорость. Синтез
идёт по {схеме 1|fig4}. Подробнее см. {раздел 2.1|sec3} и {разделы 2|sec2} и {3|sec4}. {Рисунки 1–3|fig1 fig2 fig3} получены
авторами. Рисовали 2 раза. В таблицах 3 лабораторий данных нет. В работе ‹[5›, рис. 2] иначе. Отрисовка 1 не вышла.`,
  },
  {
    name: 'Russian, history',
    captions: ['Таблица 1. Население.', 'Карта 1. Уезды.'],
    headings: ['1 Источники', '2 Выводы', 'А Списки'],
    text: `Население ({табл. 1|tab1}) и уезды ({карта 1|fig1}) известны. Об источниках говорится в {разделе 1|sec1}, выводы
даны в {разделе 2|sec2}, списки — в {приложении А|sec3}. На {карте 1|fig1} 12 уездов. В 1 томе, с. 2, таблицы нет.`,
  },
  {
    name: 'Serbian in Latin script',
    captions: [
      'Slika 1. Postupak.',
      'Slika 2. Rezultati.',
      'Tabela 1. Uzorci.',
      'Tabela 2. Greške.',
      'Grafikon 1. Rast.',
    ],
    formulas: ['a = b (1)'],
    headings: ['1 Uvod', '2 Postupak', '2.1 Uzorak'],
    text: `Postupak je na {slici 1|fig1}, a rezultati na {slikama 1|fig1} i {2|fig2} i u {tabeli 2|tab2}. Iz {tabela 1|tab1} i
{2|tab2} vidi se da 3 uzorka nedostaju. Rast prikazuje {Grafikon 1|fig3}; {jednačina (1)|eq1} ga opisuje, kao i {odeljak 2.1|sec3}.
{Sl. 2|fig2} je nova. U {poglavlju 2|sec2} dat je postupak. Slikari 2. generacije nisu uzeti. Prema ‹[3›, slika 1] nije tako.`,
  },
  {
    name: 'Serbian in Cyrillic script',
    captions: ['Слика 1. Карта.', 'Слика 2. Раст.', 'Табела 1. Узорци.', 'Табела 2. Грешке.'],
    headings: ['1 Увод', '2 Метод', '3 Закључак', 'А Прилози'],
    text: `На {слици 1|fig1} је карта, на {слици 2|fig2} раст. {Слике 1|fig1} и {2|fig2} и {табела 1|tab1} потичу из 2010. године.
У {табелама 1|tab1} и {2|tab2} су 4 грешке, в. {одељак 2|sec2} и {прилог А|sec4}. Сликао је 2 пута. Табла 1 виси на зиду. У
{поглављу 3|sec3} је закључак.`,
  },
  {
    name: 'English, with one appendix and numbers by chapter',
    captions: [
      'Figure 2.1: Model.',
      'Figure 2.2: Loss.',
      'Figure A.1: More.',
      'Table 3-1: Scores.',
      'Table 3-2: Times.',
    ],
    headings: ['1 Introduction', '2 Model', '3 Experiments', 'A Details'],
    text: `Our model ({Figure 2.1|fig1}) has the loss of {Figs. 2.1|fig1} and {2.2|fig2}, more in {Figure A.1|fig3} and the
{Appendix|sec4}. Scores are in {Table 3-1|tab1}, times in {Table 3-2|tab2}. {Figures 2.1-2.2|fig1 fig2} were drawn by hand.
We use version 3-1 of the tool. {Section 2|sec2} to {Section 3|sec3} can be read alone. Figure 7.3 does not exist. Equation 5
does neither.`,
  },
  {
    name: 'English, mathematics, displays by their numbers alone',
    captions: [],
    formulas: ['a = b (1)', 'b = c (2)', 'c = d (3)', '[4] d = e'],
    text: `By {(1)|eq1} and {(2)|eq2} the walls stand. We insert {(1)|eq1} into {(3)|eq3}, which follows from {(1)–(3)|eq1 eq2 eq3}; see
{(2)|eq2}. In {(1)|eq1}, {(2)|eq2} and {(3)|eq3} the wind is left out. The walls fall because of (1) wind, (2) rain and (3) moles. With (1) food
and (2) water all moles lived, and of ‹(3)› nothing is known. A mean of 2 (1) and one of 7 (3) were seen in (5) walls. Some (2)
were red. Combining {(2)|eq2} with 3 walls in (1.5) days is easy.`,
  },
  {
    name: 'German, mathematics, displays by their numbers alone',
    captions: [],
    formulas: ['a = b (2.1)', 'b = c (2.2)'],
    text: `Aus {(2.1)|eq1} folgt mit {(2.2)|eq2} der Satz; wegen {(2.1)|eq1} und {(2.2)|eq2} gilt er. Mittelwert (2.1) und Breite (2.2) sind klein.`,
  },
]
