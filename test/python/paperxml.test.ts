import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { PROGRAM } from '../support/processes.ts'

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const canRun = existsSync(PROGRAM) && spawnSync('python3', ['--version']).status === 0

/** What a script of Python prints, as JSON. */
function runPython(script: string): unknown {
  const { stdout, stderr } = spawnSync('python3', ['-B', '-c', `import json, paperxml\n${script}`], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PYTHONPATH: pathOf('python'),
      PYTHONUTF8: '1',
      PAPERXML: `"${process.execPath}" "${PROGRAM}"`,
    },
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

describe.runIf(canRun)('the module for Python', { timeout: 60_000 }, () => {
  test('gives a paper as dataclasses', () => {
    const shown = runPython(`
p = paperxml.convert(${JSON.stringify(pathOf('fixtures/paper/two-column.pdf'))})
tables = [t for s in p.walk() for t in s.tables]
print(json.dumps({
  'title': p.title,
  'authors': [[a.name, a.email, [o.name for o in a.organisations]] for a in p.authors],
  'headings': [[s.level, s.number, s.title] for s in p.walk()][:4],
  'table': [tables[0].caption, tables[0].rows[1]],
  'abstract': p.abstract[0][:20],
  'reference': [p.references[0].year, p.references[0].authors],
  'sentences': [(s.id, s.type, s.page, s.printed_page) for s in p.sentences][:1],
  'notes': [q.mark for s in p.walk() for q in s.paragraphs if q.kind == 'note'],
  'date': p.publication['date'],
}))`)
    expect(shown).toMatchObject({
      title: 'Reading Lighthouse Logs: Words for Weather in Keepers’ Diaries',
      authors: [
        ['Martha Ellingham', 'm.ellingham@northwick.example', ['Department of Linguistics University of Northwick']],
        ['Tomás Quiroga', 'quiroga@ich.example', ['Institute for Coastal History Puerto Viejo']],
      ],
      table: [
        'Table 1: Size of the collection by period. Entries that could not be dated are not counted.',
        ['1842–1869', '71', '98,204', '1,394,500'],
      ],
      abstract: 'Lighthouse keepers w',
      sentences: [['s1', 'title', '1', '41']],
      date: '2021-05-14',
    })
    expect(shown).toMatchObject({ headings: expect.arrayContaining([[1, '1', 'Introduction']]) as unknown })
  })

  test('raises an error with the code and the exit status', () => {
    const shown = runPython(`
try:
    paperxml.convert('nothing.pdf')
except paperxml.PaperxmlError as error:
    print(json.dumps([error.code, error.status, str(error)]))`)
    expect(shown).toEqual(['E_FILE_MISSING', 66, 'there is no such file'])
  })
})
