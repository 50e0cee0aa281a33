import { outputNameOf } from '../../../products/recipes/formats.ts'
import { languageOfPaperXml } from '../../../products/recipes/language-of-paper-xml.ts'
import { teiMarksOf } from '../../../products/recipes/tei-marks/tei-marks.ts'
import { transformToTei } from '../../../write/transforms/tei.ts'
import { attempt } from '../shared/attempt.ts'
import { deliver } from '../shared/deliver.ts'
import { parseFormulas } from '../shared/formula-options.ts'
import { parseFlavour } from '../shared/flavour-option.ts'
import { readXmlInput, STANDARD_STREAM, stemOf } from '../shared/input.ts'
import { parseFolder } from '../shared/output-names.ts'
import { parseTeiMarks, type TeiMarkFlags } from '../shared/tei-mark-options.ts'
import type { Terminal } from '../shared/terminal.ts'

/** The options of `paperxml tei` as they were typed. */
export interface TeiFlags extends Pick<TeiMarkFlags, 'sentences' | 'tokens'> {
  readonly output?: string
  readonly flavour: string
  readonly formulas?: string
}

/** Runs `paperxml tei`: paperXML of any program to TEI P5. The exit status. */
export function runTei(file: string, flags: TeiFlags, terminal: Terminal): Promise<number> {
  const flavour = parseFlavour(flags.flavour)
  const formulas = parseFormulas(flags.formulas)
  const folder = parseFolder(flags.output ?? STANDARD_STREAM)
  return attempt(file, terminal, async () => {
    const paperXml = await readXmlInput(file, terminal)
    const language = await languageOfPaperXml(paperXml)
    const marks = await teiMarksOf(paperXml, { ...parseTeiMarks(flags), language })
    const tei = await transformToTei(paperXml, { flavour, language, marks, formulas })
    await deliver(tei, outputNameOf(stemOf(file), 'tei'), folder, terminal)
  })
}
