/** Whether a text has wildcards. */
export function isPattern(text: string): boolean {
  return /[*?[{]/.test(text)
}

/**
 * A regular expression for the paths that one of the patterns describes.
 *
 * `*` and `?` match anything within a name, `**` for any folders, `[a-c]` and `[!a-c]` for a character, `{pdf,xml}` for
 * alternatives; names that begin with a stop are hidden and must be asked for. Case does not matter, as it does not
 * on many systems that papers come from.
 */
export function compilePatterns(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.map(toSource).join('|')})$`, 'isu')
}

/** The patterns of a list with commas between; those within braces belong to their pattern. */
export function splitPatterns(list: string): readonly string[] {
  return (list.match(/(?:\{[^{}]*\}|[^,])+/gu) ?? []).map(pattern => pattern.trim()).filter(pattern => pattern !== '')
}

/** The folder that all paths of a pattern lie in, and the pattern below it. */
export function splitFixedPart(pattern: string): { readonly folder: string; readonly rest: string } {
  const parts = pattern.split('/')
  const first = parts.findIndex(isPattern)
  const fixed = parts.slice(0, Math.min(first, parts.length - 1))
  const folder = fixed.length === 1 && fixed[0] === '' ? '/' : fixed.join('/')
  return { folder: folder === '' ? '.' : folder, rest: parts.slice(fixed.length).join('/') }
}

/** A name that is not hidden, and any number of such folders. */
const NAME = '(?!\\.)[^/]+'
const FOLDERS = `(?:${NAME}/)*`

function toSource(pattern: string): string {
  const names = pattern.split('/')
  return names
    .map((name, i) => {
      const isLast = i === names.length - 1
      if (name === '**') return isLast ? FOLDERS + NAME : FOLDERS
      return (name.startsWith('.') ? '' : '(?!\\.)') + toNameSource(name) + (isLast ? '' : '/')
    })
    .join('')
}

const TOKENS = /\*|\?|\[!?[^\]]+\]|\{[^{}]*\}|[^*?[{]+|[[{]/gu

function toNameSource(name: string): string {
  return [...name.matchAll(TOKENS)].map(([token]) => toPart(token)).join('')
}

function toPart(token: string): string {
  if (token === '*') return '[^/]*'
  if (token === '?') return '[^/]'
  if (/^\[.+\]$/u.test(token)) return toSet(token)
  if (/^\{.*\}$/u.test(token)) return `(?:${token.slice(1, -1).split(',').map(toNameSource).join('|')})`
  return token.replace(/[.+^$()|\\{}[\]*?/]/gu, '\\$&')
}

function toSet(token: string): string {
  const isNegated = token[1] === '!'
  const characters = token.slice(isNegated ? 2 : 1, -1).replace(/[\\\]^[]/gu, '\\$&')
  return `[${isNegated ? '^/' : ''}${characters}]`
}
