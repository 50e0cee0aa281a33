import { readCharClass, readNamedClass, toMembers } from './char-class.ts'
import { LINE_TERMINATORS } from './classes.ts'
import { escapeCharacter, readEscapedCharacter } from './escapes.ts'
import { changeFlags, type JavaFlags, NO_FLAGS } from './flags.ts'
import { PatternReader } from './pattern-reader.ts'

/** A regular expression of Java as one of JavaScript. */
export interface TranslatedRegex {
  /** For the `v` flag only. The name of group `n` is that of {@link groupName}. */
  readonly source: string
  readonly groupCount: number
  /** Numbers of the groups that have a name in Java. */
  readonly groupNames: ReadonlyMap<string, number>
}

/** The name of the n-th group of Java: numbers would count the groups that replace possessive quantifiers too. */
export function groupName(number: number): string {
  return `g${number}`
}

/**
 * Translates a regular expression of `java.util.regex` into one of JavaScript that matches the same.
 *
 * Features that JavaScript does not have are expressed by others: an atomic group or a possessive quantifier as a
 * lookahead with a reference to its match, `(?i)` and other flags letter by letter within their group, `\Q…\E` as escaped
 * characters, POSIX and Java classes as their members, and `\b` by Unicode letters.
 *
 * @throws {SyntaxError} where it is not an expression of Java, or one that cannot be translated: `\G`, `\X`, `\N{…}`,
 * blocks of Unicode, atomic parts in a lookbehind, references to groups under `(?i)`
 */
export function translateJavaRegex(java: string): TranslatedRegex {
  const translator = new Translator(java)
  const source = translator.translate()
  return { source, groupCount: translator.groupCount, groupNames: translator.groupNames }
}

/** A part of an expression that may have a quantifier. */
interface Atom {
  readonly source: string
  /** JavaScript allows no quantifier after an assertion. */
  readonly isAssertion?: true
}

const ANY = '\\p{Any}'
const LINE_END = `(?:\\r\\n|[${LINE_TERMINATORS}])`
/** A character of words for `\b` of Java (`Pattern.Bound` up to Java 18). */
const WORD_CHARACTER = '[\\p{L}\\p{Nd}_]'

class Translator {
  groupCount = 0
  readonly groupNames = new Map<string, number>()
  readonly #reader: PatternReader
  #flags = NO_FLAGS
  #atomicCount = 0
  #lookbehinds = 0

  constructor(java: string) {
    this.#reader = new PatternReader(java)
  }

