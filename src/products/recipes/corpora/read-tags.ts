import { SourceError } from '../../../base/errors.ts'
import type { TaggedWord, WordTags } from '../../../write/transforms/tei-marks/tag-words.ts'
import { unescapeXml } from '../../../write/transforms/tei-marks/xml-pieces.ts'

/** Tagged words by the id of their sentence: `s12`. */
export type TaggedSentences = ReadonlyMap<string, readonly TaggedWord[]>

/** Columns of CoNLL-U. */
const [ID, FORM, LEMMA, UPOS, XPOS, FEATS] = [0, 1, 2, 3, 4, 5]

/** Names of the columns of a table of words, in the order in which they are looked for. */
const TABLE_COLUMNS = {
  sentence: ['id', 'sentence', 'sent_id'],
  form: ['form', 'token', 'word'],
  lemma: ['lemma'],
  pos: ['pos', 'upos', 'tag', 'xpos'],
  msd: ['msd', 'feats', 'features', 'morph'],
} as const

/**
 * What a tagger wrote, in one of three forms:
 *
 * - CoNLL-U, with `# sent_id = DOC-s12` as `--to conllu` writes it;
 * - the vertical format, with `<s id="s12">` and a word, its part of speech and its lemma a line, as TreeTagger gives it;
 * - a table whose first line names its columns: `id` (`s12`), `form`, and `lemma`, `pos` or `msd`; a word a line.
 *
 * @throws {SourceError} `E_FORMAT_UNKNOWN` for a text in none of them
 */
export function readTags(text: string): TaggedSentences {
  const lines = text.replace(/^\ufeff/u, '').split(/\r?\n/u)
  const sentences = /^# ?sent_id\s*=/mu.test(text)
    ? readConllu(lines)
    : /^<s[\s>]/mu.test(text)
      ? readVertical(lines)
      : readTable(lines)
  if (sentences.size > 0) return sentences
  throw new SourceError(
    'E_FORMAT_UNKNOWN',
    'no tagged sentences: expected CoNLL-U with `# sent_id`, the vertical format with `<s id="…">`, or a table with the columns id, form, lemma, pos',
  )
}

/** The id in the TEI: CoNLL-U has that of the document before it. */
function sentenceIdOf(id: string): string {
  return /s\d+$/u.exec(id)?.[0] ?? id
}

/** The words of a multiword token (`3-4`) are one word of the text; empty nodes (`8.1`) are not words of the text. */
function readConllu(lines: readonly string[]): TaggedSentences {
  const sentences = new Map<string, TaggedWord[]>()
  let words: TaggedWord[] = []
  /** Number of the last word of the token that is being read. */
  let last = 0
  for (const line of lines) {
    const id = /^# ?sent_id\s*=\s*(\S+)/u.exec(line)?.[1]
    if (id !== undefined) {
      words = []
      last = 0
      sentences.set(sentenceIdOf(id), words)
    }
    if (!/^\d/u.test(line)) continue
    const fields = line.split('\t')
    const range = /^(\d+)(?:-(\d+))?$/u.exec(fields[ID] ?? '')
    if (range === null) continue
    const [, first = '', end] = range
    if (end !== undefined) last = Number(end)
    const whole = words.at(-1)
    if (end === undefined && Number(first) <= last && whole !== undefined)
      words[words.length - 1] = { form: whole.form, tags: joinTags(whole.tags, tagsOfConllu(fields)) }
    else words.push({ form: fields[FORM] ?? '', tags: end === undefined ? tagsOfConllu(fields) : {} })
  }
  return sentences
}

/** `_` is nothing, but for the lemma of an underscore. */
function tagsOfConllu(fields: readonly string[]): WordTags {
  const said = (column: number) => (fields[column] === '_' ? undefined : fields[column])
  const lemma = fields[FORM] === '_' ? fields[LEMMA] : said(LEMMA)
  const pos = said(UPOS) ?? said(XPOS)
  return tagsOf(lemma, pos, said(FEATS) ?? (said(UPOS) === undefined ? undefined : said(XPOS)))
}

function joinTags(first: WordTags, second: WordTags): WordTags {
  const join = (name: keyof WordTags) => [first[name], second[name]].filter(value => value !== undefined).join(' ')
  return tagsOf(join('lemma'), join('pos'), join('msd'))
}

function tagsOf(lemma: string | undefined, pos: string | undefined, msd: string | undefined): WordTags {
  return {
    ...(lemma === undefined || lemma === '' ? {} : { lemma }),
    ...(pos === undefined || pos === '' ? {} : { pos }),
    ...(msd === undefined || msd === '' ? {} : { msd }),
  }
}

function readVertical(lines: readonly string[]): TaggedSentences {
  const sentences = new Map<string, TaggedWord[]>()
  let words: TaggedWord[] | undefined
  for (const line of lines) {
    if (/^<[/\p{L}]/u.test(line)) {
      const id = /^<s\s[^>]*?id="([^"]*)"/u.exec(line)?.[1]
      if (id !== undefined) sentences.set(sentenceIdOf(id), (words = []))
      else if (line.startsWith('</s>')) words = undefined
    } else if (line !== '') {
      const [form = '', pos, lemma] = line.split('\t').map(unescapeXml)
      // TreeTagger writes <unknown> for a lemma that it does not know.
      words?.push({ form, tags: tagsOf(lemma === '<unknown>' ? undefined : lemma, pos, undefined) })
    }
  }
  return sentences
}

function readTable([head = '', ...lines]: readonly string[]): TaggedSentences {
  const names = head.split('\t').map(name => name.trim().toLowerCase())
  const columnOf = (wanted: readonly string[]) => names.findIndex(name => wanted.includes(name))
  const [sentence, form, lemma, pos, msd] = Object.values(TABLE_COLUMNS).map(columnOf)
  const sentences = new Map<string, TaggedWord[]>()
  if (sentence === undefined || form === undefined || sentence < 0 || form < 0) return sentences
  for (const line of lines) {
    const fields = line.split('\t')
    const said = (column = -1) => (fields[column] === '_' ? undefined : fields[column])
    const id = sentenceIdOf((fields[sentence] ?? '').replace(/\.\d+$/u, ''))
    if (id === '') continue
    const words = sentences.get(id) ?? []
    sentences.set(id, words)
    words.push({ form: fields[form] ?? '', tags: tagsOf(said(lemma), said(pos), said(msd)) })
  }
  return sentences
}
