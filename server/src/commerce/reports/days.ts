import { TZDateMini, tzOffset } from '@date-fns/tz'

const dayMs = 86_400_000

/** The instant at which a day begins in a zone: midnight, or where the clocks skip midnight the moment they are put forward to. */
export function startOfDay(day: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(new TZDateMini(year, month - 1, date, timeZone).getTime())
}

/** The day it is in a zone at an instant. */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + tzOffset(timeZone, instant) * 60_000).toISOString().slice(0, 10)

export const plusDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The day a month later, of one that every month has. */
export const plusMonths = (day: string, months: number): string => {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** How many days there are from one to another, both counted. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1
