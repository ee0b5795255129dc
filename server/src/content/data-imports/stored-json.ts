import { isStorable } from '../../database/query/literal.ts'
import { parseJson } from '../../http/json.ts'
import { depthMax, forbiddenKeys } from '../../http/normalize-message.ts'

/** JSON that a call would accept for an item: no duplicate keys, limited nesting, only storable texts and numbers. */
export function parsedJson(text: string): { value: unknown } | undefined {
  const { value, fault } = parseJson(Buffer.from(text))
  return fault === undefined && value !== undefined ? storableValue(value) : undefined
}

/** The nesting levels of a call above an item's values. */
const above = 3

/** A value as it is stored, with texts in NFC; undefined for one that no call accepts. */
export function storableValue(value: unknown, depth = above): { value: unknown } | undefined {
  if (depth > depthMax) return undefined
  if (typeof value === 'string') return isStorable(value) ? { value: value.normalize('NFC') } : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? { value } : undefined
  if (typeof value !== 'object' || value === null) return { value }
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry) => storableValue(entry, depth + 1) ?? [])
    return entries.length === value.length ? { value: entries.map((entry) => entry.value) } : undefined
  }
  const fields = Object.entries(value).flatMap(([key, inner]) => storedField(key, inner, depth))
  return fields.length === Object.keys(value).length ? { value: Object.fromEntries(fields) } : undefined
}

function storedField(key: string, inner: unknown, depth: number): [] | [[string, unknown]] {
  const field = forbiddenKeys.has(key) || !isStorable(key) ? undefined : storableValue(inner, depth + 1)
  return field ? [[key.normalize('NFC'), field.value]] : []
}
