import type { TextLine } from '../../page/text-line.ts'

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
/**
 * What statements have, and sentences and entries of lists have not: assignments, calls, key words of algorithms in English at
 * their begin or end. Inside a line these are words of sentences too.
 */
const STATEMENT =
  /[←⟵≔▷{}]|:=|[=;]$|^\W*(?:end|while|for|foreach|if|else|elseif|elsif|repeat|until|return|procedure|function|goto)\b|\b(?:do|then)$|\p{L}\w*\(/u

/**
 * The lines of programs whose lines are numbered, in type like that of the text: numbers that stand below one another and rise
 * by one, before statements.
 *
 *     1: count ← 0
 *     2: for each river do
 *     3:     count ← count + 1
 *     4: end for
 */
export function findProgramLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const found = new Set<TextLine>()
  let program: TextLine[] = []
  let numbered: TextLine[] = []
  const close = () => {
    const statements = numbered.filter(line => STATEMENT.test(statementOf(line)))
    const isProgram = numbered.length >= LEAST_NUMBERED && statements.length >= MOSTLY_STATEMENTS * numbered.length
    const end = program.indexOf(numbered.at(-1) as TextLine) + 1
    if (isProgram) for (const line of program.slice(0, end)) found.add(line)
    program = []
    numbered = []
  }
  for (const line of lines) {
    const last = numbered.at(-1)
    const number = numberOf(line)
    const follows = last !== undefined && number === (numberOf(last) ?? 0) + 1 && haveSameEdge(last, line)
    const wrapped = program.length - 1 - program.indexOf(last as TextLine)
    const isWrapped = last !== undefined && number === undefined && wrapped < MOST_WRAPPED && isSetIn(line, last)
    if (follows) numbered.push(line)
    else if (!isWrapped) {
      close()
      if (number === undefined) continue
      numbered.push(line)
    }
    program.push(line)
  }
  close()
  return found
}

function numberOf({ words, direction }: TextLine): number | undefined {
  const number = direction === 0 ? NUMBER.exec(words[0]?.text ?? '')?.[1] : undefined
  return number === undefined ? undefined : Number(number)
}

function statementOf({ text }: TextLine): string {
  return text.replace(NUMBER, '')
}

function haveSameEdge(above: TextLine, below: TextLine): boolean {
  const isSame = (edge: 'left' | 'right') =>
    Math.abs((above.words[0]?.box[edge] ?? 0) - (below.words[0]?.box[edge] ?? 0)) < SAME_EDGE_IN_EMS * below.size
  return isSame('left') || isSame('right')
}

/** Whether a line begins behind the number of the statement that it continues. */
function isSetIn({ box }: TextLine, { words }: TextLine): boolean {
  return box.left >= (words[0]?.box.right ?? Infinity)
}
