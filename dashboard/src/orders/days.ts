const dayMs = 24 * 60 * 60 * 1000

/** `2026-11-20` as an address has it; undefined for what is no day. */
export function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text) ? text : undefined
}

/** When a day of the shop begins: its midnight, or where the clock is put forward then, the first moment there is. */
export function beginningOf(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The shift at that moment is that of its own zone, which is known only near it: the second look is right also where the clocks change that night.
  const guess = midnight - shiftAt(midnight, timeZone)
  return new Date(midnight - shiftAt(guess, timeZone))
}

export const beginningOfNext = (day: string, timeZone: string): Date =>
  beginningOf(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), timeZone)

/** `20 Nov 2026` */
export const dayWritten = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function shiftAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instant))
  const value = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'), value('second')) - instant
}
