import { dateFormat } from './formats.ts'

/** A day of the calendar as a form's date field has it: `2026-11-20`. */
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dayMs = 86_400_000

/** The instants a day begins and ends at in a time zone; undefined where the text names no day. On days when clocks change it has an hour less or more. */
export function dayBounds(day: string | null | undefined, timeZone: string): { from: string; until: string } | undefined {
  if (!day || !dayPattern.test(day)) return undefined
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined
  return { from: beginning(midnight, timeZone), until: beginning(midnight + dayMs, timeZone) }
}

/** The first instant at which clocks of the zone show that day: they are set apart from UTC by what they were just before, or by what they are just after. */
function beginning(midnight: number, timeZone: string): string {
  const candidates = [midnight - offsetAt(midnight - dayMs, timeZone), midnight - offsetAt(midnight + dayMs, timeZone)]
  const right = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === midnight)
  // Where clocks jump over midnight, the day begins when they have jumped.
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...candidates)).toISOString()
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
