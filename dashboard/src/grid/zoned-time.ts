import { offsetAt } from '@stoa/ui/days'

const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}:\d{2})(?::(\d{2})(\.\d{1,3})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** An instant in the local time of a zone: `2026-11-20 13:05`, with seconds unless they are zero. In an hour that occurs twice it includes the offset. */
export function zonedText(iso: string, timeZone: string): string {
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) return iso
  const offset = offsetAt(instant, timeZone)
  const [day = '', time = ''] = new Date(instant + offset).toISOString().slice(0, -1).split('T')
  const text = `${day} ${time.replace(/(?::00)?\.000$/, '')}`
  return zonedInstant(text, timeZone) === new Date(instant).toISOString() ? text : `${text}${offsetText(offset)}`
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** Parses such a text; a date alone means its midnight, and an explicit offset wins over the zone. */
export function zonedInstant(text: string, timeZone: string): string | undefined {
  const [, day, time = '00:00', seconds = '00', fraction = '', zone] = pattern.exec(text.trim()) ?? []
  if (day === undefined) return undefined
  const wall = Date.parse(`${day}T${time.padStart(5, '0')}:${seconds}${fraction}${zone?.toUpperCase() ?? 'Z'}`)
  if (Number.isNaN(wall)) return undefined
  if (zone) return new Date(wall).toISOString()
  // The zone's offset may change between the two: the one at the instant itself counts.
  const near = wall - offsetAt(wall, timeZone)
  return new Date(wall - offsetAt(near, timeZone)).toISOString()
}
