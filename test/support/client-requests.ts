/**
 * Requests as programs send them to a service with the paths of GROBID, to the byte: which headers in which case and order,
 * how a part begins, what ends the form. Made here, by what the programs and the libraries under them were seen to send.
 */

/** A document, and the port that it is sent to. */
export interface Sent {
  readonly port: number
  readonly name: string
  readonly bytes: Uint8Array
}

type Client = (sent: Sent) => Buffer

const lines = (...each: readonly string[]) => each.map(line => `${line}\r\n`).join('')

/** A part of a form that is a field. */
const fieldOf = (boundary: string, name: string, value: string) =>
  lines(`--${boundary}`, `Content-Disposition: form-data; name="${name}"`, '', value)

/** A request whose body is of a known length, which `{}` in the head stands for. */
function withLength(head: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${head.replace('{}', String(body.length))}\r\n`), body])
}

/** A body of parts. */
function bodyOf(before: string, bytes: Uint8Array, after: string): Buffer {
  return Buffer.concat([Buffer.from(before, 'latin1'), bytes, Buffer.from(after, 'latin1')])
}

/** grobid-client-java: `HttpURLConnection`, with a form of Apache HttpMime. */
const java: Client = ({ port, name, bytes }) => {
  const boundary = 'd9rEH4qv5JuHyZJtzxekeYO3EE1F9jLzCO'
  const head = lines(
    'POST /api/processFulltextDocument HTTP/1.1',
    `Content-Type: multipart/form-data; boundary=${boundary}; charset=US-ASCII`,
    'User-Agent: Java/17.0.15',
    `Host: localhost:${port}`,
    'Accept: text/html, image/gif, image/jpeg, */*; q=0.2',
    'Connection: keep-alive',
    'Content-Length: {}',
  )
  const part = lines(
    `--${boundary}`,
    `Content-Disposition: form-data; name="input"; filename="${name}"`,
    'Content-Type: application/octet-stream',
    'Content-Transfer-Encoding: binary',
    '',
  )
  return withLength(head, bodyOf(part, bytes, `\r\n--${boundary}--\r\n`))
}

/** Bytes in a chunk go through a pipe in pieces of so many. */
const GO_CHUNK = 32 * 1024

/** miku/grobidclient, in Go: a form that is written into the connection while it is made. */
const go: Client = ({ port, name, bytes }) => {
  const boundary = '98ccfc3940bdb8ee5b1cd647b07a1e2c393963739565b39bf3f2600e138f'
  const head = lines(
    'POST /api/processFulltextDocument HTTP/1.1',
    `Host: localhost:${port}`,
    'User-Agent: Go-http-client/1.1',
    'Transfer-Encoding: chunked',
    'Accept: application/xml',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    'Accept-Encoding: gzip',
    '',
  )
  const switches = ['consolidateCitations', 'consolidateHeader', 'generateIDs', 'includeRawCitations']
  const fields = [...switches, 'includeRawAffiliations', 'segmentSentences'].map(field => fieldOf(boundary, field, '1'))
  const places = ['ref', 'figure', 'persName', 'formula', 'biblStruct']
  const coordinates = places.map(place => fieldOf(boundary, 'teiCoordinates', place))
  const part = lines(
    `--${boundary}`,
    `Content-Disposition: form-data; name="input"; filename="${name}"`,
    'Content-Type: application/octet-stream',
    '',
  )
  const body = bodyOf([...fields, ...coordinates, part].join(''), bytes, `\r\n--${boundary}--\r\n`)
  const chunks = Array.from({ length: Math.ceil(body.length / GO_CHUNK) }, (_, i) => {
    const chunk = body.subarray(i * GO_CHUNK, (i + 1) * GO_CHUNK)
    return bodyOf(lines(chunk.length.toString(16)), chunk, '\r\n')
  })
  return Buffer.concat([Buffer.from(head), ...chunks, Buffer.from('0\r\n\r\n')])
}

/** grobid-client-node: form-data, whose file comes first. */
const node: Client = ({ port, name, bytes }) => {
  const boundary = '--------------------------f0529d57abfa2c26ca4a6718'
  const head = lines(
    'POST /api/processFulltextDocument HTTP/1.1',
    `content-type: multipart/form-data; boundary=${boundary}`,
    `Host: localhost:${port}`,
    'Content-Length: {}',
    'Connection: keep-alive',
  )
  const part = lines(
    `--${boundary}`,
    `Content-Disposition: form-data; name="input"; filename="${name}"`,
    'Content-Type: application/pdf',
    '',
  )
  const fields = fieldOf(boundary, 'consolidateHeader', '1') + fieldOf(boundary, 'consolidateCitations', '0')
  return withLength(head, bodyOf(part, bytes, `\r\n${fields}--${boundary}--\r\n`))
}

/** The headers of JabRef: jsoup. */
const jabRefHead = (port: number, path: string, type: string) =>
  lines(
    `POST /api/${path} HTTP/1.1`,
    'Accept-Encoding: gzip',
    'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.130 Safari/537.36',
    'Accept: application/x-bibtex',
    `Content-Type: ${type}`,
    `Host: localhost:${port}`,
    'Connection: keep-alive',
    'Content-Length: {}',
  )

/** A document from JabRef: the name is a path, and no line break ends the form. */
function jabRefForm({ port, name, bytes }: Sent, path: string, fields: readonly (readonly [string, string])[]): Buffer {
  const boundary = 'pLiuDlFdiC4Mkz3uDArs9GbLz6_jm1JQ'
  const part = lines(
    `--${boundary}`,
    `Content-Disposition: form-data; name="input"; filename="/home/anna/papers/${name}"`,
    'Content-Type: application/octet-stream',
    '',
  )
  const after = fields.map(([field, value]) => fieldOf(boundary, field, value)).join('')
  const head = jabRefHead(port, path, `multipart/form-data; boundary=${boundary}`)
  return withLength(head, bodyOf(part, bytes, `\r\n${after}--${boundary}--`))
}

/** A reference from JabRef. */
export function jabRefCitation(port: number, citation: string): Buffer {
  const body = new URLSearchParams({ citations: citation, consolidateCitations: '1' })
  const head = jabRefHead(port, 'processCitation', 'application/x-www-form-urlencoded; charset=UTF-8')
  return withLength(head, Buffer.from(body.toString()))
}

/** The plug-in grobidMetadataExtractor of OJS: Guzzle, whose part has a length and no file name. */
const ojs: Client = ({ port, bytes }) => {
  const boundary = '5481e77ff4644c5286e18b005f297bf03c6dc622'
  const head = lines(
    'POST /api/processHeaderDocument HTTP/1.1',
    'Content-Length: {}',
    'User-Agent: GuzzleHttp/7',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Host: localhost:${port}`,
    'Accept: application/xml',
    'Connection: close',
  )
  const part = lines(
    `--${boundary}`,
    'Content-Disposition: form-data; name="input"',
    `Content-Length: ${bytes.length}`,
    '',
  )
  return withLength(head, bodyOf(part, bytes, `\r\n--${boundary}--\r\n`))
}

/** Requests of each program for a document. */
export const CLIENTS = {
  java,
  go,
  node,
  ojs,
  jabRefHeader: (sent: Sent) => jabRefForm(sent, 'processHeaderDocument', []),
  // A name where others send a number.
  jabRefReferences: (sent: Sent) => jabRefForm(sent, 'processReferences', [['consolidateCitations', 'WITH_METADATA']]),
} as const satisfies Readonly<Record<string, Client>>
