import { formBlocks } from '../../src/understand/layout/blocks/form-blocks.ts'
import { measureLeading } from '../../src/understand/layout/blocks/leading.ts'
import { layOutPages } from '../../src/understand/layout/page-layout.ts'
import type { Page } from '../../src/model/page/page.ts'
import type { Block } from '../../src/model/page/block.ts'
import { textOfBlock } from '../../src/understand/evidence/blocks.ts'
import { classifyBlocks } from '../../src/understand/decide/classify.ts'
import type { Role } from '../../src/model/roles/role.ts'
import { type Evidence, gatherEvidence } from '../../src/understand/decide/evidence.ts'
import { findBodyStyle } from '../../src/understand/evidence/body-style.ts'

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
