// Writes the JSON Schemas in `schema/` from the types of what the program writes; `--check` compares instead.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The file of each schema with the type that it describes. The number in the name is its version. */
const SCHEMAS = [
  { file: 'paper-1.json', path: 'src/write/writers/json.ts', type: 'WrittenPaper' },
  { file: 'report-1.json', path: 'src/products/recipes/report.ts', type: 'WrittenReport' },
  { file: 'corrections-1.json', path: 'src/model/corrections/corrections.ts', type: 'CorrectionsFile' },
  { file: 'figures-1.json', path: 'src/write/writers/figures/figures-json.ts', type: 'WrittenFigures' },
  { file: 'journal-1.json', path: 'src/run/batch/journal/entry.ts', type: 'JournalEntry' },
]

/** Schemas are named by where the package is published; nobody has to fetch them. */
const BASE = 'https://unpkg.com/paperxml/schema/'

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/** One generator for all of them: the sources are parsed once. */
const generator = createGenerator({
  path: `${ROOT}{${SCHEMAS.map(({ path }) => path).join()}}`,
  tsconfig: `${ROOT}tsconfig.json`,
  topRef: false,
  expose: 'export',
  jsDoc: 'basic',
  additionalProperties: false,
  skipTypeCheck: true,
})

let differs = false
for (const { file, type } of SCHEMAS) {
  const text = makeSchema(file, type)
  const target = `${ROOT}schema/${file}`
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (readFileSync(target, 'utf8') !== text) {
    differs = true
    console.error(`schema/${file} is not what the types say: see CONTRIBUTING.md`)
  }
}
process.exitCode = differs ? 1 : 0

/** The generator writes draft 7; in 2020-12 definitions have another name, and nothing else that is used here. */
function makeSchema(file, type) {
  const { definitions, ...schema } = generator.createSchema(type)
  const whole = { ...schema, $schema: DRAFT, $id: BASE + file, $defs: definitions }
  return `${JSON.stringify(whole, undefined, 1).replaceAll('"#/definitions/', '"#/$defs/')}\n`
}
