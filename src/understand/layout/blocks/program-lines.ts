import type { TextLine } from '../../../model/page/text-line.ts'

/** Fewest numbered lines of a program: shorter ones are told by a frame, a caption or their font. */
const LEAST_NUMBERED = 4
/** Most lines without a number in a row: a statement that is too long for its line. */
const MOST_WRAPPED = 2
/** Right edges of the numbers differ by less than this, in ems: they may be flush left too. */
const SAME_EDGE_IN_EMS = 0.7
/** Least share of the numbered lines with a sign or a word of programs. */
const MOSTLY_STATEMENTS = 0.4

/** The number of a line of a program: `7:` as most typesetters of algorithms print it, or bare, as near its statement as a word. */
const NUMBER = /^(\d{1,3})(?::|(?=\p{L})|$)/u
/** The same in the text of a line, with the blank after it. */
const NUMBER_BEFORE_STATEMENT = /^\d{1,3}:?\s*/u
/**
 * What statements have, and sentences and entries of lists have not: assignments, calls, key words of algorithms in English at
 * their begin or end. Inside a line these are words of sentences too.
 */
const STATEMENT =
  /[←⟵≔▷{}]|:=|[=;]$|^\W*(?:end|while|for|foreach|if|else|elseif|elsif|repeat|until|return|procedure|function|goto)\b|\b(?:do|then)$|\p{L}\w*\(|^[\d\W]*<\/?\p{L}[^<>]*>/u

/**
 * The lines of programs whose lines are numbered, in type like that of the text: numbers that are below one another and rise
 * by one, before statements.
 *
 *     1: count ← 0
 *     2: for each river do
 *     3:     count ← count + 1
 *     4: end for
 */
export function findProgramLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const programs: Statement[][] = []
  let program: Statement[] = []
  for (const line of lines) {
    const last = program.at(-1)
    const number = numberOf(line)
    if (last !== undefined && number === last.number + 1 && haveSameEdge(last.line, line)) {
      program.push({ line, number, wrapped: [] })
    } else if (last !== undefined && number === undefined && goesOn(last, line)) {
      last.wrapped.push(line)
    } else {
      program = number === undefined ? [] : [{ line, number, wrapped: [] }]
      programs.push(program)
    }
  }
  return new Set(programs.filter(isProgram).flatMap(linesOfProgram))
}

/** A numbered line, and those that continue it. */
interface Statement {
  readonly line: TextLine
  readonly number: number
  readonly wrapped: TextLine[]
}

function isProgram(statements: readonly Statement[]): boolean {
  const sure = statements.filter(({ line }) => STATEMENT.test(statementOf(line)))
  return statements.length >= LEAST_NUMBERED && sure.length >= MOSTLY_STATEMENTS * statements.length
}

/** All lines up to the last number: what follows that may be text. */
function linesOfProgram(statements: readonly Statement[]): TextLine[] {
  return statements.flatMap(({ line, wrapped }, i) => (i < statements.length - 1 ? [line, ...wrapped] : [line]))
}

/** Whether a line begins to the right of the number of a statement, which it continues. */
function goesOn({ line, wrapped }: Statement, { box }: TextLine): boolean {
  return wrapped.length < MOST_WRAPPED && box.left >= (line.words[0]?.box.right ?? Infinity)
}

function numberOf({ words, direction }: TextLine): number | undefined {
  const number = direction === 0 ? NUMBER.exec(words[0]?.text ?? '')?.[1] : undefined
  return number === undefined ? undefined : Number(number)
}

function statementOf({ text }: TextLine): string {
  return text.replace(NUMBER_BEFORE_STATEMENT, '')
}

function haveSameEdge(above: TextLine, below: TextLine): boolean {
  const isSame = (edge: 'left' | 'right') =>
    Math.abs((above.words[0]?.box[edge] ?? 0) - (below.words[0]?.box[edge] ?? 0)) < SAME_EDGE_IN_EMS * below.size
  return isSame('left') || isSame('right')
}
