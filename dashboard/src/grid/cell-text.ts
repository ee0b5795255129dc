import type { GridField, Kind } from './field.ts'
import { zonedText } from './zoned-time.ts'

export const isInstant = (value: unknown): value is { $date: string } =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && typeof (value as { $date?: unknown }).$date === 'string'

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Joins a list of texts with commas, or writes JSON if an entry could be read as several. */
const listText = (texts: readonly string[]): string =>
  texts.some((text) => text === '' || text !== text.trim() || /[,\n[]/.test(text)) ? JSON.stringify(texts) : texts.join(', ')

/** A value as it is typed and copied; `parseCell` reads it back. A value that doesn't match the type of its field is written as JSON. */
export function cellText(value: unknown, kind: Kind, timeZone: string): string {
  if (value === undefined || value === null) return ''
  switch (kind) {
    case 'instant':
      if (isInstant(value)) return zonedText(value.$date, timeZone)
      break
    case 'boolean':
      if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
      break
    case 'time':
      if (typeof value === 'string') return value.replace(/(?::00)?\.000$/, '')
      break
    case 'tags':
    case 'references':
      if (isTexts(value)) return listText(value)
      break
    case 'json':
      return JSON.stringify(value)
    default:
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : isInstant(value) ? value.$date : JSON.stringify(value)
}

/** A value of a field as it is displayed, typed and copied. */
export const fieldText = (value: unknown, { kind, decimals }: Pick<GridField, 'kind' | 'decimals'>, timeZone: string): string =>
  decimals !== undefined && typeof value === 'number' ? value.toFixed(decimals) : cellText(value, kind, timeZone)

/** Whether two values are equal to a reader. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other)

const isNothing = (value: unknown): boolean => value === undefined || value === null
