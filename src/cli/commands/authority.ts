import type { AuthorityBuildFlags } from '../authority/authority-build.ts'
import type { AuthoritySuggestFlags } from '../authority/authority-suggest.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml authority`. */
export const addAuthority: AddCommand = (program, terminal, setStatus) => {
  const authority = program
    .command('authority')
    .description('collect authors and organisations of earlier papers, and check new papers against them')
  authority
    .command('build')
    .description(
      'collect authors and organisations from paperXML files into an authority file; existing entries are kept',
    )
    .argument('<folder...>', 'folders with paperXML at any depth, or files')
    .option('-o, --output <file>', 'authority file, updated if it exists; - is standard output', '-')
    .action(async (folders: string[], flags: AuthorityBuildFlags) => {
      const { runAuthorityBuild } = await import('../authority/authority-build.ts')
      setStatus(await runAuthorityBuild(folders, flags, terminal))
    })
  authority
    .command('suggest')
    .description('show where an authority file differs from the headers of paperXML files, or adds to them')
    .argument('<file...>', 'paperXML files')
    .requiredOption('--authority <file>', 'authority file')
    .option(
      '-o, --output <path>',
      'file of corrections, or folder for NAME.corrections.json; certain suggestions are added to it',
    )
    .option('--json', 'write the suggestions as JSON')
    .action(async (files: string[], flags: AuthoritySuggestFlags) => {
      const { runAuthoritySuggest } = await import('../authority/authority-suggest.ts')
      setStatus(await runAuthoritySuggest(files, flags, terminal))
    })
}
