import { isAsking, tell } from '../dom/dialogs.ts'
import { button, element, isField } from '../dom/elements.ts'
import { type Command, isSingle, keyName } from './commands.ts'

/** Where it is kept that single keys are off. */
const OFF = 'paperxml-keys-off'

/** Has keys do the commands of a view; what comes back ends it. */
export function listenToKeys(commands: readonly Command[]): () => void {
  const byKey = new Map(commands.flatMap(command => command.keys.map(key => [key, command])))
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || isAsking()) return
    const name = keyName(event)
    if (isSingle(name) && localStorage.getItem(OFF) !== null) return
    const command = byKey.get(name)
    if (command === undefined || (isField(event.target) && command.isForFields !== true)) return
    event.preventDefault()
    command.run()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

/** Shows what each key does, and lets single keys be turned off: who dictates types them without wanting to. */
export async function showKeys(commands: readonly Command[]): Promise<void> {
  const groups = [...new Set(commands.map(({ group }) => group))]
  const box = element('input', { type: 'checkbox', checked: localStorage.getItem(OFF) === null })
  box.addEventListener('change', () => {
    if (box.checked) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, '1')
  })
  const lists = groups.map(group => {
    const rows = new Map<string, readonly string[]>()
    for (const { keys, words, together = words } of commands.filter(command => command.group === group)) {
      rows.set(together, [...(rows.get(together) ?? []), ...keys])
    }
    const items = [...rows].map(([words, keys]) => {
      const shown = keys.flatMap((key, i) => [...(i === 0 ? [] : [' ']), element('kbd', {}, keyCap(key))])
      return element('div', {}, element('dt', {}, ...shown), element('dd', {}, words))
    })
    return element('section', {}, element('h3', {}, group), element('dl', {}, ...items))
  })
  const keys = element('div', { class: 'keys' }, ...lists)
  const choice = element('label', { class: 'choice' }, box, 'Single keys work outside of fields')
  await tell(
    'Keys',
    keys,
    choice,
    button('Print', () => window.print()),
  )
}

const ARROWS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' }

/** A key as it is printed on a keyboard: `Shift+↓`. */
function keyCap(key: string): string {
  return key.replace(/Arrow(Up|Down|Left|Right)/u, (_, name: string) => ARROWS[name] ?? name)
}
