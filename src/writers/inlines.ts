import type { Inline } from '../paper/paper.ts'
import { toLegalXml } from './legal-xml.ts'

/** Scripts written without blanks between words: no blank is set between their lines. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/**
 * The same content ready to be written: text legal in XML and never empty, no blank at either end, one blank where a
 * break divides words and the text on neither side brings one.
 */
export function tidyInlines(content: readonly Inline[]): readonly Inline[] {
  const tidy: Inline[] = []
  let last = ' '
  let dividesWords = false
  for (const inline of content) {
    if (inline.type !== 'text') {
      dividesWords ||= isBreak(inline) && !inline.breaksWord
      tidy.push(inline)
      continue
    }
    let text = toLegalXml(inline.text)
    if (last === ' ') text = text.trimStart()
    if (text === '') continue
    if (dividesWords && needsBlank(last, text)) text = ` ${text}`
    tidy.push({ ...inline, text })
    last = text.slice(-1)
    dividesWords = false
  }
  return trimEnd(tidy)
}

/** The text alone; hyphens that were undone stay undone, or are soft hyphens where these are asked for. */
export function textOfInlines(content: readonly Inline[], options: { readonly softHyphens?: boolean } = {}): string {
  let text = ''
  for (const inline of tidyInlines(content)) {
    if (inline.type === 'text') text += inline.text
    else if (inline.type === 'hyphen' && options.softHyphens) text += '\u00ad'
  }
  return text
}

type Break = Extract<Inline, { readonly breaksWord: boolean }>

function isBreak(inline: Inline): inline is Break {
  return inline.type === 'page-break' || inline.type === 'column-break' || inline.type === 'line-break'
}

function needsBlank(last: string, text: string): boolean {
  return last !== ' ' && !text.startsWith(' ') && !(UNSPACED.test(last) && UNSPACED.test(text.charAt(0)))
}

/** Text inlines at the end lose their blank, those that were nothing else go. */
function trimEnd(content: Inline[]): readonly Inline[] {
  for (let i = content.length - 1; i >= 0; i--) {
    const inline = content[i]
    if (inline?.type !== 'text') continue
    const text = inline.text.trimEnd()
    if (text !== '') {
      content[i] = { ...inline, text }
      break
    }
    content.splice(i, 1)
  }
  return content
}
