/** Languages that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** `lang` and `dir` of what is in another language than what is around it; none where no language is named. */
export function languageAttributes({ language }: { readonly language?: string }): {
  readonly lang?: string
  readonly dir?: string
} {
  if (language === undefined) return {}
  return { lang: language, dir: RIGHT_TO_LEFT.has(language.replace(/-.*/, '')) ? 'rtl' : 'ltr' }
}
