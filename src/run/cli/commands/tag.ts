import type { TagFlags } from '../paper-xml/tag.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml tag`. */
export const addTag: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('tag')
    .description('write lemmas, parts of speech and features of a tagger into the words of a TEI')
    .argument('<file>', 'TEI that was made with --sentences --tokens')
    .argument('<tags>', 'CoNLL-U, the vertical format, or a table of words; - is standard input')
    .option('-o, --output <dir>', 'folder for NAME.tei.xml; - is standard output', '-')
    .action(async (file: string, tags: string, flags: TagFlags) => {
      const { runTag } = await import('../paper-xml/tag.ts')
      setStatus(await runTag(file, tags, flags, terminal))
    })
  addExamples(
    command,
    [
      'paperxml tag out/paper.tei.xml parsed/paper.conllu -o tagged',
      'tagged/paper.tei.xml, with @lemma, @pos and @msd',
    ],
    ['paperxml tag out/paper.tei.xml - < parsed/paper.conllu', 'on standard output'],
  )
}
