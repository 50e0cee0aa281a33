import type { RuleNameIn, RuleTable } from '../../../base/collections/rules.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { BodyStyle } from '../../evidence/body-style.ts'

/** What the rules see of a block that begins like a caption: `Figure 1`. */
export interface CaptionFacts {
  /** Its label has the punctuation or the form of a caption: `Figure 1:`. */
  readonly hasPunctuation: boolean
  readonly first: TextLine
  readonly body: BodyStyle
  readonly isNearFigure: boolean
}

/** Sizes that differ by more are two, in points. */
const OTHER_SIZE = 0.4

/** Rules by which a block that begins with a label is a caption, and not a sentence such as `Figure 2 shows`. */
export const CAPTION_RULES = {
  'caption-label': {
    points: 1,
    says: 'begins like "Figure 1:" or "Table 1."',
    because: 'In a sentence no colon or stop follows the number.',
    holds: facts => facts.hasPunctuation,
    shownBy: 'understand/decide/floats/caption-rules.test.ts > punctuation after its number makes a caption',
  },
  'tagged-caption': {
    points: 1,
    says: 'the file calls it a caption',
    because: 'Whoever made the file says so, and it begins like one.',
    holds: ({ first }) => first.words[0]?.runs[0]?.tag === 'Caption',
    shownBy:
      'understand/decide/floats/captions.test.ts > a caption in the type of the text is one when the file says so',
  },
  'label-in-other-font': {
    points: 0.5,
    says: 'its label is in another font',
    because: 'Links in running text may be in another font as well.',
    holds: ({ first, body }) => (first.words[0]?.runs[0]?.font.name ?? body.fontName) !== body.fontName,
    shownBy: 'understand/decide/floats/caption-rules.test.ts > another font and another size make a caption together',
  },
  'other-size': {
    points: 0.5,
    says: 'another size than the body',
    because: 'So have quotations and notes that begin with the name of a figure.',
    holds: ({ first, body }) => Math.abs(first.size - body.size) > OTHER_SIZE,
    shownBy: 'understand/decide/floats/caption-rules.test.ts > another font and another size make a caption together',
  },
  'next-to-figure-or-rules': {
    points: 0.4,
    says: 'next to a figure or rules',
    because: 'Paragraphs are next to figures, too.',
    holds: facts => facts.isNearFigure,
    shownBy:
      'understand/decide/floats/caption-rules.test.ts > a figure beside it and capitals make a caption of other type',
  },
  'label-in-capitals': {
    points: 0.2,
    says: 'its label is in capitals',
    because: 'Some journals write labels in capitals wherever they are.',
    holds: ({ first }) => /^(?:\p{Lu}[\p{Lu}.]+)\s/u.test(first.text),
    shownBy:
      'understand/decide/floats/caption-rules.test.ts > a figure beside it and capitals make a caption of other type',
  },
} as const satisfies RuleTable<CaptionFacts>

/** The name of one of them. */
export type CaptionRule = RuleNameIn<typeof CAPTION_RULES>
