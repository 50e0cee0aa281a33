import { FUNCTIONS } from '../function-names.ts'
import { type MathNode, partsOf, rowOf } from '../math-node.ts'
import { hasLimits } from '../writing/latex.ts'
import { inAlphabet } from './alphabets.ts'
import { type Accent, ACCENTS, ALPHABETS, LETTERS, SIGNS, SILENT, SPACES, GROUP_ENDS, TALL } from './latex-commands.ts'
import { isCharacter, LatexCursor } from './latex-cursor.ts'
import { type PartReader, STRUCTURES } from './latex-structures.ts'
import { LatexFault, type LatexToken, tokensOf } from './latex-tokens.ts'

/** A formula that was read, or why it cannot be. */
export type ReadLatex = { readonly math: MathNode } | { readonly fault: string }

/** Dollars and brackets around a formula. */
const AROUND = /^(?:\$\$?|\\[([])|(?:(?<!\\)\$\$?|\\[)\]])$/gu

/**
 * The tree of a formula in LaTeX, with or without the dollars around it: all that `writing/latex.ts` writes, and what people
 * type with amsmath and amssymb. A command that is not known is a fault.
 *
 * @param isDisplay whether it is set apart: sums have their limits above and below then
 */
export function readLatex(latex: string, isDisplay: boolean): ReadLatex {
  try {
    const reader = new LatexReader(tokensOf(latex.trim().replace(AROUND, '')), isDisplay)
    const math = reader.readAll()
    return partsOf(math).length === 0 ? { fault: 'there is no formula' } : { math }
  } catch (error) {
    if (error instanceof LatexFault) return { fault: error.message }
    throw error
  }
}

/** A part whose scripts are still to come. */
interface Base {
  readonly node: MathNode
  /** It is a pair of braces without anything inside: its scripts are those before the next part. */
  readonly isEmptyGroup?: boolean
  readonly areLimits?: boolean
}

interface Scripts {
  readonly sub?: MathNode
  readonly sup?: MathNode
  readonly areLimits?: boolean
}

class LatexReader {
  readonly #cursor: LatexCursor
  readonly #isDisplay: boolean
  readonly #parts: PartReader

  constructor(tokens: readonly LatexToken[], isDisplay: boolean) {
    this.#cursor = new LatexCursor(tokens)
    this.#isDisplay = isDisplay
    this.#parts = { cursor: this.#cursor, row: () => this.#row(), argument: () => this.#argument() }
  }

  readAll(): MathNode {
    const math = this.#row()
    const rest = this.#cursor.peek()
    if (rest === undefined) return math
    throw new LatexFault(`${inWords(rest)} is where it cannot be`)
  }

