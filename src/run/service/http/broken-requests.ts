import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** What is answered where the parser of HTTP gives up, by its code. */
const ANSWERS: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'the headers of the request, with its address, are longer than 16 KiB'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request did not end in time'],
}
const OTHERS = [400, 'the request is not HTTP, or it is cut off'] as const

/** Answers what is no whole request, and so comes to no route and no hook. */
export function answerBrokenRequest({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, sentence] = ANSWERS[code] ?? OTHERS
  const body = `E_REQUEST_INVALID: ${sentence}\n`
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=UTF-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
