import { describe, expect, test } from 'vitest'
import { textWithoutMarks } from '../../../src/understand/build/paragraphs/inlines.ts'
import type { Section } from '../../../src/model/paper/paper.ts'
import { understandPaper } from '../../../src/products/recipes/understand.ts'
import { readPdf } from '../../../src/read/sources/read-pdf.ts'
import { typeset } from '../../support/typeset.ts'

/** How a document sets its headings, and what they are: `LEVEL TITLE`. */
interface Convention {
  /** Typst definitions of its headings. */
  readonly preamble: string
  /** Typst source of each heading; one that ends with a blank runs into its paragraph. */
  readonly headings: readonly string[]
  /** Level, number and title as they are to be found. */
  readonly expected: readonly string[]
}

const TEXT = [
  'The mill by the lower bridge stood still for most of the winter, and nobody in the village could say why. Its wheel was sound, the stream ran high, and the miller had been paid until spring.',
  'Those who asked him were told that the stones were being dressed, which takes a week at most. In April he opened the doors again without a word and ground what had been brought to him in the autumn.',
  'We compare what was written down about the year with what is told, and find that both agree on the weather and on little else.',
]

/** Sections with subsections, by what `one` and `two` are defined to be. */
const TWO_LEVELS = [
  '#one[Introduction]\n\n',
  '#one[The year of the mill]\n\n',
  '#two[The winter]\n\n',
  '#two[The spring]\n\n',
  '#one[What remains]\n\n',
  '#two[The wheel]\n\n',
]

