import type { Report } from '../../diagnostics.ts'
import { SourceError } from '../../errors.ts'
import type { FlowBlock, FlowDocument, FlowKind } from '../../page/flow.ts'
import { cleanText } from '../normalise/clean-text.ts'
import { parseHtml } from '../html/parse-html.ts'

/** Elements that begin a block of their own, and what it is. */
const KINDS: Readonly<Record<string, FlowKind>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(name => [name, 'heading'] as const)),
  ...Object.fromEntries(['li', 'dt', 'dd'].map(name => [name, 'item'] as const)),
  ...Object.fromEntries(
    ['p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'dl', 'table', 'tr', 'caption', 'section', 'article', 'body'].map(
      name => [name, name === 'tr' ? 'row' : 'paragraph'] as const,
    ),
  ),
}
/** Elements whose contents belong to the row around them: a blank parts them from the one before. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])
/** Elements without contents. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'meta', 'link', 'input', 'col', 'area', 'base', 'wbr'])
/** What is no text of the document. */
const NO_TEXT: ReadonlySet<string> = new Set(['head', 'title', 'style', 'script'])

/**
 * The running text of HTML in which nothing has a place, as `pdftohtml -noframes`, `mutool convert -F xhtml`, OCR programs
 * and word processors write it: blocks in reading order. Where the file parts lines by `<br>`, each line is a block of
 * the kind `line`. The table of contents that `pdftohtml` puts behind the text is left out.
 *
 * @throws {SourceError} `E_FLOAT_EMPTY` for a file without text; `E_TEXT_ENCODING`
 */
export async function readFloatHtml(bytes: Uint8Array, report: Report): Promise<FlowDocument> {
  const reader = createReader()
  parseHtml(bytes, reader)
  const { blocks, placed } = reader.finish()
  if (blocks.length === 0) {
    throw new SourceError('E_FLOAT_EMPTY', 'the HTML of the float variant has no text; convert the document again')
  }
  if (placed > blocks.length / 2) {
    const message = 'the float variant has places: it looks like a layout variant, whose order and lines say less'
    report({ code: 'W_FLOAT_PLACED', severity: 'warning', message })
  }
  return { blocks }
}

function createReader() {
  const blocks: FlowBlock[] = []
  const elements: string[] = []
  let text = ''
  let page: number | undefined
  let placed = 0
  let isOutline = false

  /** Ends the block, if it has text. */
  const endBlock = (isLine: boolean) => {
    const words = text.split(/\s+/u).flatMap(word => {
      const clean = cleanText(word)
      return clean === '' ? [] : [clean]
    })
    text = ''
    if (words.length === 0) return
    const [name = '', around = ''] = elements.filter(element => element in KINDS).reverse()
    // Word processors set the text of an item in paragraphs.
    const isItem = name === 'p' && KINDS[around] === 'item'
    const kind = isLine ? 'line' : isItem ? 'item' : (KINDS[name] ?? 'paragraph')
    const level = /^h[1-6]$/.test(name) ? { level: Number(name[1]) } : {}
    blocks.push({ kind, page, words, ...level })
  }
  /** Set once a block has been parted by `<br>`: what is left of it is a line too. */
  let hasLines = false
  const startBlock = () => {
    endBlock(hasLines)
    hasLines = false
  }
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'br') {
        hasLines = true
        endBlock(true)
        return
      }
      if (name === 'hr' || name in KINDS) startBlock()
      if (CELLS.has(name)) text += ' '
      page = pageOf(name, attributes) ?? page
      if (name === 'a' && attributes.name === 'outline') isOutline = true
      if (/position:\s*absolute/.test(attributes.style ?? '')) placed++
      if (!VOID.has(name)) elements.push(name)
    },
    text(part: string) {
      if (!isOutline && !elements.some(name => NO_TEXT.has(name))) text += part
    },
    close(name: string) {
      if (name in KINDS) startBlock()
      const at = elements.lastIndexOf(name)
      if (at >= 0) elements.splice(at)
    },
    finish() {
      startBlock()
      return { blocks, placed }
    },
  }
}

/** `<a name="12">`, `<div id="page12">`: how programs mark where a page begins. */
function pageOf(name: string, { id, name: anchor }: Readonly<Record<string, string>>): number | undefined {
  const number = /^(?:page)?(\d+)$/.exec((name === 'a' ? (anchor ?? id) : id) ?? '')?.[1]
  return number === undefined || (name !== 'a' && !id?.startsWith('page')) ? undefined : Number(number)
}
