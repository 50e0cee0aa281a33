/**
 * A PDF as its objects by number, each as Latin-1 text without `obj` and `endobj`, and its trailer: enough for the files
 * of the fixtures, which have no streams of objects.
 */
export function readPdfObjects(bytes) {
  const file = bytes.toString('latin1')
  const objects = new Map()
  for (const [, number, body] of file.matchAll(/(?<=[\r\n])(\d+) \d+ obj\b([\s\S]*?)\bendobj\b/g))
    objects.set(Number(number), body)
  const trailer = /\btrailer\s*([\s\S]*?)\s*startxref/.exec(file)?.[1] ?? ''
  return { objects, trailer }
}

/** The bytes of such objects; `damage` may spoil the text of an object with its frame, or of the table. */
export function writePdfObjects({ objects, trailer }, damage = text => text) {
  const parts = ['%PDF-1.7\n']
  let length = parts[0].length
  const rows = []
  for (const [number, body] of objects) {
    rows.push(`${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`)
    const text = damage(`${number} 0 obj${body}endobj\n`)
    parts.push(text)
    length += text.length
  }
  const table = damage(`xref\n0 1\n0000000000 65535 f \n${rows.join('')}`)
  return Buffer.from(`${parts.join('')}${table}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`, 'latin1')
}

/** The dictionary and the bytes of a stream, unpacked where they are packed; `undefined` for an object without stream. */
export function splitStream(body) {
  const [, dictionary, bytes] = /^([\s\S]*?)\bstream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? []
  return dictionary === undefined ? undefined : { dictionary, bytes: Buffer.from(bytes, 'latin1') }
}

/** An object of a dictionary and bytes. */
export function joinStream(dictionary, bytes) {
  const counted = dictionary.replace(/\/Length \d+( \d+ R)?/, `/Length ${bytes.length}`)
  return `${counted}stream\n${bytes.toString('latin1')}\nendstream\n`
}
