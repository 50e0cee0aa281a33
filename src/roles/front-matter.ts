import { type Block, textOfBlock } from '../page/text-line.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../text/keywords.ts'
import { similarity } from '../text/levenshtein.ts'
import type { Decisions, Evidence } from './decision.ts'

/** Similarity of a block to the title in the file's description that makes it the title. */
const SAME_TITLE = 0.85

/** Decides title, authors and abstract on the first pages. */
export function classifyFrontMatter(evidence: Evidence, decisions: Decisions): void {
  const first = evidence.blocks.filter(block => block.page === evidence.blocks[0]?.page && block.lines[0]?.direction === 0)
  const title = findTitle(first, evidence)
  if (title === undefined) return
  for (const block of title) decisions.set(block, { role: 'title', score: 0.9, evidence: ['largest-type'] })
  const lastTitle = title[title.length - 1]
  if (lastTitle === undefined) return
  const after = evidence.blocks.slice(evidence.blocks.indexOf(lastTitle) + 1)
  let isAbstract = false
  for (const block of after) {
    const text = textOfBlock(block)
    const heading = matchHeadingKeyword(text)?.concept
    const runIn = matchRunInKeyword(text)?.concept
    const decision = decisions.get(block)
    if (heading === 'abstract') {
      decisions.set(block, { role: 'abstract-heading', score: 1, evidence: ['keyword-abstract'] })
      isAbstract = true
      continue
    }
    if (decision?.heading !== undefined) break
    if (decision !== undefined) continue
    if (runIn === 'keywords') {
      decisions.set(block, { role: 'keywords', score: 1, evidence: ['keyword-keywords'] })
      continue
    }
    if (runIn === 'abstract') isAbstract = true
    if (isAbstract) decisions.set(block, { role: 'abstract', score: 0.8, evidence: ['under-abstract-heading'] })
    else decisions.set(block, { role: 'authors', score: 0.6, evidence: ['between-title-and-abstract'] })
  }
}

function findTitle(blocks: readonly Block[], { metadataTitle }: Evidence): Block[] | undefined {
  const candidates = blocks.filter(block => (textOfBlock(block).match(/\p{L}/gu)?.length ?? 0) >= 8 && block.lines.length <= 7)
  const known = candidates.find(
    block => metadataTitle !== undefined && similarity(textOfBlock(block), metadataTitle) >= SAME_TITLE,
  )
  if (known !== undefined) return [known]
  const sizeOf = (block: Block) => Math.max(...block.lines.map(line => line.size))
  const largest = Math.max(...candidates.map(sizeOf))
  const first = candidates.find(block => sizeOf(block) > largest - 0.3)
  return first === undefined ? undefined : [first]
}
