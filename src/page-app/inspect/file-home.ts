import type { CorrectionsFile } from '../../model/corrections/corrections.ts'
import { writeCorrections } from '../../understand/corrections/write-corrections.ts'
import type { InspectionFile } from '../../write/writers/inspection/inspection-file.ts'
import { element } from '../dom/elements.ts'

/** How long the browser may take to begin a download. */
const DOWNLOAD_MS = 60_000

/**
 * Answers for a paper that is in the page itself what the service answers for one that it keeps: `client/` asks both in
 * the same way. What is saved is a file of corrections; nothing converts the paper again.
 */
export function answerFromFile({
  paper,
  outputs,
}: InspectionFile): (path: string, init: RequestInit) => Promise<Response> {
  const { source, name } = paper
  const answers: Readonly<Record<string, (body: string) => Response>> = {
    'GET ': () => Response.json({ status: 'done' }),
    'GET /corrections': () => Response.json({ corrections: paper.corrections }),
    'GET /outputs/inspection': () => Response.json(paper),
    'PUT /corrections': body => {
      const { corrections } = JSON.parse(body) as CorrectionsFile
      download(`${name}.corrections.json`, writeCorrections(source, corrections))
      return Response.json({})
    },
    'POST /v1/authority/suggestions': () => new Response(null, { status: 204 }),
    'POST /preview': () => refuse(501, 'E_NOT_SUPPORTED', 'nothing converts the paper here'),
  }
  return async (path, { method = 'GET', body }) => {
    const asked = `${method} ${path.replace(/^\/v1\/documents\/[0-9a-f]*/u, '').replace(/\?.*$/u, '')}`
    const answer = answers[asked]
    if (answer !== undefined) return answer(String(body))
    const output = outputs[asked.replace('GET /outputs/', '')]
    return output === undefined ? refuse(404, 'E_NOT_FOUND', 'the page has no such output') : new Response(output)
  }
}

function refuse(status: number, code: string, detail: string): Response {
  return Response.json({ code, detail }, { status })
}

function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  element('a', { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS)
}
