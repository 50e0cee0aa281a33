import { Command, CommanderError } from 'commander'
import { ERROR_CODES } from '../errors.ts'
import { READER_NAMES } from '../sources/read-source.ts'
import { readVersion } from '../transforms/package-file.ts'
import type { AuthorityBuildFlags } from './authority-build.ts'
import type { AuthoritySuggestFlags } from './authority-suggest.ts'
import type { BatchFlags } from './batch-options.ts'
import type { BibExportFlags, BibFlags } from './bib.ts'
import { addDocumentOptions, type ConvertFlags, READER_HELP } from './convert-flags.ts'
import { toExitStatus, toFailureLine, toPaperError } from './failure.ts'
import type { FrekiFlags } from './freki.ts'
import type { InspectFlags } from './inspect.ts'
import { addOcrOptions } from './ocr-options.ts'
import type { RecoverFlags } from './recover-options.ts'
import type { TeiFlags } from './tei.ts'
import type { Terminal } from './terminal.ts'
import type { TextToFrekiFlags } from './text-to-freki.ts'
import type { TsvFlags } from './tsv.ts'

const EXIT_STATUSES = `
Exit status: 0 all went well; of several files the status of the first that failed:
  64 wrong use   65 the file is damaged, invalid or no paper   66 no such file   69 no data to read its language
  70 a fault of the program   73 cannot write   75 over its limit of time or memory   77 needs a password`

const EXAMPLES = `
Examples:
  paperxml convert paper.pdf -o out          out/paper.paper.xml, out/paper.tei.xml, out/paper.tsv
  paperxml convert *.pdf -o out --report     and out/NAME.report.json with the account of every glyph
  paperxml convert - --to tei < paper.pdf    TEI on standard output
  paperxml recover novel.txt -o out --report out/novel.recovered.txt, and how it came about`

/** Runs the command line; the exit status. Tells every failure on `terminal` and throws none. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<number> {
  let status = 0
  const program = buildProgram(terminal, outcome => {
    status = outcome
  })
  try {
    await program.parseAsync([...args], { from: 'user' })
    return status
  } catch (thrown) {
    if (thrown instanceof CommanderError) {
      if (thrown.exitCode === 0) return 0
      // No command: the help has been printed instead of an error.
      if (thrown.code === 'commander.help') return ERROR_CODES.E_OPTION_UNKNOWN.exit
    }
    const failure = toPaperError(thrown)
    terminal.writeError(toFailureLine(failure))
    return toExitStatus(failure)
  }
}

/** The commands. Each loads its code when it is called: `--help` waits for no PDF reader. */
function buildProgram(terminal: Terminal, setStatus: (status: number) => void): Command {
  const program = new Command('paperxml')
    .description('Turns scholarly papers into their logical structure: paperXML, TEI P5 and typed sentences.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    // Errors are told by runProgram, with their code.
    .configureOutput({ writeOut: terminal.writeOut, writeErr: terminal.writeError, outputError: () => {} })
    .addHelpText('after', EXAMPLES + '\n' + EXIT_STATUSES)
  addConvert(program, terminal, setStatus)
  addBatch(program, terminal, setStatus)
  addInspect(program, terminal, setStatus)
  addTei(program, terminal, setStatus)
  addTsv(program, terminal, setStatus)
  addRecover(program, terminal, setStatus)
  addTextToFreki(program, terminal, setStatus)
  addValidate(program, terminal, setStatus)
  addFreki(program, terminal, setStatus)
  addBib(program, terminal, setStatus)
  addAuthority(program, terminal, setStatus)
  return program
}

type SetStatus = (status: number) => void

function addConvert(program: Command, terminal: Terminal, setStatus: SetStatus): void {
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
    const { runConvert } = await import('./convert.ts')
    setStatus(await runConvert(files, flags, terminal))
  })
}

