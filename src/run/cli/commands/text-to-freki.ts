import type { TextToFrekiFlags } from '../freki/text-to-freki.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml text-to-freki`. */
export const addTextToFreki: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('text-to-freki')
    .description('write plain text in the format of Freki; blank lines separate its blocks')
    .argument('<input>', 'file of plain text; - is standard input')
    .argument('<output>', 'file to write; - is standard output')
    .option('--igtfile <file>', 'tags of examples: FIRST-LINE LAST-LINE TAG…, one example per line')
    .option('--encoding <name>', 'encoding of the text', 'utf-8')
    .option('-d, --detect <when>', 'guess the encoding: fallback (where --encoding fails), always, never', 'fallback')
    .action(async (input: string, output: string, flags: TextToFrekiFlags) => {
      const { runTextToFreki } = await import('../freki/text-to-freki.ts')
      setStatus(await runTextToFreki(input, output, flags, terminal))
    })
  addExamples(command, ['paperxml text-to-freki notes.txt notes.freki', 'a block for each part between blank lines'])
}
