import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml validate`. */
export const addValidate: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('validate')
    .description('check paperXML files against the DTD and TEI files against the schema of what this program writes')
    .argument('<file...>', 'paperXML, TEI or JATS')
    .action(async (files: string[]) => {
      const { runValidate } = await import('../paper-xml/validate.ts')
      setStatus(await runValidate(files, terminal))
    })
  addExamples(command, ['paperxml validate out/*.xml', 'a line for each problem, with its place'])
}
