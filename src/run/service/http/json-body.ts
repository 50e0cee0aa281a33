import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../service-error.ts'

/** Deepest nesting of JSON: nothing that a route takes is nested deeper than 5. */
const MOST_NESTING = 32

/**
 * Has JSON read that is not nested too deeply: what writes or compares values calls itself for each level, and would run out
 * of stack.
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (isTooDeep(text)) {
      done(new ServiceError('E_REQUEST_INVALID', `the JSON is nested deeper than ${MOST_NESTING} levels`))
    } else void parse(request, text, done)
  })
}

/**
 * Whether brackets outside of strings are nested too deeply. What is not JSON may pass; the parser refuses it. A loop, since
 * a pattern would search again from each quotation mark of a text whose strings do not end.
 */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isString = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? ''
    if (isString && character === '\\') i++
    else if (character === '"') isString = !isString
    else if (!isString && (character === '[' || character === '{')) depth++
    else if (!isString && (character === ']' || character === '}')) depth--
    if (depth > MOST_NESTING) return true
  }
  return false
}
