import type { GridField, Kind } from './field.ts'
import { zonedInstant } from './zoned-time.ts'

/** Why a text is not a valid value of its field; the text catalogue has a message for each. */
export type CellProblem =
  | 'required'
  | 'number'
  | 'boolean'
  | 'day'
  | 'instant'
  | 'time'
  | 'url'
  | 'email'
  | 'json'
  | 'list'
  | 'object'
  | 'tooPrecise'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooShort'
  | 'tooLong'

export type Parsed = { value: unknown } | { problem: CellProblem }

/** Parses a typed or pasted text into a field's value; an empty text means no value. */
export function parseCell(text: string, field: GridField, timeZone: string): Parsed {
  const typed = field.kind === 'text' || field.kind === 'long' ? text : text.trim()
  if (typed === '') return field.isRequired ? { problem: 'required' } : { value: undefined }
  const parsed = field.shape === 'any' ? anything(typed) : parsers[field.kind](typed, { field, timeZone })
  return 'value' in parsed ? withinBounds(parsed.value, field) : parsed
}

type Parser = (text: string, about: { field: GridField; timeZone: string }) => Parsed

const valueOr = (value: unknown, problem: CellProblem): Parsed => (value === undefined ? { problem } : { value })

const parsers: Readonly<Record<Kind, Parser>> = {
  text: (text) => ({ value: text }),
  long: (text) => ({ value: text }),
  status: (text) => ({ value: text.toUpperCase() }),
  number: (text) => valueOr(numberOf(text), 'number'),
  boolean: (text) => valueOr(booleans[text.toLowerCase()], 'boolean'),
  day: (text) => valueOr(dayOf(text), 'day'),
  instant: (text, { timeZone }) => {
    const instant = zonedInstant(text, timeZone) ?? zonedInstant(dayOf(text) ?? '', timeZone)
    return valueOr(instant && { $date: instant }, 'instant')
  },
  time: (text) => valueOr(timeOf(text), 'time'),
  url: (text) => valueOr(addressOf(text), 'url'),
  email: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? { value: text } : { problem: 'email' }),
  tags: (text) => valueOr(textsOf(text), 'list'),
  reference: (text) => ({ value: text }),
  references: (text) => valueOr(textsOf(text), 'list'),
  json: (text, { field }) => jsonOf(text, field),
}

function withinBounds(value: unknown, { min, max, decimals, sizeMin, sizeMax }: GridField): Parsed {
  if (typeof value === 'number') {
    if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) return { problem: 'tooPrecise' }
    if (min !== undefined && value < min) return { problem: 'tooSmall' }
    if (max !== undefined && value > max) return { problem: 'tooLarge' }
  }
  if (typeof value === 'string' || Array.isArray(value)) {
    if (sizeMin !== undefined && value.length < sizeMin) return { problem: 'tooShort' }
    if (sizeMax !== undefined && value.length > sizeMax) return { problem: 'tooLong' }
  }
  return { value }
}

/** `1234.5`, `1,234.50`, `1 234,5`, `€ 12.50`: if both separators occur, the last one is the decimal separator; `0,125` is a fraction. */
export function numberOf(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00a0\u202f'’_]|[€$£¥]/g, '').replace(/^\u2212/, '-')
  if (/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(bare)) return Number(bare)
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''))
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  if (/^[+-]?\d+,\d+$/.test(bare)) return Number(bare.replace(',', '.'))
  return /^[+-]?\.\d+$/.test(bare) ? Number(bare) : undefined
}

const booleans: Readonly<Record<string, boolean | undefined>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(['true', 'yes', 'y', '1', 'on', 'x', '✓', '☑'].map((word) => [word, true])),
  ...Object.fromEntries(['false', 'no', 'n', '0', 'off', '☐', '✗'].map((word) => [word, false])),
})

/** `2026-11-20`, `2026/11/20`, `20.11.2026`, and `20/11/2026` if it is unambiguous. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T00:00.*)?$/.exec(text) ?? []
  if (year) return realDay(year, month!, day!)
  const [, first, sign, second, last] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (!last) return undefined
  if (sign === '.' || Number(first) > 12 || first === second) return realDay(last, second!, first!)
  return Number(second) > 12 ? realDay(last, first!, second!) : undefined
}

function realDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : undefined
}

function timeOf(text: string): string | undefined {
  const [, hours, minutes, seconds = '00', fraction = '000'] = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}.${fraction.padEnd(3, '0')}`
}

/** A URL that is safe to link to or display: `javascript:` and the like are rejected. */
function addressOf(text: string): string | undefined {
  if (/\s/.test(text)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme && /^(?:https?|mailto|tel|ftp|wix)$/.test(scheme)) return text
  if (/^[/#?]/.test(text)) return text
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/.test(text) ? `https://${text}` : undefined
}

function textsOf(text: string): string[] | undefined {
  if (text.startsWith('[')) {
    const list = readJson(text)
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : undefined
  }
  return text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function jsonOf(text: string, { shape }: GridField): Parsed {
  const value = readJson(text)
  if (value === undefined) return { problem: 'json' }
  if (shape === 'list') return Array.isArray(value) ? { value } : { problem: 'list' }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { value } : { problem: 'object' }
}

/** A field of any type accepts JSON; everything else is text. */
const anything = (text: string): Parsed => ({ value: readJson(text) ?? text })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
