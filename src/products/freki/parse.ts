import type { FrekiBlock, FrekiDocument } from './document.ts'
import { formatBlock } from './format-block.ts'
import { beginsBlock, parseBlock } from './parse-block.ts'

/**
 * The document in a file in the format of Freki. `writeFreki` writes the same file again, byte for byte, also for files
 * of older versions: without labels, with empty blocks, more blank lines, or `iscore` for the tab-score.
 *
 * @throws {SourceError} `E_FREKI_MALFORMED`, with the number of the line, where a line is neither blank nor in a block
 */
export function parseFreki(text: string): FrekiDocument {
  const lineEnd = /(?:^|[^\r])\n/.test(text) || !text.includes('\n') ? '\n' : '\r\n'
  const lines = (lineEnd === '\n' ? text : text.replaceAll('\r\n', '\n')).split('\n')
  const end = lines.findLastIndex(line => line.trim() !== '') + 1
  const starts = findStarts(lines.slice(0, end))
  const blocks = starts.map((start, index) => readBlock(lines.slice(start, starts[index + 1] ?? end), start))
  const tail = (end === 0 ? '' : '\n') + lines.slice(end).join('\n')
  return {
    blocks,
    ...(lineEnd === '\n' ? {} : { lineEnd }),
    ...(end < lines.length && tail !== '' ? { tail } : {}),
  }
}

/** Where blocks begin, including the blank lines before them, one of which separates it from the block before. */
function findStarts(lines: readonly string[]): number[] {
  const starts: number[] = []
  let afterText = 0
  for (const [index, line] of lines.entries()) {
    if (beginsBlock(line)) starts.push(afterText)
    if (line.trim() !== '') afterText = index + 1
  }
  // Lines before the first block are passed on, so that parsing them throws an error.
  if (lines.length > 0 && starts[0] !== 0) starts.unshift(0)
  return starts
}

function readBlock(lines: readonly string[], start: number): FrekiBlock {
  const block = parseBlock(lines, start + 1)
  const spelling = lines.join('\n')
  return spelling === (start === 0 ? '' : '\n') + formatBlock(block) ? block : { ...block, spelling }
}
