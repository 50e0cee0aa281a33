import type { Rule } from '../../src/base/collections/rules.ts'
import { CAPTION_RULES } from '../../src/understand/decide/floats/caption-rules.ts'
import { ABSTRACT_RULES, ABSTRACT_START_RULES } from '../../src/understand/decide/front/abstract-rules.ts'
import { COVER_AUTHOR_RULES, COVER_TITLE_RULES } from '../../src/understand/decide/front/cover/cover-rules.ts'
import { NAMES_RULES } from '../../src/understand/decide/front/names-rules.ts'
import { SECOND_TITLE_RULES, SUBTITLE_RULES } from '../../src/understand/decide/front/title/subtitle-rules.ts'
import { TITLE_RULES } from '../../src/understand/decide/front/title/title-rules.ts'
import { AMONG_HEADINGS_RULES } from '../../src/understand/decide/headings/rules/among-headings-rules.ts'
import { HEADING_RULES } from '../../src/understand/decide/headings/rules/heading-rules.ts'
import { WORK_RULES } from '../../src/understand/build/references/in-notes/work-rules.ts'
import { BREAK_RULES } from '../../src/understand/layout/tables/half-ruled/break-rules.ts'
import { TABLE_RULES } from '../../src/understand/layout/tables/table-evidence.ts'
import { NOTE_RULES } from '../../src/understand/decide/notes/note-rules.ts'

/** A rule, as far as it is told to people: what it sees in a block is asked elsewhere. */
export type ToldRule = Omit<Rule<never>, 'holds'>

/** The tables of rules by what they decide on, in the words of the documentation. */
export const RULE_FAMILIES: Readonly<Record<string, Readonly<Record<string, ToldRule>>>> = {
  headings: HEADING_RULES,
  'headings among others': AMONG_HEADINGS_RULES,
  captions: CAPTION_RULES,
  authors: NAMES_RULES,
  'abstracts without a heading': ABSTRACT_START_RULES,
  'abstracts that continue': ABSTRACT_RULES,
  titles: TITLE_RULES,
  'titles on covers': COVER_TITLE_RULES,
  'authors on covers': COVER_AUTHOR_RULES,
  subtitles: SUBTITLE_RULES,
  'titles in another language': SECOND_TITLE_RULES,
  notes: NOTE_RULES,
  'works in notes': WORK_RULES,
  tables: TABLE_RULES,
  'neighbouring tables': BREAK_RULES,
}
