import { type Command, Option } from 'commander'
import { redisOption } from '../queue/redis-option.ts'
import { addOcrOptions, type OcrFlags } from '../shared/ocr-options.ts'

/** The options of `paperxml serve` as they were typed. */
export interface ServeFlags extends OcrFlags {
  readonly host: string
  readonly port: string
  readonly adminPort: string
  readonly workers?: string
  readonly timeLimit: string
  readonly memoryLimit: string
  readonly waiting?: string
  readonly waitLimit: string
  readonly maxUpload: string
  readonly store?: string
  readonly redis?: string
  readonly grace: string
  readonly documents: string
  readonly storeLimit: string
  readonly tokenLimit?: string
  readonly keep: string
  readonly bib?: string
  readonly authority?: string
  readonly tokenFile?: string
  readonly allowedHost: readonly string[]
  readonly origin: readonly string[]
  readonly page: boolean
  readonly log: boolean
}

/** Gives a command the options of `ServeFlags`. */
export function addServeOptions(command: Command): Command {
  command
    .optionsGroup('Addresses and access:')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(new Option('--port <number>', 'port to listen on; 0 is any free one').default('8070').env('PORT'))
    .option('--admin-port <number>', 'port for its metrics (Prometheus) and its state; off for none', '8071')
    .addOption(
      new Option('--token-file <file>', 'file with a token on each line; requests must send one').env(
        'PAPERXML_TOKEN_FILE',
      ),
    )
    .option('--allowed-host <name>', 'host name by which the service may be reached; may be repeated', collect, [])
    .option(
      '--origin <url>',
      'site whose pages may use the service, or * for all in /api; may be repeated',
      collect,
      [],
    )
    .option('--no-page', 'serve no page for browsers')
    .option('--no-log', 'print no line for each request')
    .optionsGroup('Limits:')
    .option('--workers <number>', 'documents converted at once (default: one per core)')
    .option('--time-limit <seconds>', 'time limit of a document; pages that need OCR add to it', '120')
    .option('--memory-limit <megabytes>', 'memory limit of a worker', '1000')
    .option('--waiting <number>', 'requests that may wait for a worker (default: eight per worker)')
    .option('--wait-limit <seconds>', 'how long a request may wait for a worker', '30')
    .option('--max-upload <megabytes>', 'size limit of a document', '200')
    .option('--grace <seconds>', 'time for running documents when the service is stopped', '60')
    .optionsGroup('Documents:')
    .option('--store <dir>', 'folder for uploads and outputs (default: a temporary one)')
    .addOption(
      redisOption('server through which several services share their documents, in addition to the folder of --store'),
    )
    .option('--documents <number>', 'documents that may wait to be converted later', '1000')
    .option('--store-limit <gigabytes>', 'most space that documents and outputs may take', '20')
    .option('--token-limit <gigabytes>', 'the same for the documents of one token (default: half of it)')
    .option('--keep <hours>', 'how long such documents are kept once they are done', '24')
    .option(
      '--bib <file>',
      'bibliography (BibTeX, RIS, CSL-JSON, MODS and others); its entry for a paper fills the header',
    )
    .option('--authority <file>', 'authority file: the page suggests names from it, and adds those that users keep')
  return addOcrOptions(command)
}

function collect(value: string, values: readonly string[]): readonly string[] {
  return [...values, value]
}
