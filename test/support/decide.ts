import { formBlocks } from '../../src/layout/blocks/form-blocks.ts'
import { measureLeading } from '../../src/layout/blocks/leading.ts'
import { layOutPages } from '../../src/layout/page-layout.ts'
import type { Page } from '../../src/page/page.ts'
import { type Block, textOfBlock } from '../../src/page/block.ts'
import { classifyBlocks } from '../../src/roles/classify.ts'
import type { Role } from '../../src/roles/decision.ts'
import { type Evidence, gatherEvidence } from '../../src/roles/evidence.ts'
import { findBodyStyle } from '../../src/style/body-style.ts'

/** What classifiers know of drawn pages. */
export function evidenceOf(pages: readonly Page[], metadataTitle?: string): Evidence {
  const body = findBodyStyle(pages)
  const layouts = layOutPages(pages, body.size)
  const leading = measureLeading(layouts, body.size)
  const formed = formBlocks(layouts, { leading, bodySize: body.size, taken: new Set() })
  return gatherEvidence({ ...formed, pages, body, leading, outline: [], metadataTitle })
}

/** Blocks of drawn pages with their roles, in reading order. */
export function decide(pages: readonly Page[], metadataTitle?: string): { block: Block; role: Role }[] {
  const evidence = evidenceOf(pages, metadataTitle)
  const decisions = classifyBlocks(evidence)
  return evidence.blocks.map(block => ({ block, role: decisions.get(block)?.role ?? 'text' }))
}

/** Texts of the blocks of a role, in reading order. */
export function textsOf(pages: readonly Page[], role: Role, metadataTitle?: string): string[] {
  return decide(pages, metadataTitle).flatMap(own => (own.role === role ? [textOfBlock(own.block)] : []))
}

/** Blocks of a role, in reading order. */
export function blocksOf(pages: readonly Page[], role: Role): Block[] {
  return decide(pages).flatMap(own => (own.role === role ? [own.block] : []))
}
