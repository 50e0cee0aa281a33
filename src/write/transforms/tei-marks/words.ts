import type { TeiMarks } from './marks.ts'
import type { Unit } from './units.ts'
import { inkOf } from './xml-pieces.ts'

/** A word or punctuation mark as an element. */
export interface Word {
  readonly name: 'w' | 'pc'
  readonly join: 'left' | 'right' | 'both' | undefined
  /** The place of its token in the unit, from 0, and which part of the token it is. */
  readonly token: number
  readonly part: number
  readonly start: number
  readonly end: number
}

/** A part of a token between two borders of elements. */
interface TokenPart {
  readonly name: 'w' | 'pc' | 'formula'
  readonly token: number
  readonly part: number
  readonly start: number
  readonly end: number
}

/** The words of a unit. `join` says on which sides no blank is; a word that reaches over the border of an element is two. */
export function wordsOfUnit(
  { text, range, borders, formulas }: Pick<Unit, 'text' | 'range' | 'borders' | 'formulas'>,
  tokenize: NonNullable<TeiMarks['tokenize']>,
): Word[] {
  const sorted = [...borders].sort((a, b) => a - b)
  let ink = range.start
  let at = 0
  const glued: boolean[] = []
  const parts = tokenize(text, formulas).flatMap(({ start, end, isPunctuation }, token) => {
    const isGlued = start === at && at > 0
    const isFormula = formulas.some(formula => formula.start === start)
    ink += inkOf(text.slice(at, start))
    const length = inkOf(text.slice(start, end).normalize('NFC'))
    const cuts = sorted.filter(border => border > ink && border < ink + length)
    const edges = [ink, ...cuts, ink + length]
    ink += length
    at = end
    return edges.slice(1).map((edge, i): TokenPart => {
      glued.push(i > 0 || isGlued)
      const name = isFormula ? 'formula' : isPunctuation ? 'pc' : 'w'
      return { name, token, part: i, start: edges[i] ?? ink, end: edge }
    })
  })
  return parts.flatMap(({ name, ...part }, i): readonly Word[] => {
    if (name === 'formula' || part.end <= part.start) return []
    return [{ name, ...part, join: joinOf(glued[i] ?? false, glued[i + 1] ?? false) }]
  })
}

function joinOf(left: boolean, right: boolean): Word['join'] {
  return left && right ? 'both' : left ? 'left' : right ? 'right' : undefined
}

/** The tag of a word; its id is that of its sentence with the number of its token, from 1. */
export function tagOfWord({ name, join, part }: Word, sentence: string | undefined, number: number): string {
  const id = sentence === undefined ? '' : ` xml:id="${sentence}.${number}${part === 0 ? '' : `.${part + 1}`}"`
  return `<${name}${id}${join === undefined ? '' : ` join="${join}"`}>`
}