const CONVENTIONS: Record<string, Convention> = {
  'in small capitals, centred, above italic ones': {
    preamble: `#let one(it) = align(center, smallcaps(it))\n#let two(it) = block(above: 1.4em, emph(it))`,
    headings: [
      '#one[Introduction]\n\n',
      '#one[The year of the mill]\n\n',
      '#two[What was written]\n\n',
      '#two[What is told]\n\n',
      '#one[Conclusion]\n\n',
    ],
    expected: ['1 Introduction', '1 The year of the mill', '2 What was written', '2 What is told', '1 Conclusion'],
  },
  'in letter-spaced capitals above bold ones': {
    preamble: `#let one(it) = block(above: 1.8em, below: 1em, text(tracking: 0.25em)[#upper(it)])\n#let two(it) = block(above: 1.4em, strong(it))`,
    headings: [
      '#one[Introduction]\n\n',
      '#two[The mill]\n\n',
      '#two[The village]\n\n',
      '#one[Sources and methods]\n\n',
      '#two[Letters]\n\n',
      '#one[Conclusion]\n\n',
    ],
    expected: ['1 INTRODUCTION', '2 The mill', '2 The village', '1 SOURCES AND METHODS', '2 Letters', '1 CONCLUSION'],
  },
  'that run in, bold above italic, under numbered ones': {
    preamble: `#set heading(numbering: "1.1")\n#let three(it) = [*#it.*]\n#let four(it) = [_#it._]`,
    headings: [
      '= Introduction\n',
      '= Methods\n',
      '== Sources\n',
      '#three[Letters] ',
      '#four[From the village] ',
      '#four[From the town] ',
      '#three[Books] ',
      '#four[Of the mill] ',
      '== Measures\n',
      '#three[Weather] ',
      '= Results\n',
    ],
    expected: [
      '1 1 Introduction',
      '1 2 Methods',
      '2 2.1 Sources',
      '3 Letters.',
      '4 From the village.',
      '4 From the town.',
      '3 Books.',
      '4 Of the mill.',
      '2 2.2 Measures',
      '3 Weather.',
      '1 3 Results',
    ],
  },
  'with Roman numbers above letters and arabic ones': {
    preamble: `#let one(it) = block(above: 1.6em, align(center)[#upper(it)])\n#let two(it) = block(above: 1.4em, emph(it))\n#let three(it) = block(above: 1.3em, pad(left: 1em, emph(it)))`,
    headings: [
      '#one[I. Introduction]\n\n',
      '#one[II. The mill]\n\n',
      '#two[A. Wheel]\n\n',
      '#three[1) Wood]\n\n',
      '#three[2) Iron]\n\n',
      '#two[B. Stones]\n\n',
      '#one[III. The village]\n\n',
      '#two[A. Houses]\n\n',
      '#one[IV. Conclusion]\n\n',
    ],
    expected: [
      '1 I INTRODUCTION',
      '1 II THE MILL',
      '2 A Wheel',
      '3 1 Wood',
      '3 2 Iron',
      '2 B Stones',
      '1 III THE VILLAGE',
      '2 A Houses',
      '1 IV CONCLUSION',
    ],
  },
  'without number that differ by size alone': {
    preamble: `#let sized(size, it) = block(above: 1.6em, below: 0.9em, text(size, it))\n#let one(it) = sized(15pt, it)\n#let two(it) = sized(12.5pt, it)\n#let three(it) = sized(11pt, it)`,
    headings: [
      '#one[Introduction]\n\n',
      '#one[The year of the mill]\n\n',
      '#two[The winter]\n\n',
      '#three[January]\n\n',
      '#three[February]\n\n',
      '#two[The spring]\n\n',
      '#one[What remains]\n\n',
      '#two[The wheel]\n\n',
    ],
    expected: [
      '1 Introduction',
      '1 The year of the mill',
      '2 The winter',
      '3 January',
      '3 February',
      '2 The spring',
      '1 What remains',
      '2 The wheel',
    ],
  },
  'in colour': {
    preamble: `#let one(it) = block(above: 1.6em, below: 0.9em, text(12pt, fill: rgb("#0b5394"), weight: "bold", it))\n#let two(it) = block(above: 1.4em, below: 0.8em, text(fill: rgb("#0b5394"), it))`,
    headings: TWO_LEVELS,
    expected: [
      '1 Introduction',
      '1 The year of the mill',
      '2 The winter',
      '2 The spring',
      '1 What remains',
      '2 The wheel',
    ],
  },
  'in capitals of light type below bold ones': {
    preamble: `#let one(it) = block(above: 1.8em, below: 1em, text(13pt, weight: "bold", it))\n#let two(it) = block(above: 1.4em, below: 0.8em, upper(it))`,
    headings: [...TWO_LEVELS, '#one[Acknowledgements]\n\n'],
    expected: [
      '1 Introduction',
      '1 The year of the mill',
      '2 THE WINTER',
      '2 THE SPRING',
      '1 What remains',
      '2 THE WHEEL',
      '1 Acknowledgements',
    ],
  },
  'of several lines, each with its first subheading right below': {
    preamble: `#set heading(numbering: none)\n#show heading.where(level: 1): set text(14pt)\n#show heading.where(level: 2): set text(11pt, style: "italic")`,
    headings: [
      '= Why the mill by the lower bridge stood still for most of the winter of that year, and who knew\n== What was written down\n',
      '== What is told\n',
      '= The answers of those who were asked about it, in the order in which they gave them to us\n== The answers of the first evening, when all of them still sat together around one and the same table\n',
      '= Conclusion\n',
    ],
    expected: [
      '1 Why the mill by the lower bridge stood still for most of the winter of that year, and who knew',
      '2 What was written down',
      '2 What is told',
      '1 The answers of those who were asked about it, in the order in which they gave them to us',
      '2 The answers of the first evening, when all of them still sat together around one and the same table',
      '1 Conclusion',
    ],
  },
}

const FRONT = `
#set page(width: 16cm, height: 24cm, margin: 2.2cm)
#set text(10pt, lang: "en")
#set par(justify: true)
#align(center, text(17pt, weight: "bold")[What the miller of Hollow Ford did in winter])
#align(center)[Ada Brook]
`

/** Some paragraphs under a heading, another one first each time. */
function textUnder(heading: string, index: number): string {
  const paragraphs = TEXT.map((_, i) => TEXT[(index + i) % TEXT.length])
  return heading + paragraphs.join('\n\n')
}

/** Level, number and title of all sections, in their order. */
function headingsOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ level, number, title, sections: inner }) => [
    [level, number, textWithoutMarks(title)].filter(part => part !== undefined).join(' '),
    ...headingsOf(inner),
  ])
}

describe('headings', () => {
  test.each(Object.entries(CONVENTIONS))('%s have their levels', async (_, { preamble, headings, expected }) => {
    const pdf = typeset([preamble, FRONT, ...headings.map(textUnder)].join('\n\n'))
    const { paper } = await understandPaper(await readPdf(pdf, {}, () => {}), { id: 'mill', source: 'mill.pdf' })
    expect(headingsOf(paper.sections)).toEqual(expected)
  })
})
