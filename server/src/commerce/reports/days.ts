const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' })))
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(instant)) ?? []
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -size : size
}

/** The instant at which a day begins in a zone: midnight, or where the clocks skip midnight the moment they are put forward to. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const candidates = [midnight - offsetAt(midnight - dayMs, timeZone), midnight - offsetAt(midnight + dayMs, timeZone)]
  const found = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === midnight)
  return new Date(found.length > 0 ? Math.min(...found) : Math.max(...candidates))
}

/** The day it is in a zone at an instant. */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10)

export const plusDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The day a month later, of one that every month has. */
export const plusMonths = (day: string, months: number): string => {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** How many days there are from one to another, both counted. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1
