/** One name and the values of its keys, or the keys alone; `isEnd` with a slash before it. */
export interface Instruction {
  readonly name: string
  readonly isEnd: boolean
  /** Whether the name is that of the first key. */
  readonly isKey: boolean
  /** Escaped as in an attribute. */
  readonly values: ReadonlyMap<string, string>
}

/** What the stylesheets ask for. Others could be as many as a file likes. */
const KEYS = new Set([
  ...['anchor', 'break', 'confidence', 'container', 'doi', 'given', 'head', 'id'],
  ...['is', 'issue', 'kind', 'lang', 'level', 'local'],
  ...[
    'mark',
    'n',
    'name',
    'pages',
    'part',
    'publisher',
    'read',
    'surname',
    'tags',
    'target',
    'text',
    'title',
    'type',
    'url',
    'volume',
    'year',
  ],
])

const INSTRUCTION = /^<\?paperxml\s+(\/?)([a-z-]+)(.*)\?>$/s

/** What a piece of markup says to the stylesheets; nothing where it is no `paperxml` instruction. */
export function readInstruction(markup: string): Instruction | undefined {
  const [, slash, name, rest = ''] = INSTRUCTION.exec(markup) ?? []
  if (name === undefined || !/^(?:[\s=]|$)/.test(rest)) return undefined
  const isKey = rest.startsWith('=')
  const values = new Map<string, string>()
  for (const [, key = '', value = ''] of `${isKey ? ` ${name}` : ''}${rest}`.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
    if (KEYS.has(key) && !values.has(key)) values.set(key, toAttributeValue(value))
  }
  return { name, isEnd: slash === '/', isKey, values }
}

/** Of entities an instruction has the four of attributes; all other text in it is as it stands. */
function toAttributeValue(text: string): string {
  return text
    .replace(/&(?!(?:lt|gt|quot|amp);)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\r\n?|\n/g, '&#10;')
    .replace(/\t/g, '&#9;')
}
