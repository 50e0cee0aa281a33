import { outputNameOf } from '../../recipes/formats.ts'
import { splitSentences } from '../../text/sentences/sentence.ts'
import { transformToSentences } from '../../transforms/sentences.ts'
import { UNIT_TYPES, type UnitType } from '../../transforms/typed-text.ts'
import { attempt } from '../shared/attempt.ts'
import { parseChoice } from '../shared/choice.ts'
import { deliver } from '../shared/deliver.ts'
import { readXmlInput, stemOf } from '../shared/input.ts'
import type { Terminal } from '../shared/terminal.ts'

/** The options of `paperxml tsv` as they were typed. */
export interface TsvFlags {
  readonly output?: string
  readonly types?: string
}

/** Runs `paperxml tsv`: paperXML of any program to a table of sentences. The exit status. */
export function runTsv(file: string, flags: TsvFlags, terminal: Terminal): Promise<number> {
  const types = flags.types === undefined ? undefined : parseTypes(flags.types)
  return attempt(file, terminal, async () => {
    const paperXml = await readXmlInput(file, terminal)
    const { tsv } = await transformToSentences(paperXml, { splitSentences, types, id: stemOf(file) })
    await deliver(tsv, outputNameOf(stemOf(file), 'tsv'), flags.output, terminal)
  })
}

function parseTypes(list: string): readonly UnitType[] {
  return list.split(',').map(name => parseChoice('--types', name.trim(), UNIT_TYPES, 'type'))
}