function addBatch(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  const command = program
    .command('batch')
    .description('convert many documents, each under limits of time and memory; goes on where it was stopped')
    .argument('[input...]', 'files, folders, patterns like papers/**/*.pdf, and archives (tar, tar.gz, zip)')
    .requiredOption('-o, --output <dir>', 'folder of the outputs, in which the folders of the inputs are mirrored')
    .option('--list <file>', 'file with the name of a document on each line; - is standard input')
    .option('--include <patterns>', 'names of the documents in folders and archives', '*.pdf,*.pdf.gz')
    .option('--workers <number>', 'documents that are converted at once (default: the cores of the machine)')
    .option('--time-limit <seconds>', 'most time for a document; one that is recognised has more by the page', '60')
    .option('--memory-limit <megabytes>', 'most memory of a worker', '1000')
    .option('--retry-failed', 'convert again what failed before')
    .option('--only-changed', 'convert again what has changed: the file, the options or the program')
    .option('--shard <i/n>', 'convert one of n parts of the documents, for several machines')
  addDocumentOptions(command).action(async (inputs: string[], flags: BatchFlags) => {
    const { runBatchCommand } = await import('./batch.ts')
    setStatus(await runBatchCommand(inputs, flags, terminal))
  })
}

function addInspect(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  const command = program
    .command('inspect')
    .description('write an HTML page that shows how a PDF file is understood and why, to correct it there')
    .argument('<file>')
    .option('-o, --output <file>', 'file of the page; - is standard output (default: NAME.inspect.html)')
    .option('--corrections <path>', 'file of corrections, or folder with NAME.corrections.json')
    .option('--pages <ranges>', 'pages of the file, from 1: 3-9,12 (default: all)')
    .option('--language <code>', 'language of the paper, like en or sr-Cyrl; auto finds out', 'auto')
    .option('--password <text>', 'opens an encrypted file')
    .option('--reader <name>', READER_HELP, 'auto')
  addOcrOptions(command).action(async (file: string, flags: InspectFlags) => {
    const { runInspect } = await import('./inspect.ts')
    setStatus(await runInspect(file, flags, terminal))
  })
}

function addTei(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  program
    .command('tei')
    .description('turn a paperXML file of any program into TEI P5, on standard output')
    .argument('<file>')
    .option('-o, --output <dir>', 'write NAME.tei.xml into this folder')
    .option('--flavour <name>', 'default, task2012, grobid', 'default')
    .action(async (file: string, flags: TeiFlags) => {
      const { runTei } = await import('./tei.ts')
      setStatus(await runTei(file, flags, terminal))
    })
}

function addTsv(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  program
    .command('tsv')
    .description('turn a paperXML file of any program into a table of sentences, on standard output')
    .argument('<file>')
    .option('-o, --output <dir>', 'write NAME.tsv into this folder')
    .option('--types <types>', 'only sentences of these types, with commas between, like paragraph,footnote')
    .action(async (file: string, flags: TsvFlags) => {
      const { runTsv } = await import('./tsv.ts')
      setStatus(await runTsv(file, flags, terminal))
    })
}

function addRecover(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  program
    .command('recover')
    .description('recover paragraphs and sentences from hard-wrapped plain text; - reads standard input')
    .argument('<file...>', 'files of plain text, or folders of *.txt')
    .option('-o, --output <dir>', 'folder for NAME.recovered.txt; - is standard output (default: .)')
    .option('--preset <name>', 'default, novel, columns; published: as the article says', 'default')
    .option('--eps <share>', 'share of the column width by which lines of running text may differ from it')
    .option('--column-width <characters>', 'width of the column (default: measured)')
    .option('--sentences', 'one sentence a line in place of one paragraph')
    .option('--objects <what>', 'notes and parts of tables in the text: drop, keep, mark (default: drop)')
    .option('--hyphens <how>', 'simple undoes each at a line end; lexicon asks word lists (default: by preset)')
    .option('--words <file>', 'words of your own for the hyphens')
    .option('--no-repair', 'leave ligatures and look-alikes of other letters as they are')
    .option('--language <code>', 'language of the text, like en or sr-Cyrl; auto finds out', 'auto')
    .option('--encoding <name>', 'encoding of the text (default: found out)')
    .option('--report', 'write what was measured and done, with a histogram of line lengths')
    .option('--truth <file>', 'text with whole sentences: the report counts those that are broken')
    .action(async (files: string[], flags: RecoverFlags) => {
      const { runRecover } = await import('./recover.ts')
      setStatus(await runRecover(files, flags, terminal))
    })
}

