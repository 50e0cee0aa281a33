import { FUNCTIONS } from '../function-names.ts'
import {
  type MathAccent,
  type MathFence,
  type MathNode,
  type MathScripts,
  type MathSign,
  type MathTable,
  partsOf,
} from '../math-node.ts'
import { ALPHABET_COMMANDS, LETTER_COMMANDS, OVER_MARKS, SIGN_COMMANDS, UNDER_MARKS } from './latex-signs.ts'

/** The formula in LaTeX, for mathematics mode, on one line; compiles with `amsmath` and `amssymb`. */
export function toLatex(node: MathNode): string {
  return write(node).replace(/ {2,}/gu, ' ').trim()
}

function write(node: MathNode): string {
  switch (node.type) {
    case 'row':
      return joined(node.children.map(write))
    case 'identifier':
      return identifier(node.text, node.alphabet)
    case 'number':
      return node.alphabet === 'upright' || node.alphabet === 'italic'
        ? node.text
        : inAlphabet(node.text, node.alphabet)
    case 'sign':
      return sign(node)
    case 'text':
      return text(node.text, node.isBold === true ? 'textbf' : node.isItalic === true ? 'textit' : 'text')
    case 'space':
      return node.width >= WIDE_SPACE ? '\\qquad ' : '\\quad '
    case 'fraction':
      return fraction(node.numerator, node.denominator, node.hasRule)
    case 'root':
      return `\\sqrt${node.index === undefined ? '' : `[{${write(node.index)}}]`}{${write(node.radicand)}}`
    case 'scripts':
      return scripts(node)
    case 'accent':
      return accent(node)
    case 'fence':
      return fence(node)
    case 'table':
      return table(node)
  }
}

/** Ems from which a space is two quads. */
const WIDE_SPACE = 1.6

/** The parts one after the other; a command is told from a letter after it by a blank. */
function joined(parts: readonly string[]): string {
  let out = ''
  for (const part of parts) out += /\\[A-Za-z]+$/u.test(out) && /^[A-Za-z]/u.test(part) ? ` ${part}` : part
  return out
}

function identifier(letters: string, alphabet: string): string {
  if (alphabet === 'italic' && [...letters].length === 1) return character(letters)
  if (alphabet === 'upright' && FUNCTIONS.has(letters)) return `\\${letters}`
  if (alphabet === 'upright' && /^\p{L}{2,}$/u.test(letters) && /^[a-z]/iu.test(letters))
    return `\\operatorname{${letters}}`
  return inAlphabet(letters, alphabet)
}

function inAlphabet(letters: string, alphabet: string): string {
  const written = joined([...letters].map(character))
  const command = ALPHABET_COMMANDS[alphabet]
  if (command === undefined) return written
  // The alphabets of LaTeX have Latin letters, those of capitals alone where they are of script or double-struck.
  const isCommand = written.startsWith('\\')
  if (isCommand && alphabet === 'bold') return `\\boldsymbol{${written}}`
  return isCommand && alphabet !== 'bold-italic' ? written : `\\${command}{${written}}`
}

