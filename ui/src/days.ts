import { TZDateMini, tzOffset } from '@date-fns/tz'

/** A day of the calendar as a form's date field has it: `2026-11-20`. */
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The instants a day begins and ends at in a time zone; undefined where the text names no day. On days when clocks change it has an hour less or more. */
export function dayBounds(day: string | null | undefined, timeZone: string): { from: string; until: string } | undefined {
  if (!day || !dayPattern.test(day)) return undefined
  const midnight = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined
  const [year, month, date] = [midnight.getUTCFullYear(), midnight.getUTCMonth(), midnight.getUTCDate()] as const
  const start = (after: number): string => new Date(new TZDateMini(year, month, date + after, timeZone).getTime()).toISOString()
  return { from: start(0), until: start(1) }
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
export const offsetAt = (instant: number, timeZone: string): number => tzOffset(timeZone, new Date(instant)) * 60_000

/** The day it is in a zone: `2026-11-20`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString().slice(0, 10)
