/** Hours from which a time is told in days. */
const HOURS_IN_DAYS = 48

/** How long papers are kept, in words. */
export function keepingWords(hours: number): string {
  const [count, unit] = hours < HOURS_IN_DAYS ? [hours, 'hour'] : [hours / 24, 'day']
  const rounded = Math.round(10 * count) / 10
  const time = `${rounded} ${unit}${rounded === 1 ? '' : 's'}`
  return `Papers and their corrections are kept for ${time} after the last conversion. Download what you need.`
}

/** When a paper is removed, in words: the day is left out where it is today. */
export function expiryWords(expires: string, now = new Date()): string {
  const when = new Date(expires)
  const isToday = when.toDateString() === now.toDateString()
  const date = isToday ? {} : ({ day: 'numeric', month: 'short' } as const)
  return `kept until ${when.toLocaleString(undefined, { ...date, hour: '2-digit', minute: '2-digit' })}`
}
