import { TZDateMini, tzOffset } from '@date-fns/tz'

const dayMs = 86_400_000

/** The instant at which a day begins in a time zone: midnight, or the moment the clocks are put forward if they skip midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(new TZDateMini(year, month - 1, date, timeZone).getTime())
}

/** The day at an instant in a time zone. */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + tzOffset(timeZone, instant) * 60_000).toISOString().slice(0, 10)

export const plusDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The same day a number of months later. The day must exist in every month. */
export const plusMonths = (day: string, months: number): string => {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The number of days from one day to another, both included. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1
