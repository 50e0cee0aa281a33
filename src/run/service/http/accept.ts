import { ServiceError } from '../service-error.ts'

/** The first of `offered` that a client likes best by its header `Accept`; the first one where it sends none. */
export function chooseType<Type extends string>(accept: string | undefined, offered: readonly Type[]): Type {
  const wishes = (accept?.trim() || '*/*').split(',').map(parseWish)
  const weights = offered.map(type => ({ type, weight: weightOf(type, wishes) }))
  const best = weights.reduce((a, b) => (b.weight > a.weight ? b : a))
  if (best.weight > 0) return best.type
  throw new ServiceError('E_NOT_ACCEPTABLE', `this is served as ${offered.join(' or ')}`)
}

interface Wish {
  readonly range: string
  readonly weight: number
}

function parseWish(text: string): Wish {
  const [range = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
  const quality = parameters.find(parameter => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { range, weight: Number.isNaN(weight) ? 0 : weight }
}

/** The weight of the most exact range that a type is in. */
function weightOf(type: string, wishes: readonly Wish[]): number {
  const ranges = [type, `${type.split('/')[0]}/*`, '*/*']
  for (const range of ranges) {
    const wish = wishes.find(each => each.range === range)
    if (wish !== undefined) return wish.weight
  }
  return 0
}
