import { TZDateMini, tzOffset } from '@date-fns/tz'

/** A calendar day in the format of a date input: `2026-11-20`. */
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The instants at which a day starts and ends in a time zone; undefined for an invalid day. It has an hour more or less when clocks change. */
export function dayBounds(day: string | null | undefined, timeZone: string): { from: string; until: string } | undefined {
  if (!day || !dayPattern.test(day)) return undefined
  const midnight = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined
  const [year, month, date] = [midnight.getUTCFullYear(), midnight.getUTCMonth(), midnight.getUTCDate()] as const
  const start = (after: number): string => new Date(new TZDateMini(year, month, date + after, timeZone).getTime()).toISOString()
  return { from: start(0), until: start(1) }
}

/** A time zone's offset from UTC, in milliseconds. */
export const offsetAt = (instant: number, timeZone: string): number => tzOffset(timeZone, new Date(instant)) * 60_000

/** The present day in a time zone: `2026-11-20`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString().slice(0, 10)
