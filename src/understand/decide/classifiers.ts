import { classifyContents } from './contents.ts'
import type { Decisions } from './decision.ts'
import type { Role } from '../../model/roles/role.ts'
import type { Evidence } from './evidence.ts'
import { classifyCaptions } from './floats/captions.ts'
import { classifyFigureText } from './floats/figure-text.ts'
import { classifyFloatText } from './floats/float-text.ts'
import { classifyTables } from './floats/tables.ts'
import { classifyUnlabelledCaptions } from './floats/unlabelled-captions.ts'
import { classifyDisplays } from './displays.ts'
import { classifyFormulas } from './formulas.ts'
import { classifyFrontMatter } from './front/front-matter.ts'
import { classifyGlossedExamples } from './glossed-examples.ts'
import { classifyHeadings } from './headings/headings.ts'
import { classifyFootnotes } from './notes/footnotes.ts'
import { classifyNotices } from './notices.ts'
import { classifyPrograms } from './programs.ts'
import { classifyDatedReferences } from './references/dated-references.ts'
import { classifyListSections } from './references/references.ts'
import { classifyNumberedReferences } from './references/numbered-references.ts'
import { classifyUnheadedReferences } from './references/unheaded-references.ts'
import { classifyRest } from './running-text.ts'
import { classifySideBoxes } from './side-boxes.ts'

/** One way to find out what blocks are. */
export interface Classifier {
  readonly name: string
  /** The decisions that it adds to the earlier ones. Keeps no state and changes none of its input. */
  readonly classify: (evidence: Evidence, decided: Decisions) => Decisions
  /** The reason for its place in the order. */
  readonly reason: string
  /** Which of its roles may replace which earlier ones; none by default. */
  readonly overrules?: { readonly by: readonly Role[]; readonly what: readonly Role[] }
}

/**
 * All classifiers in the order in which they run, which is not the order of certainty: a classifier comes after those
 * whose decisions it reads, and before those that would take its blocks for something else.
 */
export const CLASSIFIERS: readonly Classifier[] = [
  {
    name: 'displays',
    classify: classifyDisplays,
    reason: 'Their glyphs were read; names, addresses and headings would take them for short lines.',
  },
  {
    name: 'captions',
    classify: classifyCaptions,
    reason: 'They read no other decision, and tables, floats and figures are found next to them.',
  },
  {
    name: 'captions without labels',
    classify: classifyUnlabelledCaptions,
    reason: 'They are looked for where no caption has a label, and would be taken for headings.',
  },
  {
    name: 'tables',
    classify: classifyTables,
    reason: 'Cells are found by the layout; the notes below them are small type that footnotes would take.',
  },
  {
    name: 'glossed examples',
    classify: classifyGlossedExamples,
    reason: 'They are found by the layout, and nothing else may take their lines.',
  },
  {
    name: 'tables of contents',
    classify: classifyContents,
    reason:
      'Their entries are the headings of the paper, word for word, and larger than its title where one is on the title page.',
  },
  {
    name: 'front matter',
    classify: classifyFrontMatter,
    reason: 'Its names, addresses and notices are small type that footnotes would take, its title a heading.',
    overrules: {
      by: ['title', 'subtitle', 'abstract-heading', 'abstract'],
      what: ['figure-caption', 'table-caption', 'table', 'table-note', 'glossed-example'],
    },
  },
  {
    name: 'boxes beside the text',
    classify: classifySideBoxes,
    reason:
      'Their small type looks like notes, their bold entries like headings; dates in them are no facts of the paper.',
    overrules: { by: ['text'], what: ['publication-info'] },
  },
  {
    name: 'footnotes',
    classify: classifyFootnotes,
    reason: 'They reach up to the first block with another role, and are small type that floats would take.',
  },
  {
    name: 'text of floats',
    classify: classifyFloatText,
    reason: 'Frames and rules at captions are surer than the areas in which labels of figures are looked for.',
  },
  {
    name: 'text of figures',
    classify: classifyFigureText,
    reason: 'Its areas grow from captions and from what is text of a figure already; its labels look like formulas.',
  },
  {
    name: 'programs',
    classify: classifyPrograms,
    reason:
      'Floats set in type are programs by their caption; their first and last lines are short lines that headings would take.',
  },
  {
    name: 'formulas',
    classify: classifyFormulas,
    reason: 'They are short lines that headings would take.',
  },
  {
    name: 'notices',
    classify: classifyNotices,
    reason: 'Contacts are short lines under a heading, which headings would take.',
    overrules: { by: ['publication-info'], what: ['footnote'] },
  },
  {
    name: 'references without a heading',
    classify: classifyUnheadedReferences,
    reason: 'Notes in numbers before such a list look like numbered references.',
  },
  {
    name: 'numbered references',
    classify: classifyNumberedReferences,
    reason: 'The number and the bold authors or italic title of an entry look like a heading.',
  },
  {
    name: 'dated references',
    classify: classifyDatedReferences,
    reason: 'Bold authors who open an entry look like a heading.',
  },
  {
    name: 'headings',
    classify: classifyHeadings,
    reason: 'They are what is short and set apart when all else that is short has a role.',
  },
  {
    name: 'sections of references and notes',
    classify: classifyListSections,
    reason: 'They reach from one heading to the next.',
  },
  {
    name: 'the rest',
    classify: classifyRest,
    reason: 'It gives a role to every block that has none.',
  },
]
