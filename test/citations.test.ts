import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { convertPaper } from '../src/products/recipes/paper.ts'
import { citationsOf, entriesOf } from './bench/cited-pairs.mjs'

const FOLDER = 'fixtures/citations'

/** Keys of the list, by the beginning of the work's title. */
const KEYS = new Map(
  [...readFileSync(`${FOLDER}/works.bib`, 'utf8').matchAll(/\{(\w+),.*?\btitle=\{([^}]*)\}/gu)].map(match => [
    match[2] ?? '',
    match[1] ?? '',
  ]),
)

/** The keys a source cites, sorted: the styles order those of one group in ways of their own. */
function citedKeys(style: string): string[] {
  const [, text = ''] = /#include "([^"]*)"/u.exec(readFileSync(`${FOLDER}/${style}.typ`, 'utf8')) ?? []
  const source = readFileSync(`${FOLDER}/${text}`, 'utf8')
  return [...source.matchAll(/@(\w+)|#cite\(<(\w+)>/gu)].map(match => match[1] ?? match[2] ?? '').sort()
}

async function linkedKeys(style: string): Promise<string[]> {
  const { paper } = await convertPaper(`${FOLDER}/${style}.pdf`)
  const keys = new Map(
    entriesOf(paper).map(({ id, text }) => [
      id,
      [...KEYS].find(([title]) => text.toLowerCase().includes(title.toLowerCase()))?.[1] ?? text,
    ]),
  )
  return citationsOf(paper)
    .flatMap(({ targets }) => targets.map(id => keys.get(id) ?? id))
    .sort()
}

describe('citations of a text in many styles', () => {
  const styles = readdirSync(FOLDER).filter(file => file.endsWith('.typ'))

  test.each(styles.map(file => basename(file, '.typ')))(
    '%s: each is linked to the work its source names',
    async style => {
      expect(await linkedKeys(style)).toEqual(citedKeys(style))
    },
  )
})
