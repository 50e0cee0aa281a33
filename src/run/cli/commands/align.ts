import type { AlignFlags } from '../align/align-options.ts'
import { addOcrOptions } from '../shared/ocr-options.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml align`. */
export const addAlign: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('align')
    .description(
      'prepare documents for alignment with their translations, as PDFExtract does: HTML of pages, paragraphs, sentences',
    )
    .option('-I, --input <file>', 'document (default: standard input)')
    .option('-O, --output <file>', 'HTML to write (default: standard output)')
    .option('-B, --batch-file <file>', 'file with INPUT<TAB>OUTPUT on each line; - is standard input')
    .option('-L, --log <file>', 'log file; .log is added to a name without extension (default: standard output)')
    .option('-T, --threads <number>', 'documents at once', '1')
    .option('-C, --configuration <file>', 'rules, as PDFExtract.json has them (default: those that PDFExtract ships)')
    .option('-t, --timeout <seconds>', 'time limit of a document; pages that need OCR add to it', '60')
    .option('-K, --kenlm <path>', 'folder with the programs of KenLM; overrides the configuration')
    .option(
      '-S, --sentence-join <program>',
      'external sentence joiner, like sentence-join.py; overrides the configuration',
    )
    .option('-v, --verbose', 'print when documents begin and end, not only errors')
    .option('--keepbrtags', 'write <br /> after each line')
    .option('--getperms', 'write the permissions of the document into the head')
    .option('--respect-permissions', 'refuse documents whose owner forbids copying')
    .option('--compat', 'paragraphs page by page and line by line, as PDFExtract has them')
    .option('--language <code>', 'language of the document, like en or sr-Cyrl; auto detects it', 'auto')
    .option('--password <text>', 'opens an encrypted file')
  addExamples(
    command,
    ['paperxml align -I paper.pdf -O paper.html', 'one document'],
    ['paperxml align -B pairs.tsv -T 4', 'INPUT<TAB>OUTPUT on each line, four at once'],
  )
  addOcrOptions(command, 'never').action(async (flags: AlignFlags) => {
    const { runAlign } = await import('../align/align.ts')
    setStatus(await runAlign(flags, terminal))
  })
}
