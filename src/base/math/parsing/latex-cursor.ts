import { SIGNS } from './latex-commands.ts'
import { LatexFault, type LatexToken } from './latex-tokens.ts'

/** A place among tokens, which goes to the right alone. */
export class LatexCursor {
  readonly #tokens: readonly LatexToken[]
  #at = 0

  constructor(tokens: readonly LatexToken[]) {
    this.#tokens = tokens
  }

  /** The token that is next, or one further on. */
  peek(ahead = 0): LatexToken | undefined {
    return this.#tokens[this.#at + ahead]
  }

  /** Takes the next token. */
  take(): LatexToken | undefined {
    return this.#tokens[this.#at++]
  }

  /** @throws {LatexFault} where what is next is not what ends a part */
  close(expected: string, isIt: (token: LatexToken) => boolean): void {
    const token = this.take()
    if (token === undefined || !isIt(token)) throw new LatexFault(`“${expected}” is missing`)
  }

  closeBrace(): void {
    this.close('}', token => token.type === 'close')
  }

  /** The characters in braces: a length, a name. */
  letters(): string {
    this.close('{', token => token.type === 'open')
    let letters = ''
    for (let token = this.peek(); token?.type === 'character'; token = this.peek()) {
      letters += token.text
      this.take()
    }
    this.closeBrace()
    return letters
  }

  /** A bracket after `\left`, where a full stop means no bracket. */
  delimiter(): string {
    const token = this.take()
    const text =
      token?.type === 'character' ? token.text : token?.type === 'command' ? SIGNS.get(token.name) : undefined
    if (text === undefined) throw new LatexFault('a bracket is missing')
    return BRACKETS.get(text) ?? text
  }

  /** The same in braces or by itself; none where there is nothing in the braces. */
  bracket(): string {
    if (this.peek()?.type !== 'open') return this.delimiter()
    this.take()
    const bracket = this.peek()?.type === 'close' ? '' : this.delimiter()
    this.closeBrace()
    return bracket
  }
}

/** Characters that stand for another bracket after `\left`. */
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ['.', ''],
  ['<', '⟨'],
  ['>', '⟩'],
])

export function isCharacter(token: LatexToken | undefined, text: string): boolean {
  return token?.type === 'character' && token.text === text
}
