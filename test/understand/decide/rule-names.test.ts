import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DISPLAY_RULES } from '../../../src/understand/layout/blocks/display-lines.ts'
import { TABLE_EVIDENCE } from '../../../src/model/page/table-grid.ts'
import { FLOAT_RULES } from '../../../src/understand/decide/floats/float-rules.ts'
import { FRONT_RULES } from '../../../src/understand/decide/front/front-rules.ts'
import { FURNITURE_RULES } from '../../../src/understand/decide/furniture/furniture-rules.ts'
import { LIST_RULES } from '../../../src/understand/decide/references/list-rules.ts'
import { FORMULA_RULES, SINGLE_RULES } from '../../../src/understand/decide/rule-names.ts'

const SOURCES = fileURLToPath(new URL('../../../src', import.meta.url))

/** The code of the folders that decide roles, without the tables of names themselves. */
const CODE = ['understand/decide', 'understand/layout/blocks', 'understand/layout/tables']
  .flatMap(folder =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !/(?:-rules|rule-names)\.ts$/.test(file))
      .map(file => readFileSync(join(SOURCES, folder, file), 'utf8')),
  )
  .map(code => code.replace(/export const DISPLAY_RULES = \[[^\]]*\]/, ''))
  .join('\n')

test.each([
  ...DISPLAY_RULES,
  ...FLOAT_RULES,
  ...FORMULA_RULES,
  ...FRONT_RULES,
  ...FURNITURE_RULES,
  ...LIST_RULES,
  ...SINGLE_RULES,
  ...Object.keys(TABLE_EVIDENCE),
])('the rule %s is given by some classifier', rule => {
  expect(CODE).toContain(`'${rule}'`)
})
