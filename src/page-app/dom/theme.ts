import { byId } from './elements.ts'

const KEY = 'paperxml-theme'

/** Has the choice of light and dark work; without one the page is as the system is. */
export function startTheme(): void {
  const choice = byId('theme') as HTMLSelectElement
  choice.value = localStorage.getItem(KEY) ?? ''
  const apply = () => {
    document.documentElement.style.colorScheme = choice.value === '' ? 'light dark' : choice.value
  }
  choice.addEventListener('change', () => {
    localStorage.setItem(KEY, choice.value)
    apply()
  })
  apply()
}
