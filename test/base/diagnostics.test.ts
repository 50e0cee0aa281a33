import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DIAGNOSTICS, type DiagnosticCode } from '../../src/base/diagnostics.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CODES = Object.keys(DIAGNOSTICS) as readonly DiagnosticCode[]

test('the first letter of a code is its severity', () => {
  const severities = { E: 'error', N: 'note', W: 'warning' } as const
  for (const code of CODES) expect(DIAGNOSTICS[code].severity).toBe(severities[code.charAt(0) as 'E' | 'N' | 'W'])
})

test('each code is reported somewhere', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter(file => file.endsWith('.ts') && file !== 'base/diagnostics.ts')
  const text = sources.map(file => readFileSync(join(ROOT, 'src', file), 'utf8')).join('\n')
  expect(CODES.filter(code => !text.includes(`'${code}'`))).toEqual([])
})

test('docs/warnings.md has the table', () => {
  const document = readFileSync(join(ROOT, 'docs', 'warnings.md'), 'utf8')
  const rows = CODES.map(code => {
    const { isPrinted, meaning } = DIAGNOSTICS[code]
    return `| \`${code}\` | ${isPrinted ? 'yes' : ''} | ${meaning} |`
  })
  expect(document.split('\n').filter(line => /^\| `/.test(line))).toEqual(rows)
})
