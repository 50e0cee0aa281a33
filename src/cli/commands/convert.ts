import { addDocumentOptions, type ConvertFlags } from '../convert/convert-flags.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml convert`. */
export const addConvert: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('convert')
    .description('convert PDF files, or what other programs read of them; - reads standard input')
    .argument('[file...]')
    .option(
      '-o, --output <dir>',
      'folder of the outputs, made where it is not there; - is standard output (default: .)',
    )
    .option(
      '--pages-of <pdf>',
      'PDF that the file, of an OCR program, was made from: sizes of pages, figures, metadata',
    )
    .option('--layout <file>', 'HTML with the place of each line (pdftohtml -c -s, mutool -F html) instead of a file …')
    .option('--float <file>', '… and the same paper as running HTML (pdftohtml -noframes, mutool -F xhtml)')
    .option('--with <file>', 'another reading of the same pages, like hOCR; the likelier words of both are taken')
  addDocumentOptions(command).action(async (files: string[], flags: ConvertFlags) => {
    const { runConvert } = await import('../convert/convert.ts')
    setStatus(await runConvert(files, flags, terminal))
  })
}
