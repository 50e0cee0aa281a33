/** What in CoNLL-U breaks the rules of level 1 of Universal Dependencies; empty where nothing does. */
export function conlluProblems(conllu: string): readonly string[] {
  const problems: string[] = []
  const ids = new Set<string>()
  if (conllu !== '' && !conllu.endsWith('\n\n')) problems.push('the last sentence has no blank line behind it')
  if (conllu !== conllu.normalize('NFC')) problems.push('not in NFC')
  if (/\r|\n\n\n|[ \t]\n/.test(conllu.replace(/\n\n$/, '\n'))) problems.push('blanks at a line end, or two blank lines')
  for (const sentence of sentenceBlocks(conllu)) {
    const lines = sentence.split('\n')
    const id = commentOf(lines, 'sent_id')
    if (id === undefined || /\s/.test(id) || ids.has(id)) problems.push(`sent_id ${id}`)
    if (id !== undefined) ids.add(id)
    if (commentOf(lines, 'text') === undefined) problems.push(`${id} has no text`)
    const tokens = lines.filter(line => !line.startsWith('#'))
    if (tokens.length === 0) problems.push(`${id} has no tokens`)
    tokens.forEach((line, i) => {
      const columns = line.split('\t')
      const isSound = columns.length === 10 && columns[0] === String(i + 1) && columns.every(each => each !== '')
      if (!isSound || /^\s|\s$/.test(columns[1] ?? '')) problems.push(`${id}: ${line}`)
    })
  }
  return problems
}

/** The sentences that the tokens of CoNLL-U give back; throws where one is not its `# text`. */
export function sentencesOfConllu(conllu: string): readonly string[] {
  return sentenceBlocks(conllu).map(block => {
    const lines = block.split('\n')
    const tokens = lines.filter(line => !line.startsWith('#')).map(line => line.split('\t'))
    const text = tokens
      .map(columns => (columns[1] ?? '') + (columns[9] === 'SpaceAfter=No' ? '' : ' '))
      .join('')
      .trimEnd()
    if (text !== commentOf(lines, 'text')) throw new Error(`tokens give ${text}`)
    return text
  })
}

function sentenceBlocks(conllu: string): readonly string[] {
  return conllu.split('\n\n').filter(block => block !== '')
}

function commentOf(lines: readonly string[], name: string): string | undefined {
  const start = `# ${name} = `
  return lines.find(line => line.startsWith(start))?.slice(start.length)
}
