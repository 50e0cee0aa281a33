import { type BlockDocument, isProse } from '../blocks/block-document.ts'

/** A word of a text with the paragraph that it is in, from 0. */
export interface DiffWord {
  readonly key: string
  readonly paragraph: number
}

/** What separates words: all but letters, digits and underscores, unless it is between two digits. */
const SEPARATOR = /(?<!\p{N})[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+(?!\p{N})/gu

/** What is not compared: soft hyphens, and accents that cannot be composed with their letter. */
const PASSED_OVER = /[\p{M}\u00AD]+/gu

/** The words of title, headings and body of a document, in lower case and without punctuation; each block is a paragraph. */
export function diffWordsOf(document: BlockDocument): readonly DiffWord[] {
  return bodyTextsOf(document)
    .map(wordKeysOf)
    .filter(keys => keys.length > 0)
    .flatMap((keys, paragraph) => keys.map(key => ({ key, paragraph })))
}

/** Headings that a format implies are printed in no other one. */
function bodyTextsOf({ title = '', blocks }: BlockDocument): readonly string[] {
  const body = blocks.filter(block => isProse(block) || (block.type === 'heading' && block.isImplied !== true))
  return [title, ...body.map(({ number = '', text = '' }) => `${number} ${text}`)]
}

function wordKeysOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .replace(PASSED_OVER, '')
    .toLowerCase()
    .replace(SEPARATOR, ' ')
    .split(' ')
    .filter(key => key !== '')
}
