import type { AuthorityBuildFlags } from '../authority/authority-build.ts'
import type { AuthoritySuggestFlags } from '../authority/authority-suggest.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml authority`. */
export const addAuthority: AddCommand = (program, terminal, setStatus) => {
  const authority = program
    .command('authority')
    .description('keep what earlier papers show of authors and organisations, and use it for new ones')
  authority
    .command('build')
    .description('collect authors and organisations from paperXML files into an authority file, keeping what is in it')
    .argument('<folder...>', 'folders with paperXML at any depth, or files')
    .option('-o, --output <file>', 'authority file, brought up to date where it is there; - is standard output', '-')
    .action(async (folders: string[], flags: AuthorityBuildFlags) => {
      const { runAuthorityBuild } = await import('../authority/authority-build.ts')
      setStatus(await runAuthorityBuild(folders, flags, terminal))
    })
  authority
    .command('suggest')
    .description('tell what an authority file knows better, or beyond, of the headers of paperXML files')
    .argument('<file...>', 'paperXML files')
    .requiredOption('--authority <file>', 'authority file')
    .option(
      '-o, --output <path>',
      'file of corrections, or folder of NAME.corrections.json: what is sure is added to it',
    )
    .option('--json', 'write the suggestions as JSON')
    .action(async (files: string[], flags: AuthoritySuggestFlags) => {
      const { runAuthoritySuggest } = await import('../authority/authority-suggest.ts')
      setStatus(await runAuthoritySuggest(files, flags, terminal))
    })
}
