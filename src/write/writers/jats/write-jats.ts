import type { Paper } from '../../../model/paper/paper.ts'
import { placeDisplays } from '../document/displays-in-place.ts'
import { namedPartsOf, notesOf, type PlannedSection, planSections, statementsOf } from '../document/plan-document.ts'
import { element, wrapped } from '../document/markup.ts'
import { entryIdsOf, isReferences, writeContent, writeJatsNote, writeReferences, writeSection } from './jats-blocks.ts'
import { type JatsContext, writePageTarget } from './jats-context.ts'
import { writeJatsFront } from './jats-front.ts'

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.3 20210610//EN" "JATS-journalpublishing1-3.dtd">
`

/**
 * The paper as JATS Publishing 1.3, valid by its DTD. Its text is that of the paper; what an archive wants besides and the
 * paper does not say is left out, or empty where the DTD demands the element: see `missingForArchives`.
 */
export function writeJats(paper: Paper, pictures: ReadonlyMap<string, string> = new Map()): string {
  const placed = placeDisplays(paper.sections)
  const sections = planSections(placed.sections)
  const notes = notesOf(paper)
  const context: JatsContext = {
    noteIds: new Set(notes.map(note => note.id).filter(id => id !== '')),
    entryIds: new Set(sections.flatMap(entryIdsOf).filter(id => id !== '')),
    partIds: new Set(
      [...paper.sections.flatMap(namedPartsOf), ...paper.sections.flatMap(statementsOf)].map(({ id }) => id),
    ),
    pages: new Set(),
    pictures,
    displays: placed.displays,
  }
  const attributes = {
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
    'dtd-version': '1.3',
    'xml:lang': paper.language,
  }
  const article = element('article', attributes, [
    `\n${writeJatsFront(paper, context)}`,
    `\n${writeBody(paper, sections, context)}`,
    wrapped('back', {}, [
      ...sections
        .filter(isAcknowledgment)
        .map(section => writeSection(section, context, isAck(section) ? 'ack' : 'sec')),
      wrapped(
        'app-group',
        {},
        sections.filter(isAppendix).map(section => writeSection(section, context, 'app')),
      ),
      wrapped(
        'fn-group',
        {},
        notes.map(note => writeJatsNote(note, context)),
      ),
      ...sections.filter(isReferences).map(section => writeReferences(section, context)),
    ]),
  ])
  return `${HEAD}${article}\n`
}

const isAcknowledgment = ({ section }: PlannedSection) => section.kind === 'acknowledgments'
const isAppendix = ({ section }: PlannedSection) => section.kind === 'appendix'

/** `ack` holds paragraphs and sections only. */
const isAck = ({ blocks }: PlannedSection) => blocks.every(({ type }) => type === 'paragraph' || type === 'page')

const isBare = ({ section }: PlannedSection) => section.level === 0 && section.title.length === 0

/** Text before the first heading is in no section, unless a list of references is in it, which `body` may not hold. */
function writeBody({ pages }: Paper, sections: readonly PlannedSection[], context: JatsContext): string {
  const inBody = sections.filter(each => !isAcknowledgment(each) && !isAppendix(each) && !isReferences(each))
  const [first, ...rest] = inBody
  const isUntitled = first !== undefined && isBare(first) && !first.sections.some(isReferences)
  const begin = pages.slice(0, 1).map(page => wrapped('p', {}, writePageTarget(page, context)))
  return element('body', {}, [
    ...begin,
    ...(isUntitled ? writeContent(first, context) : []),
    ...(isUntitled ? rest : inBody).map(section => writeSection(section, context)),
  ])
}
