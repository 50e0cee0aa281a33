import type { ExplainFlags } from '../explain/explain.ts'
import { addExamples } from '../shared/examples.ts'
import { addOcrOptions } from '../shared/ocr-options.ts'
import { addReadingOptions } from '../shared/reading-options.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml explain`. */
export const addExplain: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('explain')
    .description('print why a block of a paper is what it is: its facts, what was proposed, the rules for and against')
    .argument('<file>', 'PDF file; - is standard input')
    .option('--block <id>', 'the block with this id, as the report and the inspection page show it')
    .option('--text <words>', 'the blocks that hold these words')
    .option('--page <number>', 'the blocks of this page of the file, from 1')
    .option('--json', 'write JSON for programs')
    .option('--corrections <path>', 'file of corrections, or folder with NAME.corrections.json')
  addReadingOptions(command)
  addExamples(
    command,
    ['paperxml explain paper.pdf --text "4.2 Results"', 'why it is a heading, or why not'],
    ['paperxml explain paper.pdf --page 3', 'all blocks of the third page'],
  )
  addOcrOptions(command).action(async (file: string, flags: ExplainFlags) => {
    const { runExplain } = await import('../explain/explain.ts')
    setStatus(await runExplain(file, flags, terminal))
  })
}
