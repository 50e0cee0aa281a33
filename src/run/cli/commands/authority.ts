import { Option } from 'commander'
import type { AuthorityBuildFlags } from '../authority/authority-build.ts'
import type { AuthoritySuggestFlags } from '../authority/authority-suggest.ts'
import type { AuthorityTakeFlags } from '../authority/authority-take.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml authority`. */
export const addAuthority: AddCommand = (program, terminal, setStatus) => {
  const authority = program
    .command('authority')
    .description('collect authors and organisations of earlier papers, and check new papers against them')
  addBuild(authority, terminal, setStatus)
  addSuggest(authority, terminal, setStatus)
  addTake(authority, terminal, setStatus)
}

const addBuild: AddCommand = (authority, terminal, setStatus) => {
  const building = authority
    .command('build')
    .description(
      'collect authors and organisations from paperXML files into an authority file; existing entries are kept',
    )
    .argument('<folder...>', 'folders with paperXML at any depth, or files')
    .option('--authority <file>', 'authority file, updated if it exists; - is standard output', '-')
    .addOption(new Option('-o, --output <file>').hideHelp())
    .action(async (folders: string[], flags: AuthorityBuildFlags) => {
      const { runAuthorityBuild } = await import('../authority/authority-build.ts')
      setStatus(await runAuthorityBuild(folders, flags, terminal))
    })
  addExamples(building, [
    'paperxml authority build out --authority our.authority',
    'new names are added to those of the file',
  ])
}

const addSuggest: AddCommand = (authority, terminal, setStatus) => {
  const suggesting = authority
    .command('suggest')
    .description('show where an authority file differs from the headers of paperXML files, or adds to them')
    .argument('<file...>', 'paperXML files')
    .requiredOption('--authority <file>', 'authority file')
    .option(
      '-o, --output <dir>',
      'folder for NAME.corrections.json, to which sure suggestions are added, and NAME.proposals.json with the others',
    )
    .option('--json', 'write the suggestions as JSON')
    .action(async (files: string[], flags: AuthoritySuggestFlags) => {
      const { runAuthoritySuggest } = await import('../authority/authority-suggest.ts')
      setStatus(await runAuthoritySuggest(files, flags, terminal))
    })
  addExamples(suggesting, [
    'paperxml authority suggest new.paper.xml --authority our.authority',
    'where the paper differs from the file',
  ])
}

const addTake: AddCommand = (authority, terminal, setStatus) => {
  const taking = authority
    .command('take')
    .description(
      'remember in an authority file what files of proposals or corrections say, so that it is certain next time',
    )
    .argument('<file...>', 'NAME.proposals.json, from which you removed what is wrong, or NAME.corrections.json')
    .requiredOption('--authority <file>', 'authority file')
    .option('-o, --output <dir>', 'folder for NAME.corrections.json, to which the proposals are added')
    .action(async (files: string[], flags: AuthorityTakeFlags) => {
      const { runAuthorityTake } = await import('../authority/authority-take.ts')
      setStatus(await runAuthorityTake(files, flags, terminal))
    })
  addExamples(taking, [
    'paperxml authority take patches/new.proposals.json --authority our.authority -o patches',
    'what is proposed is corrected, and certain next time',
  ])
}
