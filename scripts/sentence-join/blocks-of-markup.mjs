import { Parser } from 'htmlparser2'

/** Elements that are blocks of text, in HTML, Mallard and DocBook. */
const BLOCKS = new Set(
  'p title desc h1 h2 h3 h4 h5 h6 li item dt dd para simpara term listitem caption td th div section'.split(' '),
)
/** Elements whose text is no text: programs, menus, and what stands in the head of a page. */
const NOT_TEXT = new Set(
  'pre screen programlisting code-block script style head nav table links credit license synopsis svg info'.split(' '),
)
/** A description stands in the head of a page of Mallard, and is text. */
const TEXT_AFTER_ALL = new Set(['desc'])

/** The blocks of text of a page in their order, each with single blanks. */
export function blocksOfMarkup(markup) {
  const blocks = []
  const open = []
  let text = ''
  const flush = () => {
    const block = text.replace(/\s+/g, ' ').trim()
    if (/\p{L}{2}/u.test(block)) blocks.push(block)
    text = ''
  }
  const isText = () => {
    const name = open.findLast(element => NOT_TEXT.has(element) || TEXT_AFTER_ALL.has(element))
    return name === undefined || TEXT_AFTER_ALL.has(name)
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (BLOCKS.has(name) || NOT_TEXT.has(name)) flush()
        open.push(
          /\b(?:navheader|navfooter|docnav|footer|code)\b/.test(attributes.class ?? '') && name !== 'code'
            ? 'nav'
            : name,
        )
      },
      ontext(piece) {
        if (isText()) text += piece
      },
      onclosetag(name) {
        if (BLOCKS.has(name) || NOT_TEXT.has(name)) flush()
        open.pop()
      },
    },
    { decodeEntities: true },
  )
  parser.end(markup)
  flush()
  return blocks
}
