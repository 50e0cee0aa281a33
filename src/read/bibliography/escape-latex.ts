/** Characters that have a meaning in LaTeX and no escape with `\`, as commands that print them. */
const LATEX_COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Braces as commands that print them. */
const BRACE_COMMANDS: Readonly<Record<string, string>> = { '{': '\\textbraceleft{}', '}': '\\textbraceright{}' }

/** Text in which every character with a meaning in LaTeX is escaped. */
export function escapeLatex(text: string): string {
  const lone = loneBraces(text)
  return text.replace(/[\\{}&%#_$~^]/gu, (character, at: number) => {
    const command = lone.has(at) ? BRACE_COMMANDS[character] : LATEX_COMMANDS[character]
    return command ?? `\\${character}`
  })
}

/** A URL or DOI, which is written as it is, but for what would end the field or keep it open. */
export function escapeAddress(address: string): string {
  const lone = loneBraces(address)
  return address.replace(/[\\{}]/gu, (character, at: number) =>
    character === '\\' || lone.has(at) ? encodeURIComponent(character) : character,
  )
}

/** LaTeX as the value of a field: each brace has its other one, and no `\` at the end is before the brace that closes it. */
export function closeValue(latex: string): string {
  return pairBraces(latex.replace(/(?<!\\)(?:\\\\)*\\$/u, '$& '))
}

function pairBraces(latex: string): string {
  // Some readers ignore braces after a `\`: both counts must be right.
  if (loneBraces(latex).size + loneBraces(latex.replace(/\\[{}]/gu, '')).size === 0) return latex
  const unescaped = latex.replace(/\\([{}])/gu, (_, brace: string) => BRACE_COMMANDS[brace] ?? brace)
  const lone = loneBraces(unescaped)
  return unescaped.replace(/[{}]/gu, (brace, at: number) => (lone.has(at) ? (BRACE_COMMANDS[brace] ?? brace) : brace))
}

/** Places of unbalanced braces. BibTeX counts those after a `\` too, to find the end of a field. */
function loneBraces(text: string): ReadonlySet<number> {
  const lone = new Set<number>()
  const open: number[] = []
  for (const { 0: brace, index } of text.matchAll(/[{}]/gu)) {
    if (brace === '{') open.push(index)
    else if (open.pop() === undefined) lone.add(index)
  }
  for (const index of open) lone.add(index)
  return lone
}
