import type { Page } from 'playwright-core'

/** What Tab does not reach of a part of a page, from where the focus is, or reaches without showing it. */
export async function walk(page: Page, part: string): Promise<readonly string[]> {
  const count = await page.evaluate<number>(`(() => {
    const wanted = 'a[href], button, input, select, textarea, summary, [tabindex]'
    document.querySelectorAll('[data-walk]').forEach(each => { delete each.dataset.walk })
    const all = [...document.querySelector('${part}').querySelectorAll(wanted)].filter(each =>
      each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }) && each.closest('[inert]') === null)
    all.forEach((each, i) => { each.dataset.walk = i })
    window.walked = new Map()
    document.addEventListener('focusin', ({ target }) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target)
      window.walked.set(target.dataset.walk, outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1)
    })
    return all.length
  })()`)
  // Once around, over the end of the page to its beginning. Controls that come while the page is still being filled
  // take keys of their own.
  const isAround = () =>
    page.evaluate<boolean>(
      `[...document.querySelectorAll('[data-walk]')].every(each => window.walked.has(each.dataset.walk))`,
    )
  for (let i = 0; i < count + 2 || (i < 2 * count + 20 && !(await isAround())); i++) await page.keyboard.press('Tab')
  return page.evaluate<string[]>(`[...document.querySelectorAll('[data-walk]')].flatMap(each => {
    const isSeen = window.walked.get(each.dataset.walk)
    return isSeen ? [] : [(isSeen === undefined ? 'not reached: ' : 'not seen: ') + each.outerHTML.slice(0, 120)]
  })`)
}
