import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Thousands of references, which no paper has. */
export const MOST_FORM_BYTES = 8 * 1024 * 1024

/** Has forms without files read. */
export function addFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/** All values of each field of a form without files. */
export function formFields({ body }: FastifyRequest): ReadonlyMap<string, readonly string[]> {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  return new Map([...new Set(form.keys())].map(name => [name, form.getAll(name)]))
}
