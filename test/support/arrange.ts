import { groupBlocks } from '../../src/understand/layout/blocks/blocks.ts'
import { measureLeading } from '../../src/understand/layout/blocks/leading.ts'
import { measureParagraphs } from '../../src/understand/layout/columns/column-edges.ts'
import { layOutPages } from '../../src/understand/layout/page-layout.ts'
import type { Page } from '../../src/model/page/page.ts'
import type { DecidedBlock, RoleDecision } from '../../src/understand/decide/decision.ts'
import type { Role } from '../../src/model/roles/role.ts'
import { arrangeElements, type ArrangeOptions } from '../../src/understand/build/body/arrange.ts'
import type { BodyElement } from '../../src/understand/build/body/elements.ts'
import { decideRunIns, type RunInEvidence } from '../../src/understand/build/body/run-ins.ts'
import { gatherTables } from '../../src/understand/build/floats/table-floats.ts'
import { splitFootnotes } from '../../src/understand/build/notes/footnotes.ts'
import { findBodyStyle } from '../../src/understand/evidence/body-style.ts'

/** Decides the role of a block by its first line; running text where it gives none. */
export type RoleOf = (text: string) => Role | RoleDecision | undefined

/** A decision of that role, with level 1 where it is a heading. */
export function decisionOf(role: Role): RoleDecision {
  const heading = role === 'heading' || role === 'references-heading' ? { level: 1, number: undefined } : undefined
  return { role, score: 1, evidence: [], ...(heading === undefined ? {} : { heading }) }
}

/** Blocks of drawn pages with the roles that the test gives them, and what arranging them needs. */
export function decidePages(
  pages: readonly Page[],
  roleOf: RoleOf,
): { decided: DecidedBlock[]; options: ArrangeOptions; evidence: RunInEvidence } {
  const body = findBodyStyle(pages)
  const layouts = layOutPages(pages, body.size)
  const leading = measureLeading(layouts, body.size)
  const blocks = layouts.flatMap(layout => groupBlocks(layout, leading, new Set()))
  const decided = blocks.map(block => {
    const role = roleOf(block.lines[0]?.text ?? '') ?? 'text'
    return { block, decision: typeof role === 'string' ? decisionOf(role) : role }
  })
  const paragraphs = { ...measureParagraphs(blocks, body.size), bodySize: body.size }
  const notes = splitFootnotes(
    decided.flatMap(({ block, decision }) => (decision.role === 'footnote' ? block.lines : [])),
  )
  const evidence = { body, outline: [], authors: [] }
  const runIns = decideRunIns(decided, paragraphs, evidence)
  return { decided, options: { layouts, tables: gatherTables(decided), notes, paragraphs, runIns }, evidence }
}

/** Elements of drawn pages whose blocks have the roles that the test gives them. */
export function arrangePages(pages: readonly Page[], roleOf: RoleOf): BodyElement[] {
  const { decided, options } = decidePages(pages, roleOf)
  return arrangeElements(decided, options)
}

/** The role of the first pattern that a text matches. */
export function rolesBy(...patterns: readonly (readonly [RegExp, Role | RoleDecision])[]): RoleOf {
  return text => patterns.find(([pattern]) => pattern.test(text))?.[1]
}
