import type { FrekiBlock, FrekiDocument } from './document.ts'
import { formatBlock } from './format-block.ts'
import { parseBlock } from './parse-block.ts'

/**
 * The document as a file in the format of Freki: one blank line between blocks, no line end after the last.
 *
 *     doc_id=paper page=1 block_id=1-2 bbox=72.0,289.07,298.8,313.53 label=tb 1 2
 *     line=1 fonts=F1-10.9 bbox=72.0,302.62,298.8,313.53              :a. ez te      di-şû-m
 *     line=2 fonts=F1-8.0 tabscore=0.75 bbox=96.0,289.07,298.8,299.98 :   1SG 2SG.ACC PROG-wash-1SG
 *
 * A block that was read and not changed is written as it was, any other in the standard form: what the authors' program
 * calls `iscore` is `tabscore`, with two decimals. White space, colons and equals signs in a value become `_`.
 */
export function writeFreki(document: FrekiDocument): string {
  const text = document.blocks.map(writeBlock).join('\n') + (document.tail ?? '')
  return document.lineEnd === '\r\n' ? text.replaceAll('\n', '\r\n') : text
}

function writeBlock(block: FrekiBlock, index: number): string {
  const formatted = formatBlock(block)
  const { spelling } = block
  if (spelling !== undefined && formatBlock(parseBlock(spelling.split('\n'), 1)) === formatted) return spelling
  return index === 0 ? formatted : `\n${formatted}`
}
