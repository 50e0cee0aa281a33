import type { DocumentView } from '../client/api.ts'
import { readCorrections } from '../client/corrections-api.ts'
import { tell } from '../dom/dialogs.ts'
import { button, element } from '../dom/elements.ts'
import { say, sayFailure } from '../dom/notices.ts'
import { downloadArchive, downloadCorrections, downloadOutput } from './download.ts'
import { OUTPUT_LABELS } from './formats.ts'
import { expiryWords } from './keeping.ts'
import { withoutTurns } from './paper-names.ts'

/** Offers all that can be taken of a paper: all of it in one archive, its corrections, and each output. */
export async function offerDownloads({ id, outputs, expires }: DocumentView, name: string): Promise<void> {
  const { tag } = await readCorrections(id)
  const everything = button('Everything (.zip)', () => void save(`All of ${name}`, () => downloadArchive(id, name)), {
    class: 'primary',
  })
  const corrections = button(
    'Corrections',
    () => void save(`The corrections of ${name}`, () => downloadCorrections(id, name), 'are saved.'),
  )
  const offered = Object.entries(OUTPUT_LABELS).filter(([format]) => outputs.includes(format))
  const buttons = offered.map(([format, label]) => button(label, () => void saveOutput(id, name, format)))
  const all = [everything, ...(tag === undefined ? [] : [corrections]), ...buttons]
  const until = expires === undefined ? [] : [element('p', { class: 'faint' }, `The paper is ${expiryWords(expires)}.`)]
  await tell(`Download ${withoutTurns(name)}`, element('div', {}, element('div', { class: 'grid' }, ...all), ...until))
}

/** Saves one output of a paper, and says so. */
export async function saveOutput(id: string, name: string, format: string): Promise<void> {
  await save(`${OUTPUT_LABELS[format]} of ${name}`, () => downloadOutput(id, name, format))
}

async function save(what: string, act: () => Promise<void>, words = 'is saved.'): Promise<void> {
  try {
    await act()
    say(`${what} ${words}`)
  } catch (error) {
    sayFailure(`${what}: ${(error as Error).message}`)
  }
}
