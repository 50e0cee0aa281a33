import { mutateWords } from './mutate-words.mjs'

const DEPTH = 3000
/** Of a thousand changes so many change the text of the JSON and not its values. */
const TEXT_SHARE = 0.1

const VALUES = [null, true, false, 0, -1, 1.5, 2, 1e308, 2 ** 53, '', ' ', 'x', [], {}, [[]], [null], { '': '' }]
const NAMES = ['', '__proto__', 'constructor', 'toString', 'length', 'type', 'id', 'name', '0']

/** Every value of a tree with the object or list that holds it. */
function placesOf(tree) {
  const places = []
  const visit = value => {
    if (typeof value !== 'object' || value === null) return
    for (const name of Object.keys(value)) {
      places.push({ holder: value, name })
      visit(value[name])
    }
  }
  visit({ '': tree })
  return places
}

/**
 * A value by what holds it.
 * @typedef {{ readonly holder: Record<string, unknown> | unknown[], readonly name: string }} Place
 */

/** @type {readonly ((place: Place, random: import('../fuzz/random.mjs').Random, places: readonly Place[]) => void)[]} */
const CHANGES = [
  function setValue({ holder, name }, random) {
    define(holder, name, structuredClone(random.pick(VALUES)))
  },
  function copyValue({ holder, name }, random, places) {
    const other = random.pick(places)
    define(holder, name, structuredClone(other.holder[other.name]))
  },
  function changeText({ holder, name }, random) {
    const value = holder[name]
    if (typeof value === 'string') define(holder, name, mutateWords(value, random))
    else if (typeof value === 'number') define(holder, name, random.pick([value + 1, -value, value * 1e9, value / 3]))
  },
  function remove({ holder, name }) {
    if (Array.isArray(holder)) holder.splice(Number(name), 1)
    else delete holder[name]
  },
  function rename({ holder, name }, random, places) {
    if (Array.isArray(holder)) return
    const value = holder[name]
    delete holder[name]
    define(holder, random.chance(0.5) ? random.pick(NAMES) : random.pick(places).name, value)
  },
  function double({ holder, name }) {
    if (Array.isArray(holder)) holder.push(structuredClone(holder[name]))
  },
  function wrap({ holder, name }, random) {
    define(holder, name, random.chance(0.5) ? [holder[name]] : { value: holder[name] })
  },
  function sink({ holder, name }, random) {
    if (!random.chance(0.02)) return
    let value = holder[name]
    for (let i = random.below(DEPTH); i > 0; i--) value = [value]
    define(holder, name, value)
  },
]

/** Also where the name is `__proto__`. */
function define(holder, name, value) {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
}

/** The tree with some changes to its names, values and nesting; it is not changed itself. */
export function mutateTree(tree, random) {
  const root = { '': structuredClone(tree) }
  do {
    const places = placesOf(root[''])
    random.pick(CHANGES)(random.pick(places), random, places)
  } while (random.chance(0.5))
  return root['']
}

/** The text of a changed tree, or the changed text of the tree. */
export function mutateJson(tree, random) {
  if (random.chance(TEXT_SHARE)) return mutateWords(JSON.stringify(tree, undefined, 2), random)
  return JSON.stringify(mutateTree(tree, random)) ?? 'null'
}
