import { namingFile } from '../../../base/errors.ts'
import { readTags } from '../../../products/recipes/corpora/read-tags.ts'
import { outputNameOf } from '../../../products/recipes/formats.ts'
import { tagWords } from '../../../write/transforms/tei-marks/tag-words.ts'
import { attempt } from '../shared/attempt.ts'
import { deliver } from '../shared/deliver.ts'
import { readTextInput, readXmlInput, STANDARD_STREAM, stemOf } from '../shared/input.ts'
import { parseFolder } from '../shared/output-names.ts'
import { reportOn, type Terminal } from '../shared/terminal.ts'

/** The options of `paperxml tag` as they were typed. */
export interface TagFlags {
  readonly output?: string
}

/** Most ids of sentences that a message names. */
const NAMED = 5

/** Runs `paperxml tag`: the words of a TEI with what a tagger says of them. The exit status. */
export function runTag(file: string, tags: string, flags: TagFlags, terminal: Terminal): Promise<number> {
  const folder = parseFolder(flags.output ?? STANDARD_STREAM)
  return attempt(file, terminal, async () => {
    const tagged = await namingFile(tags, async () => readTags(await readTextInput(tags, terminal)))
    const { tei, words, placed, missing, different } = tagWords(await readXmlInput(file, terminal), tagged)
    const report = reportOn(terminal, file)
    for (const [ids, what] of [
      [missing, 'are not in the TEI, which has sentences of running text alone'],
      [different, 'have other words in the TEI from some word on'],
    ] as const) {
      if (ids.length === 0) continue
      const message = `${nameAll(ids)} ${what}; ${placed} of ${words} tagged words have their place`
      report({ code: 'W_TAGS_UNPLACED', severity: 'warning', message })
    }
    await deliver(tei, outputNameOf(stemOf(file).replace(/\.tei$/u, ''), 'tei'), folder, terminal)
  })
}

function nameAll(ids: readonly string[]): string {
  const named = ids.slice(0, NAMED).join(', ')
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''
  return `${ids.length} ${ids.length === 1 ? 'sentence' : 'sentences'} (${named}${more})`
}
