import { basename } from 'node:path'
import { stemOfPath } from '../../batch/documents/documents.ts'
import { namingFile, SourceError } from '../../../base/errors.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'
import { decodeXml } from '../../../read/sources/xml/decode-xml.ts'
import type { Terminal } from './terminal.ts'

/** The argument that means standard input (and, after `-o`, for standard output). */
export const STANDARD_STREAM = '-'

/** Reads the file that `argument` names, or standard input for `-`. */
export async function readInput(argument: string, terminal: Terminal): Promise<Uint8Array> {
  if (argument === STANDARD_STREAM) return terminal.readIn()
  return readBytes(argument)
}

/**
 * The same for a file that goes with the documents, as an option names it.
 * @throws {SourceError} whose sentence begins with the option and the file
 */
export async function readInputOf(option: string, argument: string, terminal: Terminal): Promise<Uint8Array> {
  return namingFile(`${option} ${argument}`, () => readInput(argument, terminal))
}

/** Reads a file as text; UTF-8, a byte order mark is not part of it. */
export async function readTextInput(argument: string, terminal: Terminal): Promise<string> {
  return new TextDecoder('utf-8').decode(await readFilledInput(argument, terminal))
}

/** Reads an XML file as text, in the encoding that it names; a byte order mark is not part of it. */
export async function readXmlInput(argument: string, terminal: Terminal): Promise<string> {
  return decodeXml(await readFilledInput(argument, terminal))
}

async function readFilledInput(argument: string, terminal: Terminal): Promise<Uint8Array> {
  const bytes = await readInput(argument, terminal)
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty')
  return bytes
}

/** Name of the document for its outputs: the file's name without folder, `.gz` and extension, `stdin` for `-`. */
export function stemOf(argument: string): string {
  if (argument === STANDARD_STREAM) return 'stdin'
  return stemOfPath(basename(argument))
}

/** Name of the document's source as it may be printed in an output: never its folder. */
export function sourceNameOf(argument: string): string {
  return argument === STANDARD_STREAM ? 'stdin' : basename(argument)
}
