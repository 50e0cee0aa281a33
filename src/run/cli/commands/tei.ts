import { TEI_FLAVOURS } from '../../../write/transforms/tei-flavours.ts'
import { FORMULAS_HELP } from '../shared/formula-options.ts'
import { SENTENCES_HELP, TOKENS_HELP } from '../shared/tei-mark-options.ts'
import type { TeiFlags } from '../paper-xml/tei.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml tei`. */
export const addTei: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('tei')
    .description('turn a paperXML file of any program into TEI P5')
    .argument('<file>', 'paperXML; - is standard input')
    .option('-o, --output <dir>', 'folder for NAME.tei.xml; - is standard output', '-')
    .option('--flavour <name>', TEI_FLAVOURS.join(', '), TEI_FLAVOURS[0])
    .option('--formulas <notation>', FORMULAS_HELP)
    .option('--sentences', SENTENCES_HELP)
    .option('--tokens', TOKENS_HELP)
    .action(async (file: string, flags: TeiFlags) => {
      const { runTei } = await import('../paper-xml/tei.ts')
      setStatus(await runTei(file, flags, terminal))
    })
  addExamples(command, ['paperxml tei paper.paper.xml --sentences -o out', 'out/paper.tei.xml, with sentences marked'])
}
