import { addDocumentOptions, type ConvertFlags } from '../convert/convert-flags.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml convert`. */
export const addConvert: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('convert')
    .description('convert PDF files, or files that other programs made from them')
    .argument('[file...]', 'PDF files, or files of OCR programs and converters; - is standard input')
    .optionsGroup('Output:')
    .option(
      '-o, --output <dir>',
      'folder for the outputs, created if it does not exist; - is standard output (default: .)',
    )
    .optionsGroup('Further readings of the same paper:')
    .option('--pages-of <pdf>', 'PDF from which an OCR program made the file; gives page sizes, figures and metadata')
    .option(
      '--layout <file>',
      'HTML of the pages, with positions (pdftohtml -c -s, mutool -F html) or without, instead of a file …',
    )
    .option('--float <file>', '… and the same paper as running HTML (pdftohtml -noframes, mutool -F xhtml)')
    .option(
      '--with <file>',
      'another reading of the same pages, like hOCR; where words differ, the likelier one is used',
    )
  addExamples(
    command,
    ['paperxml convert paper.pdf -o out', 'paperXML, TEI and sentences of a paper'],
    ['paperxml convert paper.pdf --to markdown -o -', 'Markdown on standard output'],
    ['paperxml convert scan.pdf --ocr-language de -o out', 'a scan in a known language'],
    ['paperxml convert paper.pdf --pages 3-9 --report -o out', 'some pages, and the account of their glyphs'],
  )
  addDocumentOptions(command).action(async (files: string[], flags: ConvertFlags) => {
    const { runConvert } = await import('../convert/convert.ts')
    setStatus(await runConvert(files, flags, terminal))
  })
}
