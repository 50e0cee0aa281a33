import { addOcrOptions } from '../shared/ocr-options.ts'
import { addReadingOptions } from '../shared/reading-options.ts'
import type { InspectFlags } from '../inspect/inspect.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml inspect`. */
export const addInspect: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('inspect')
    .description('write an HTML page that shows how a PDF file was understood and why, and where it can be corrected')
    .argument('<file>', 'PDF file; - is standard input')
    .option('-o, --output <dir>', 'folder for NAME.inspect.html; - is standard output (default: .)')
    .option('--corrections <path>', 'file of corrections, or folder with NAME.corrections.json')
    .option('--pages <ranges>', 'pages of the file, from 1: 3-9,12 (default: all)')
  addReadingOptions(command)
  addExamples(
    command,
    ['paperxml inspect paper.pdf', 'paper.inspect.html: look, correct, save corrections'],
    ['paperxml inspect paper.pdf --corrections paper.corrections.json -o out', 'look again'],
  )
  addOcrOptions(command).action(async (file: string, flags: InspectFlags) => {
    const { runInspect } = await import('../inspect/inspect.ts')
    setStatus(await runInspect(file, flags, terminal))
  })
}
