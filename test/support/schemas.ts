import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

const ajv = new Ajv2020({ allowUnionTypes: true })
const validators = new Map<string, ValidateFunction>()

/** What a value has that a schema of the package does not allow; empty where it is valid. */
export function schemaProblems(schema: string, value: unknown): readonly string[] {
  const validate = validators.get(schema) ?? compile(schema)
  validators.set(schema, validate)
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}

function compile(schema: string): ValidateFunction {
  const path = fileURLToPath(new URL(`../../schema/${schema}`, import.meta.url))
  return ajv.compile(JSON.parse(readFileSync(path, 'utf8')) as object)
}
