import { READER_NAMES } from '../../../read/sources/read-source.ts'
import { addOcrOptions } from '../shared/ocr-options.ts'
import type { FrekiFlags } from '../freki/freki.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml freki`. */
export const addFreki: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('freki')
    .description('find the blocks of a document by XY-cut and write them in the format of Freki, columns kept aligned')
    .argument('<input>', 'PDF or XML of another program; - is standard input')
    .argument('<output>', 'file to write; - is standard output')
    .option('-r, --reader <name>', `how the input is read: ${[...READER_NAMES, 'text'].join(', ')}`, 'auto')
    .option('-a, --analyzer <name>', 'how blocks are found: xycut, as in the program of the authors', 'xycut')
    .option('-v, --verbose', 'accepted for compatibility; it changes nothing, since every problem is reported anyway')
    .option('-z, --gzip', 'pack the output and append .gz to its name')
    .option('--preset <name>', 'paper: as in the article; code: as in the program of its authors', 'paper')
    .option('--noise-x <share>', 'largest density in a valley between columns (default: 0)')
    .option('--noise-y <share>', 'largest density in a valley between rows (default: 0)')
    .option(
      '--valley-x <width>',
      'least width of a valley between columns: points, height, histogram (default: height)',
    )
    .option('--valley-y <width>', 'least width of a valley between rows: points, height, histogram (default: height)')
    .option('--part-x <shares>', 'least width and height of a column, in pages (default: 1/6,1/32)')
    .option('--part-y <shares>', 'least width and height of a row, in pages (default: 1/6,1/128)')
    .option('--zones <dir>', 'draw each page with its cuts and blocks into this folder, as NAME.page-1.svg')
    .option('--pages <ranges>', 'pages of the file, from 1: 3-9,12 (default: all)')
    .option('--password <text>', 'opens an encrypted file')
  addExamples(command, ['paperxml freki paper.pdf paper.freki', 'blocks and lines, with the tags of glossed examples'])
  addOcrOptions(command).action(async (input: string, output: string, flags: FrekiFlags) => {
    const { runFreki } = await import('../freki/freki.ts')
    setStatus(await runFreki(input, output, flags, terminal))
  })
}