  /** Parts up to what ends their group, which stays; `]` ends the index of a root and no formula. */
  #row(endsAtBracket = false): MathNode {
    const parts: MathNode[] = []
    for (;;) {
      const token = this.#cursor.peek()
      const isEnd = token === undefined || GROUP_ENDS.has(token.type) || isEndCommand(token)
      if (isEnd || (endsAtBracket && isCharacter(token, ']'))) return rowOf(parts)
      const part = this.#part()
      if (part !== undefined) parts.push(...(part.type === 'row' ? part.children : [part]))
    }
  }

  /** A part with its scripts; nothing for what only says how it is set. */
  #part(): MathNode | undefined {
    const token = this.#cursor.peek()
    const isBare = isScript(token) || isCharacter(token, "'")
    const base: Base | undefined = isBare ? { node: rowOf([]) } : this.#base()
    if (base === undefined) return undefined
    const { areLimits = this.#isDisplay && hasLimits(base.node), ...scripts } = this.#scripts()
    if (scripts.sub === undefined && scripts.sup === undefined) return base.node
    if (base.isEmptyGroup === true) return this.#withScriptsBefore(scripts)
    const isLimits = base.areLimits ?? areLimits
    return { type: 'scripts', base: base.node, ...scripts, ...(isLimits ? { areLimits: true } : {}) }
  }

  #withScriptsBefore({ sub, sup }: Scripts): MathNode {
    const part = this.#part() ?? rowOf([])
    const own = part.type === 'scripts' ? part : { type: 'scripts' as const, base: part }
    return { ...own, ...(sub === undefined ? {} : { preSub: sub }), ...(sup === undefined ? {} : { preSup: sup }) }
  }

  #scripts(): Scripts {
    let found: Scripts = {}
    for (;;) {
      const token = this.#cursor.peek()
      if (token?.type === 'command' && /^(?:no)?limits$/u.test(token.name)) {
        this.#cursor.take()
        found = { ...found, areLimits: token.name === 'limits' }
      } else if (isCharacter(token, "'")) {
        this.#cursor.take()
        found = withScript(found, 'sup', { type: 'sign', text: '′' })
      } else if (isScript(token)) {
        this.#cursor.take()
        found = withScript(found, token.type, this.#argument())
      } else return found
    }
  }

  /** What follows a command or a script: a group, or one part; of a number one digit, as in `\frac12`. */
  #argument(): MathNode {
    const token = this.#cursor.peek()
    if (token?.type === 'command' && SILENT.has(token.name)) {
      this.#cursor.take()
      return this.#argument()
    }
    if (token?.type === 'character' && /\d/u.test(token.text)) {
      this.#cursor.take()
      return { type: 'number', text: token.text, alphabet: 'upright' }
    }
    return this.#base()?.node ?? rowOf([])
  }

  #base(): Base | undefined {
    const token = this.#cursor.take()
    switch (token?.type) {
      case 'open': {
        const node = this.#row()
        this.#cursor.closeBrace()
        return { node, isEmptyGroup: partsOf(node).length === 0 }
      }
      case 'words': {
        const style = token.command === 'textbf' ? { isBold: true as const } : {}
        const slant = token.command === 'textit' ? { isItalic: true as const } : {}
        return { node: { type: 'text', text: token.text, ...style, ...slant } }
      }
      case 'character':
        return { node: this.#character(token.text) }
      case 'command':
        return this.#command(token.name)
      default:
        throw new LatexFault(
          token === undefined ? 'something is missing at the end' : `a part is missing before ${inWords(token)}`,
        )
    }
  }

  #character(text: string): MathNode {
    if (/\d/u.test(text)) return { type: 'number', text: text + this.#restOfNumber(), alphabet: 'upright' }
    if (/\p{L}/u.test(text)) return letter(text)
    return { type: 'sign', text: text === '-' ? '−' : text }
  }

  /** Digits, and a point or comma between two. */
  #restOfNumber(): string {
    let rest = ''
    for (;;) {
      const [next, behind] = [this.#cursor.peek(), this.#cursor.peek(1)]
      if (next?.type !== 'character') return rest
      const isPoint = /^[.,]$/u.test(next.text) && behind?.type === 'character' && /\d/u.test(behind.text)
      if (!isPoint && !/\d/u.test(next.text)) return rest
      rest += next.text
      this.#cursor.take()
    }
  }

  #command(name: string): Base | undefined {
    if (SILENT.has(name)) return undefined
    const character = LETTERS.get(name)
    if (character !== undefined) return { node: letter(character) }
    if (FUNCTIONS.has(name) || name === 'bmod')
      return { node: { type: 'identifier', text: name.replace(/^b/u, ''), alphabet: 'upright' } }
    const sign = SIGNS.get(name)
    if (sign !== undefined) return { node: { type: 'sign', text: sign } }
    const width = SPACES.get(name)
    if (width !== undefined) return { node: { type: 'space', width } }
    const alphabet = ALPHABETS.get(name)
    if (alphabet !== undefined) return { node: inAlphabet(this.#argument(), alphabet) }
    const accent = ACCENTS.get(name)
    if (accent !== undefined) return this.#accent(accent)
    if (TALL.test(name)) return { node: { type: 'sign', text: this.#cursor.delimiter(), isTall: true } }
    const read = STRUCTURES.get(name)
    if (read === undefined) throw new LatexFault(`\\${name} is not known`)
    return { node: read(name === 'sqrt' ? { ...this.#parts, row: () => this.#row(true) } : this.#parts) }
  }

  #accent({ mark, place, isWide }: Accent): Base {
    const node: MathNode = { type: 'accent', base: this.#argument(), mark, place, ...(isWide ? { isWide } : {}) }
    return { node, ...(hasLimits(node) ? { areLimits: true } : {}) }
  }
}

function withScript(found: Scripts, place: 'sub' | 'sup', node: MathNode): Scripts {
  const known = found[place]
  if (known === undefined) return { ...found, [place]: node }
  if (!partsOf(known).every(isPrime))
    throw new LatexFault(`a part has two ${place === 'sub' ? 'indexes' : 'exponents'}`)
  return { ...found, [place]: rowOf([...partsOf(known), ...partsOf(node)]) }
}

function isPrime(node: MathNode): boolean {
  return node.type === 'sign' && node.text === '′'
}

function isScript(token: LatexToken | undefined): token is LatexToken & { readonly type: 'sub' | 'sup' } {
  return token?.type === 'sub' || token?.type === 'sup'
}

function isEndCommand(token: LatexToken): boolean {
  return token.type === 'command' && (token.name === 'right' || token.name === 'end')
}

/** Capitals of Greek are printed upright, all other letters italic. */
function letter(text: string): MathNode {
  return { type: 'identifier', text, alphabet: /[Α-Ω]/u.test(text) ? 'upright' : 'italic' }
}

/** A token as it was typed. */
function inWords(token: LatexToken): string {
  switch (token.type) {
    case 'command':
      return `\\${token.name}`
    case 'words':
      return `\\${token.command}`
    case 'character':
      return `“${token.text}”`
    default:
      return `“${{ open: '{', close: '}', sub: '_', sup: '^', cell: '&', row: '\\\\' }[token.type]}”`
  }
}
