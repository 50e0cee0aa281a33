import { TransformError } from '../../../base/errors.ts'
import { checkValidity } from '../../../products/recipes/check-validity.ts'
import { attemptEach } from '../shared/attempt.ts'
import { readXmlInput } from '../shared/input.ts'
import type { Terminal } from '../shared/terminal.ts'

/** Runs `paperxml validate`: each file by the grammar that its root element asks for. The exit status. */
export function runValidate(files: readonly string[], terminal: Terminal): Promise<number> {
  return attemptEach(files, terminal, async file => {
    const { format, code, problems } = await checkValidity(await readXmlInput(file, terminal))
    for (const { line, message } of problems) terminal.writeError(`${file}:${line}: ${message}\n`)
    if (problems.length > 0) {
      const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
      throw new TransformError(code, `not valid ${format}: ${count}`)
    }
    terminal.writeOut(`${file}: valid ${format}\n`)
  })
}
