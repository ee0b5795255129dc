import type { FieldType } from '@stoa/contract/data-collections/field'
import { itemIdPattern } from '@stoa/contract/data-items/data-item'
import { dateOf } from '../../database/query/literal.ts'
import { parsedJson } from './stored-json.ts'

type Reader = (text: string) => CellRead

const invalid = (sentence: string): CellRead => ({ wrong: sentence })
const asText: Reader = (text) => ({ value: text })

const booleanTexts: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
])

function asBoolean(text: string): CellRead {
  const value = booleanTexts.get(text.trim().toLowerCase())
  return value === undefined ? invalid('isn’t true or false') : { value }
}

const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/

/** The significant digits. A number that preserves all of them is exported as it was imported. */
const digitsOf = (text: string): string =>
  text
    .replace(/e.*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '')

/** A number with a decimal point. A comma could separate thousands, so it is rejected rather than guessed. */
function asNumber(text: string): CellRead {
  const written = text.trim()
  if (!numberPattern.test(written)) return invalid('isn’t a number such as 1234.5')
  const value = Number(written)
  if (!Number.isFinite(value)) return invalid('exceeds the largest number')
  return digitsOf(written) === digitsOf(String(value)) ? { value } : invalid('has too many digits for a number')
}

const localTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)$/

function asInstant(text: string): CellRead {
  const value = dateOf(text.trim().replace(localTime, '$1T$2Z'))
  return value ? { value } : invalid('isn’t a date and time such as 2026-11-22T10:00:00Z')
}

function asDay(text: string): CellRead {
  const written = text.trim()
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return asInstant(written)
  return dateOf(written) ? { value: written } : invalid('isn’t a valid date')
}

const asTime: Reader = (text) =>
  /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(text) ? { value: text } : invalid('isn’t a time such as 09:30')

const idPattern = new RegExp(itemIdPattern, 'u')
const asReference: Reader = (text) => (idPattern.test(text) ? { value: text } : invalid('isn’t a valid item ID'))

/** A list as JSON, or its entries separated by commas or semicolons. */
function asList(text: string): CellRead {
  const json = text.trimStart().startsWith('[') ? parsedJson(text) : undefined
  if (json && Array.isArray(json.value)) return json
  const entries = text.split(/[;,]/).map((entry) => entry.trim())
  return { value: entries.filter((entry) => entry !== '') }
}

function asReferences(text: string): CellRead {
  const list = asList(text)
  const entries = 'value' in list ? (list.value as unknown[]) : []
  return entries.every((entry) => typeof entry === 'string' && idPattern.test(entry)) ? list : invalid('isn’t a list of IDs')
}

function asArray(text: string): CellRead {
  const json = parsedJson(text)
  return json && Array.isArray(json.value) ? json : invalid('isn’t a JSON list')
}

function asObject(text: string): CellRead {
  const json = parsedJson(text)
  return json && typeof json.value === 'object' && json.value !== null ? json : invalid('isn’t a JSON object')
}

const asAddress: Reader = (text) => (text.trimStart().startsWith('{') ? asObject(text) : { value: { formatted: text } })

/** Any text that doesn't match another type. */
function asAnything(text: string): CellRead {
  if (/^[[{]/.test(text)) return parsedJson(text) ?? { value: text }
  if (text === 'true' || text === 'false') return { value: text === 'true' }
  return text !== '' && String(Number(text)) === text && Number.isFinite(Number(text)) ? { value: Number(text) } : { value: text }
}

/** How a text is parsed as a value of each type. */
export const readAs: Readonly<Record<FieldType, Reader>> = {
  TEXT: asText,
  NUMBER: asNumber,
  BOOLEAN: asBoolean,
  DATE: asDay,
  DATETIME: asInstant,
  TIME: asTime,
  URL: asText,
  EMAIL: asText,
  SLUG: asText,
  LANGUAGE: asText,
  RICH_TEXT: asText,
  RICH_CONTENT: asObject,
  IMAGE: asText,
  VIDEO: asText,
  AUDIO: asText,
  DOCUMENT: asText,
  MEDIA_GALLERY: asArray,
  MEDIA_IMAGE: asText,
  MEDIA_VECTOR_ART: asText,
  ADDRESS: asAddress,
  REFERENCE: asReference,
  MULTI_REFERENCE: asReferences,
  OBJECT: asObject,
  ARRAY: asArray,
  ARRAY_STRING: asList,
  ARRAY_DOCUMENT: asArray,
  PAGE_LINK: asText,
  ANY: asAnything,
}

/** The content of a cell: a value, nothing, or an error. */
export type CellRead = { value: unknown } | { empty: true } | { wrong: string }
