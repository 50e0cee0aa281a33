import { kindOfStatement, type StatementKind } from '../keywords/statement-words.ts'
import { isProofSketch } from './statement-labels.ts'

/** The label of a mathematical statement at the start of a text. */
export interface StatementLabel {
  readonly kind: StatementKind
  /** As printed: `4.2`, `A.3`, `IV`. */
  readonly number?: string
  /** UTF-16 length of the label, with its name and punctuation. */
  readonly length: number
}

/** The number of a statement: `4.2`, `1.0.0.9`, `A.3`, `IV`, `2a`, `3′`, `۴`. */
const NUMBER = String.raw`(?:\p{Nd}+(?:[.\-–]\p{Nd}+)*[a-z]?|[A-Z](?:\.\p{Nd}+)*|[IVX]+)['′*]?(?![\p{L}\p{Nd}])`
const WORD = String.raw`\p{L}[\p{L}\p{M}·]*`
/** `Lemma`, `Corol·lari`; `Định lý`. The longer label is tried first. */
const WORDS = [String.raw`${WORD} ${WORD}`, WORD]
/** What the statement is called, or whose it is: `(Euler)`, `(see [3, Thm. 2])`. */
const NAME = String.raw`\s*[(（](?:[^()（）]|\([^()]*\)){1,120}[)）]`
const SIGN = String.raw`\s*[.:：。—–]+(?=\s|$|[\p{sc=Han}\p{sc=Hangul}])`
const WORD_FIRST = WORDS.map(word => new RegExp(`^(${word})(?:\\s*(${NUMBER}))?(${NAME})?(${SIGN})?`, 'u'))
/** A number of several parts or with its stop, then one word, two or `Definition-Theorem`. */
const NUMBER_FIRST = [...WORDS, `${WORD}-${WORD}`].map(
  word =>
    new RegExp(
      String.raw`^\(?(\p{Nd}+(?:\.\p{Nd}+)+|\p{Nd}+(?=[.)]))[.)]*\s+(${word})(?![\p{L}\p{M}-])(${NAME})?(${SIGN})?`,
      'u',
    ),
)
/** What is proved, or how much of it: `Proof of Lemma 5.2.`, `Proof sketch.`; the label ends with its sign. */
const PROOF = /^(\p{L}[\p{L}\p{M}]*)\s(?:[^.:]|\.(?=\d)){1,60}[.:]+(?=\s|$)/u

/** What continues a sentence about a statement in Chinese and Japanese, which have no capitals: `定理 2.1 表明`, `定理 2.1 より`. */
const CONTINUES = '[的和与與及是のはをがに]|中[的,，]|表明|说明|說明|给出|給出|より|から|では'
/** Letters that begin a sentence where words are not parted by blanks, or have no capitals. */
const OPENS_TEXT = new RegExp(String.raw`^\s*(?:$|["“„«(]?(?!${CONTINUES})[\p{Lu}\p{Lo}])`, 'u')

/**
 * The label of a statement at the start of a text, however it is set: `Theorem 3.1.`, `Definition 2 (Rivers):`, `4.2. Lemma.`, `Proof.`,
 * `Proof of Lemma 5.2.`, `定理 2.1`. A sentence about a statement has none: `Theorem 3.1 shows`.
 *
 * @param isSetApart whether the type changes after so many UTF-16 units: then the label may lack its number or its sign
 */
export function readStatementLabel(text: string, isSetApart: (length: number) => boolean): StatementLabel | undefined {
  for (const form of WORD_FIRST) {
    const found = readWordFirst(form.exec(text), text, isSetApart)
    if (found !== undefined) return found
  }
  for (const form of NUMBER_FIRST) {
    const found = readNumberFirst(form.exec(text), isSetApart)
    if (found !== undefined) return found
  }
  return readProof(text)
}

function readWordFirst(
  match: RegExpExecArray | null,
  text: string,
  isSetApart: (length: number) => boolean,
): StatementLabel | undefined {
  const [label = '', word = '', number, , sign] = match ?? []
  const kind = kindOfStatement(word)
  if (kind === undefined) return undefined
  const isApart = isSetApart(label.length)
  if (number === undefined)
    return sign !== undefined && (kind === 'proof' || isApart) ? { kind, length: label.length } : undefined
  const opens = sign !== undefined || isApart || OPENS_TEXT.test(text.slice(label.length))
  return opens ? { kind, number, length: label.length } : undefined
}

function readNumberFirst(
  match: RegExpExecArray | null,
  isSetApart: (length: number) => boolean,
): StatementLabel | undefined {
  const [label = '', number, word = '', name, sign] = match ?? []
  const kinds = word.split('-').map(kindOfStatement)
  const kind = kindOfStatement(word) ?? (kinds.includes(undefined) ? undefined : kinds[0])
  if (kind === undefined || number === undefined) return undefined
  return (sign ?? name) !== undefined || isSetApart(label.length) ? { kind, number, length: label.length } : undefined
}

/** The label of a proof that says what it proves, or how much of it. */
function readProof(text: string): StatementLabel | undefined {
  const [label = '', word = ''] = PROOF.exec(text) ?? []
  if (label === '') return undefined
  const proved = /\s(\p{L}[\p{L}\p{M}]*)\s+\(?\p{Nd}/u.exec(label)?.[1] ?? ''
  const isProof = kindOfStatement(word) === 'proof' && kindOfStatement(proved) !== undefined
  return isProof || isProofSketch(label) ? { kind: 'proof', length: label.length } : undefined
}
