import { SourceError } from '../../../base/errors.ts'
import { splitXml, unescapeXml, type XmlPiece } from './xml-pieces.ts'

/** What a tagger says of a word; what it does not say is left out. */
export interface WordTags {
  readonly lemma?: string
  readonly pos?: string
  /** Morphological features. */
  readonly msd?: string
}

/** A word of a tagged sentence, as it is written in the text; one that a tagger divides has the tags of its parts. */
export interface TaggedWord {
  readonly form: string
  readonly tags: WordTags
}

/** A TEI with tags, and what was found in it. */
export interface TaggedTei {
  readonly tei: string
  /** Words of the tagged sentences, and those of them that have their place. */
  readonly words: number
  readonly placed: number
  /** Ids of tagged sentences that the TEI does not have, or whose words stop being the same. */
  readonly missing: readonly string[]
  readonly different: readonly string[]
}

/** A word or mark of the TEI, with the index of its tag; a formula is any text. */
interface WordElement {
  readonly index: number
  readonly isFormula: boolean
  text: string
}

/**
 * Writes `lemma`, `pos` and `msd` into the words of a TEI that this program made with sentences and words. Words are found
 * by the id of their sentence and by their letters: a tagger may divide words otherwise, and each word of the TEI has the
 * tags of all that it holds, with blanks between.
 *
 * @throws {SourceError} `E_FORMAT_UNKNOWN` for a TEI without sentences or words
 */
export function tagWords(tei: string, tagged: ReadonlyMap<string, readonly TaggedWord[]>): TaggedTei {
  const pieces = splitXml(tei)
  const sentences = sentencesOf(pieces)
  if (![...sentences.values()].some(words => words.some(({ isFormula }) => !isFormula)))
    throw new SourceError(
      'E_FORMAT_UNKNOWN',
      'the TEI has no words in sentences: make it with `paperxml convert --to tei --sentences --tokens`',
    )
  const found = new Map<number, WordTags[]>()
  const different: string[] = []
  let placed = 0
  for (const [id, words] of tagged) {
    const elements = sentences.get(id)
    if (elements === undefined) continue
    const count = placeWords(words, elements, found)
    placed += count
    if (count < words.length) different.push(id)
  }
  return {
    tei: pieces.map((piece, i) => withTags(piece, found.get(i))).join(''),
    words: [...tagged.values()].reduce((sum, { length }) => sum + length, 0),
    placed,
    missing: [...tagged.keys()].filter(id => !sentences.has(id)),
    different,
  }
}

/** The words and formulas of each sentence, by its id. A note has separate sentences, and a display has no words. */
function sentencesOf(pieces: readonly XmlPiece[]): ReadonlyMap<string, WordElement[]> {
  const sentences = new Map<string, WordElement[]>()
  const open: { readonly words: WordElement[] | undefined; readonly word: WordElement | undefined }[] = []
  for (const [index, piece] of pieces.entries()) {
    const { words, word } = open.at(-1) ?? {}
    if (piece.type === 'text' && word !== undefined) word.text += inkIn(unescapeXml(piece.raw))
    else if (piece.type === 'close') open.pop()
    else if (piece.type === 'open') open.push(openedBy(piece, index, words, word))
  }
  return sentences

  function openedBy(
    { name, raw }: XmlPiece & { readonly name: string },
    index: number,
    words: WordElement[] | undefined,
    word: WordElement | undefined,
  ) {
    if (name === 'note' || name === 'seg') return { words: undefined, word: undefined }
    if (name === 's') return { words: sentenceOf(/\sxml:id="([^"]*)"/u.exec(raw)?.[1] ?? ''), word: undefined }
    if (words === undefined || word !== undefined || !WORDS.has(name)) return { words, word }
    const opened = { index, isFormula: name === 'formula', text: '' }
    words.push(opened)
    return { words, word: opened }
  }

  function sentenceOf(id: string): WordElement[] {
    const known = sentences.get(id) ?? []
    sentences.set(id, known)
    return known
  }
}

const WORDS: ReadonlySet<string> = new Set(['w', 'pc', 'formula'])

/** Letters and signs alone, as they are compared. */
function inkIn(text: string): string {
  return text.normalize('NFC').replace(/[\s\u00ad]/gu, '')
}

/** How many words of a sentence have their place, up to the first that is not there. */
function placeWords(
  words: readonly TaggedWord[],
  elements: readonly WordElement[],
  found: Map<number, WordTags[]>,
): number {
  let at = 0
  /** Letters of the element at `at` that words have taken. */
  let taken = 0
  for (const [i, { form, tags }] of words.entries()) {
    let rest = inkIn(form)
    for (;;) {
      const element = elements[at]
      if (element === undefined) return i
      if (element.isFormula) {
        const next = elements[at + 1]
        if (next === undefined || !startsAlike(rest, next.text)) break
        at++
        continue
      }
      const left = element.text.slice(taken)
      const length = Math.min(left.length, rest.length)
      if (left.slice(0, length) !== rest.slice(0, length)) return i
      if (length > 0) found.set(element.index, [...(found.get(element.index) ?? []), tags])
      rest = rest.slice(length)
      taken += length
      if (taken === element.text.length) {
        at++
        taken = 0
      }
      if (rest === '') break
    }
  }
  return words.length
}

function startsAlike(first: string, second: string): boolean {
  return first !== '' && (first.startsWith(second) || second.startsWith(first))
}

function withTags(piece: XmlPiece, tags: readonly WordTags[] | undefined): string {
  if (tags === undefined || piece.type !== 'open') return piece.raw
  const bare = piece.raw.replace(/\s(?:lemma|pos|msd)="[^"]*"/gu, '')
  return bare.replace(/>$/u, `${attributeOf('lemma', tags)}${attributeOf('pos', tags)}${attributeOf('msd', tags)}>`)
}

function attributeOf(name: keyof WordTags, tags: readonly WordTags[]): string {
  const values = tags.flatMap(tag => (tag[name] === undefined ? [] : [tag[name]]))
  return values.length === 0 ? '' : ` ${name}="${escapeAttribute(values.join(' '))}"`
}

function escapeAttribute(value: string): string {
  return value.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;')
}
