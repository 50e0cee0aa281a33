import { TEI_FLAVOURS } from '../../transforms/tei-flavours.ts'
import { SENTENCES_HELP, TOKENS_HELP } from '../shared/tei-mark-options.ts'
import type { TeiFlags } from '../paper-xml/tei.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml tei`. */
export const addTei: AddCommand = (program, terminal, setStatus) => {
  program
    .command('tei')
    .description('turn a paperXML file of any program into TEI P5, on standard output')
    .argument('<file>')
    .option('-o, --output <dir>', 'write NAME.tei.xml into this folder')
    .option('--flavour <name>', TEI_FLAVOURS.join(', '), TEI_FLAVOURS[0])
    .option('--sentences', SENTENCES_HELP)
    .option('--tokens', TOKENS_HELP)
    .action(async (file: string, flags: TeiFlags) => {
      const { runTei } = await import('../paper-xml/tei.ts')
      setStatus(await runTei(file, flags, terminal))
    })
}