function addTextToFreki(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  program
    .command('text-to-freki')
    .description('write plain text in the format of Freki; blank lines part its blocks')
    .argument('<input>', 'file of plain text; - is standard input')
    .argument('<output>', 'file to write; - is standard output')
    .option('--igtfile <file>', 'tags of examples: FIRST-LINE LAST-LINE TAG…, one example a line')
    .option('--encoding <name>', 'encoding of the text', 'utf-8')
    .option('-d, --detect <when>', 'guess the encoding: fallback (where --encoding fails), always, never', 'fallback')
    .action(async (input: string, output: string, flags: TextToFrekiFlags) => {
      const { runTextToFreki } = await import('./text-to-freki.ts')
      setStatus(await runTextToFreki(input, output, flags, terminal))
    })
}

function addValidate(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  program
    .command('validate')
    .description('check paperXML files against the DTD and TEI files against the schema of what this program writes')
    .argument('<file...>')
    .action(async (files: string[]) => {
      const { runValidate } = await import('./validate.ts')
      setStatus(await runValidate(files, terminal))
    })
}

function addFreki(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  const command = program
    .command('freki')
    .description('find the blocks of a document by XY-cut and write them in the format of Freki, columns kept aligned')
    .argument('<input>')
    .argument('<output>', 'file to write; - is standard output')
    .option('-r, --reader <name>', `how the input is read: ${[...READER_NAMES, 'text'].join(', ')}`, 'auto')
    .option('-z, --gzip', 'pack the output and append .gz to its name')
    .option('--preset <name>', 'paper: as the article says; code: as the program of its authors does', 'paper')
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
  addOcrOptions(command).action(async (input: string, output: string, flags: FrekiFlags) => {
    const { runFreki } = await import('./freki.ts')
    setStatus(await runFreki(input, output, flags, terminal))
  })
}

function addBib(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  const bib = program.command('bib').description('fill bibliographies from papers, and write them from paperXML')
  bib
    .command('enrich')
    .description('add the page ranges that a bibliography lacks, as they are printed on the pages of its papers')
    .argument('<bibliography>', 'BibTeX, BibLaTeX, BibTeXML or CSL-JSON')
    .argument('<file...>', 'PDF files')
    .option('-o, --output <file>', 'file to write; - is standard output', '-')
    .action(async (bibliography: string, files: string[], flags: BibFlags) => {
      const { runBibEnrich } = await import('./bib.ts')
      setStatus(await runBibEnrich(bibliography, files, flags, terminal))
    })
  bib
    .command('export')
    .description('write a bibliography of the headers of paperXML files')
    .argument('<file...>')
    .option('-o, --output <file>', 'file to write; - is standard output', '-')
    .option('--to <format>', 'bibtex, bibtexml, csl-json', 'bibtex')
    .action(async (files: string[], flags: BibExportFlags) => {
      const { runBibExport } = await import('./bib.ts')
      setStatus(await runBibExport(files, flags, terminal))
    })
}

function addAuthority(program: Command, terminal: Terminal, setStatus: SetStatus): void {
  const authority = program
    .command('authority')
    .description('keep what earlier papers show of authors and organisations, and use it for new ones')
  authority
    .command('build')
    .description('collect authors and organisations from paperXML files into an authority file, keeping what is in it')
    .argument('<folder...>', 'folders with paperXML at any depth, or files')
    .option('-o, --output <file>', 'authority file, brought up to date where it is there; - is standard output', '-')
    .action(async (folders: string[], flags: AuthorityBuildFlags) => {
      const { runAuthorityBuild } = await import('./authority-build.ts')
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
      const { runAuthoritySuggest } = await import('./authority-suggest.ts')
      setStatus(await runAuthoritySuggest(files, flags, terminal))
    })
}
