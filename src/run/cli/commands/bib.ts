import { BIB_FORMATS } from '../../../model/bibliography/entry.ts'
import type { BibEnrichFlags } from '../bib/bib-enrich.ts'
import type { BibExportFlags } from '../bib/bib-export.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml bib`. */
export const addBib: AddCommand = (program, terminal, setStatus) => {
  const bib = program.command('bib').description('fill bibliographies from papers, and write them from paperXML')
  const enrich = bib
    .command('enrich')
    .description('add the page ranges that a bibliography lacks, as printed on the pages of its papers')
    .argument('<bibliography>', 'BibTeX, BibLaTeX, BibTeXML or CSL-JSON')
    .argument('<file...>', 'PDF files')
    .option('-o, --output <dir>', 'folder for the bibliography, under its name; - is standard output', '-')
    .action(async (bibliography: string, files: string[], flags: BibEnrichFlags) => {
      const { runBibEnrich } = await import('../bib/bib-enrich.ts')
      setStatus(await runBibEnrich(bibliography, files, flags, terminal))
    })
  addExamples(enrich, [
    'paperxml bib enrich papers.bib a.pdf b.pdf -o out',
    'out/papers.bib, with the pages of both papers',
  ])
  const exporting = bib
    .command('export')
    .description('write a bibliography from the headers of paperXML files')
    .argument('<file...>', 'paperXML files')
    .option('-o, --output <dir>', 'folder for bibliography.bib, .xml or .json; - is standard output', '-')
    .option('--to <format>', BIB_FORMATS.join(', '), BIB_FORMATS[0])
    .action(async (files: string[], flags: BibExportFlags) => {
      const { runBibExport } = await import('../bib/bib-export.ts')
      setStatus(await runBibExport(files, flags, terminal))
    })
  addExamples(exporting, ['paperxml bib export out/*.paper.xml', 'BibTeX with an entry for each paper'])
}