  translate(): string {
    const source = this.#alternatives()
    if (!this.#reader.isAtEnd) throw new SyntaxError('a ) has no ( before it')
    return source
  }

  /** The expression up to the end or the `)` of the group; flags that are set in it apply up to there. */
  #alternatives(): string {
    const outer = this.#flags
    let source = ''
    for (;;) {
      if (this.#flags.x) this.#reader.skipComments()
      if (this.#reader.isAtEnd || this.#reader.peek() === ')') break
      source += this.#reader.skip('|') ? '|' : this.#quantified()
    }
    this.#flags = outer
    return source
  }

  #quantified(): string {
    if (this.#reader.skip('\\Q')) return this.#quoted()
    const atom = this.#atom()
    if (atom === undefined) return ''
    return this.#withQuantifier(atom)
  }

  /** The text of `\Q…\E`; a quantifier after it applies to its last character. */
  #quoted(): string {
    const characters = [...this.#reader.takeUntil('\\E')]
    const last = characters.pop()
    const before = characters.map(character => this.#literal(character).source).join('')
    return last === undefined ? before : before + this.#withQuantifier(this.#literal(last))
  }

  #withQuantifier(atom: Atom): string {
    if (this.#flags.x) this.#reader.skipComments()
    const match = this.#reader.take(/([*+?]|\{\d+(?:,\d*)?\})([?+]?)/y)
    if (!match) return atom.source
    const [, quantifier = '', kind = ''] = match
    const source = `${atom.isAssertion ? `(?:${atom.source})` : atom.source}${quantifier}`
    return kind === '+' ? this.#atomic(source) : source + kind
  }

  /** An atomic group, which never backtracks: a lookahead does not either. */
  #atomic(source: string): string {
    if (this.#lookbehinds > 0) throw new SyntaxError('an atomic group or possessive quantifier is in a lookbehind')
    const name = `a${++this.#atomicCount}`
    return `(?:(?=(?<${name}>${source}))\\k<${name}>)`
  }

  /** `undefined` for a group that matches nothing and only sets flags. */
  #atom(): Atom | undefined {
    const reader = this.#reader
    if (reader.skip('(')) return this.#group()
    if (reader.skip('[')) return { source: readCharClass(reader, this.#flags) }
    if (reader.skip('.')) return { source: this.#anyCharacter() }
    if (reader.skip('^')) return { source: this.#start(), isAssertion: true }
    if (reader.skip('$')) return { source: this.#end(), isAssertion: true }
    const named = readNamedClass(reader, this.#flags)
    if (named !== undefined) return { source: named }
    if (reader.skip('\\')) return this.#escape()
    const character = reader.next()
    if (/[*+?{]/.test(character)) throw new SyntaxError(`there is nothing before ${character} to be repeated`)
    return this.#literal(character)
  }

  #literal(character: string): Atom {
    if (!this.#flags.i) return { source: escapeCharacter(character) }
    return { source: `[${toMembers(character, character, this.#flags)}]` }
  }

  #anyCharacter(): string {
    if (this.#flags.s) return ANY
    return this.#flags.d ? '[^\\n]' : `[^${LINE_TERMINATORS}]`
  }

  #start(): string {
    if (!this.#flags.m) return '^'
    return `(?:^|(?<=[${this.#flags.d ? '\\n' : LINE_TERMINATORS}])(?=${ANY}))`
  }

  #end(): string {
    const lineEnd = this.#flags.d ? '\\n' : LINE_END
    return this.#flags.m ? `(?=$|${lineEnd})` : `(?=(?:${lineEnd})?$)`
  }

  #group(): Atom | undefined {
    const reader = this.#reader
    if (reader.skip('?>')) return { source: this.#atomic(this.#closed()) }
    const look = reader.take(/\?(?:<?[=!]|:)/y)?.[0]
    if (look !== undefined) return this.#unnumbered(look)
    const name = reader.take(/\?<([A-Za-z][A-Za-z0-9]*)>/y)?.[1]
    if (name === undefined && reader.peek() === '?') return this.#flagGroup()
    const number = ++this.groupCount
    if (name !== undefined) {
      if (this.groupNames.has(name)) throw new SyntaxError(`two groups are called ${name}`)
      this.groupNames.set(name, number)
    }
    return { source: `(?<${groupName(number)}>${this.#closed()})` }
  }

  #unnumbered(look: string): Atom {
    const isBehind = look.includes('<')
    if (isBehind) this.#lookbehinds++
    const source = `(${look}${this.#closed()})`
    if (isBehind) this.#lookbehinds--
    return look === '?:' ? { source } : { source, isAssertion: true }
  }

  /** `(?i)` applies up to the end of the group around it, `(?i:…)` inside its own. */
  #flagGroup(): Atom | undefined {
    const match = this.#reader.take(/\?([A-Za-z]*(?:-[A-Za-z]*)?)([:)])/y)
    if (!match) throw new SyntaxError(`(${this.#reader.peek(3)} begins no group`)
    const outer: JavaFlags = this.#flags
    this.#flags = changeFlags(outer, match[1] ?? '')
    if (match[2] === ')') return undefined
    const source = `(?:${this.#closed()})`
    this.#flags = outer
    return { source }
  }

  #closed(): string {
    const source = this.#alternatives()
    if (!this.#reader.skip(')')) throw new SyntaxError('a group is not closed by )')
    return source
  }

  #escape(): Atom {
    const reader = this.#reader
    const number = reader.take(/[1-9]\d*/y)?.[0]
    if (number !== undefined) return this.#reference(Number(number), number)
    const name = reader.take(/k<([A-Za-z][A-Za-z0-9]*)>/y)?.[1]
    if (name !== undefined) return this.#reference(this.groupNames.get(name) ?? 0, name)
    const letter = reader.peek()
    const boundary = BOUNDARIES[letter]
    if (boundary !== undefined) {
      reader.next()
      return { source: boundary, isAssertion: true }
    }
    if (reader.skip('R')) return { source: LINE_END }
    const character = readEscapedCharacter(reader)
    if (character === undefined) throw new SyntaxError(`\\${letter} cannot be translated`)
    return this.#literal(character)
  }

  /** Where there are fewer groups than the number, its last digits are characters. */
  #reference(number: number, printed: string): Atom {
    if (this.#flags.i) throw new SyntaxError(`\\${printed} refers to a group under (?i)`)
    if (number > this.groupCount && number > 9) {
      const shorter = this.#reference(Math.floor(number / 10), printed.slice(0, -1))
      return { source: `(?:${shorter.source}${printed.slice(-1)})` }
    }
    if (number < 1 || number > this.groupCount) throw new SyntaxError(`\\${printed} refers to no group before it`)
    return { source: `\\k<${groupName(number)}>` }
  }
}

/** Escapes that match a place. */
const BOUNDARIES: Readonly<Record<string, string>> = {
  b: `(?:(?<=${WORD_CHARACTER})(?!${WORD_CHARACTER})|(?<!${WORD_CHARACTER})(?=${WORD_CHARACTER}))`,
  B: `(?:(?<=${WORD_CHARACTER})(?=${WORD_CHARACTER})|(?<!${WORD_CHARACTER})(?!${WORD_CHARACTER}))`,
  A: `(?<!${ANY})`,
  z: `(?!${ANY})`,
  Z: `(?=(?:${LINE_END})?$)`,
}
