import { itemBytesMax } from '@stoa/contract/data-items/data-item'
import type { Violation } from '@stoa/contract/problems'
import { dateOf } from '../../database/query/literal.ts'
import { violation } from '../../database/query/violation.ts'
import type { Field } from '../data-collections/public.ts'
import type { ItemProblem } from './item-problem.ts'
import type { Doc } from './item.ts'

const systemFields: ReadonlySet<string> = new Set(['_id', '_owner', '_createdDate', '_updatedDate'])

interface Ruled {
  /** Of the collection. */
  fields: readonly Field[]
  /** The path of the data in the request. */
  at: string
}

/** An item's data as it is stored: without system fields, dates in one format, references as ids; or its violations. */
export function storable(data: Doc | null | undefined, { fields, at }: Ruled): { doc: Doc } | ItemProblem {
  const violations: Violation[] = []
  const references = new Map(
    fields.filter(({ type }) => type === 'REFERENCE' || type === 'MULTI_REFERENCE').map((field) => [field.key, field]),
  )
  const doc: Doc = Object.create(null) as Doc
  for (const [key, value] of Object.entries(data ?? {})) {
    if (systemFields.has(key)) continue
    const clean = cleanValue(value, `${at}.${key}`, violations)
    doc[key] = references.has(key) ? referred(clean) : clean
  }
  if (violations.length > 0) return { violations }
  return withinSize(doc)
}

/** An item that has become too large is rejected as a whole. */
export const withinSize = (doc: Doc): { doc: Doc } | ItemProblem =>
  Buffer.byteLength(JSON.stringify(doc)) > itemBytesMax ? { code: 'WDE0009' } : { doc }

/** A value as it is stored: dates in their canonical format, so that text order is time order. */
export function cleanValue(value: unknown, at: string, violations: Violation[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry, index) => cleanValue(entry, `${at}[${index}]`, violations))
  const entries = Object.entries(value)
  if (entries.length === 1 && entries[0]![0] === '$date') return cleanDate(entries[0]![1], at, violations)
  return Object.fromEntries(entries.map(([key, inner]) => [key, cleanValue(inner, `${at}.${key}`, violations)]))
}

function cleanDate(written: unknown, at: string, violations: Violation[]): unknown {
  const date = dateOf(written)
  if (!date) violations.push(violation(`${at}.$date`, 'FORMAT', 'must be an ISO 8601 date'))
  return date ?? null
}

/** Packages send back included items in place of references; only the id is stored. */
const referred = (value: unknown): unknown => (Array.isArray(value) ? [...new Set(value.map(idOf))] : idOf(value))

function idOf(value: unknown): unknown {
  const id = typeof value === 'object' && value !== null ? (value as { _id?: unknown })._id : undefined
  return typeof id === 'string' ? id : value
}

interface StoredFields {
  fields: readonly Field[]
  hidden: readonly string[]
  /** Other fields that keep their old value. */
  beside?: readonly string[]
}

/** An item's new data, with the old values that stay: multi-references that weren't sent (wire §5), and fields hidden from the caller. */
export function replaced(old: Doc, next: Doc, { fields, hidden, beside = [] }: StoredFields): Doc {
  const several = fields.filter(({ type, key }) => type === 'MULTI_REFERENCE' && !Object.hasOwn(next, key)).map(({ key }) => key)
  const kept = [...hidden, ...several, ...beside].filter((key) => Object.hasOwn(old, key))
  const sent = Object.entries(next).filter(([key]) => !hidden.includes(key))
  return Object.fromEntries([...sent, ...kept.map((key) => [key, old[key]])])
}