/** Ends of characters that are special in LaTeX. */
const ESCAPED = /^[#%&_{}]$/u

function character(letter: string): string {
  const command = LETTER_COMMANDS.get(letter) ?? SIGN_COMMANDS.get(letter)
  if (command !== undefined) return /^[A-Za-z]/u.test(command) ? `\\${command} ` : command
  // A dollar at the end would be read together with the one that ends the formula.
  if (letter === '$') return '{\\$}'
  if (ESCAPED.test(letter)) return `\\${letter}`
  if (letter === '\\') return '\\backslash '
  if (letter === '~') return '\\sim '
  if (letter === '^') return '\\hat{\\ }'
  if (letter > '~') return `\\text{${letter}}`
  return letter
}

function sign({ text: signs, isTall }: MathSign): string {
  const written = signs === '−' ? '-' : signs === '’' ? "'" : joined([...signs].map(signCharacter))
  return isTall === true && isDelimiter(signs) ? `\\big${delimiter(signs)}` : written
}

function signCharacter(letter: string): string {
  if (letter === '{' || letter === '}') return `\\${letter}`
  if (letter === '−' || letter === '‐' || letter === '–') return '-'
  return character(letter)
}

const DELIMITERS = new Set([...'()[]{}|‖⟨⟩⌈⌉⌊⌋/\\↑↓⌜⌝⌞⌟'])

function isDelimiter(text: string): boolean {
  return DELIMITERS.has(text)
}

function delimiter(text: string): string {
  if (text === '') return '.'
  const written = signCharacter(text)
  return isDelimiter(text) ? written : '.'
}

function text(words: string, command: string): string {
  const escaped = words
    .replace(/[\\^~]/gu, '')
    .replace(/[#$%&_{}]/gu, '\\$&')
    .replace(/[−–]/gu, '-')
  return `\\${command}{${escaped}}`
}

function fraction(numerator: MathNode, denominator: MathNode, hasRule: boolean): string {
  const parts = `{${write(numerator)}}{${write(denominator)}}`
  // With empty brackets pandoc does not read it.
  return hasRule ? `\\frac${parts}` : `\\genfrac{.}{.}{0pt}{}${parts}`
}

/** Brackets around a binomial or another stack belong to its command. */
function fence({ open, close, body }: MathFence): string {
  const [opening, closing] = [delimiter(open), delimiter(close)]
  if (body.type !== 'fraction' || body.hasRule) return `\\left${opening}${write(body)}\\right${closing}`
  const parts = `{${write(body.numerator)}}{${write(body.denominator)}}`
  return open === '(' && close === ')' ? `\\binom${parts}` : `\\genfrac{${opening}}{${closing}}{0pt}{}${parts}`
}

function group(node: MathNode): string {
  return `{${write(node).trim()}}`
}

function scripts(node: MathScripts): string {
  const { base, sub, sup, preSub, preSup, areLimits } = node
  const before = `${preSub ? `_${group(preSub)}` : ''}${preSup ? `^${group(preSup)}` : ''}`
  const marks = supOf(sup)
  if (areLimits === true && !hasLimits(base)) return limits(node)
  const body = needsBraces(base) ? group(base) : write(base).trim()
  return `${before === '' ? '' : `{}${before}`}${body}${sub ? `_${group(sub)}` : ''}${marks}`
}

/** A raised part; primes alone are typed as such. */
function supOf(sup: MathNode | undefined): string {
  if (sup === undefined) return ''
  const parts = partsOf(sup)
  const primes = parts.every(part => part.type === 'sign' && part.text === '′')
  return primes ? "'".repeat(parts.length) : `^${group(sup)}`
}

/** Whether LaTeX itself sets limits of the part above and below it in a display. */
export function hasLimits(base: MathNode): boolean {
  if (base.type === 'sign') return LIMIT_SIGNS.test(base.text)
  if (base.type === 'identifier') return LIMIT_FUNCTIONS.has(base.text)
  return base.type === 'accent' && (base.mark === '⏞' || base.mark === '⏟')
}

const LIMIT_SIGNS = /^[∑∏∐⋂⋃⨆⋁⋀⨁⨂⨀⨄]$/u
const LIMIT_FUNCTIONS = new Set('det gcd inf lim max min sup Pr'.split(' '))

function limits({ base, sub, sup }: MathScripts): string {
  if (base.type === 'sign' && /^[∫∬∭∮]$/u.test(base.text)) {
    return `${write(base).trim()}\\limits${sub ? `_${group(sub)}` : ''}${sup ? `^${group(sup)}` : ''}`
  }
  const over = sup ? `\\overset${group(sup)}${group(base)}` : group(base)
  return sub ? `\\underset${group(sub)}{${over}}` : over
}

/** Whether scripts after the part would hang on a piece of it. */
function needsBraces(base: MathNode): boolean {
  return base.type === 'row' || base.type === 'scripts' || (base.type === 'number' && base.text.length > 1)
}

function accent({ base, mark, place, isWide }: MathAccent): string {
  if (place === 'under') {
    const command = UNDER_MARKS.get(mark)
    return command === undefined ? `\\underset{${character(mark)}}${group(base)}` : `\\${command}${group(base)}`
  }
  const commands = OVER_MARKS.get(mark)
  return commands === undefined
    ? `\\overset{${character(mark)}}${group(base)}`
    : `\\${commands[isWide === true ? 1 : 0]}${group(base)}`
}

const ENVIRONMENTS = { matrix: 'matrix', cases: 'cases', aligned: 'aligned' }

function table({ kind, rows }: MathTable): string {
  const lines = rows.map(cells => cells.map(cell => write(cell).trim()).join(' & '))
  // A bracket at the start of a row would be read as the space after the row before.
  const guarded = lines.map(line => (line.startsWith('[') ? `{}${line}` : line))
  return `\\begin{${ENVIRONMENTS[kind]}}${guarded.join(' \\\\ ')}\\end{${ENVIRONMENTS[kind]}}`
}
