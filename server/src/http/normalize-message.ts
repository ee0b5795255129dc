import type { TSchema } from 'typebox'
import type { IdentityKind } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import type { DecimalBounds } from '@stoa/contract/scalars'
import { isStorable } from '../database/query/literal.ts'
import { Invalid } from '../kernel/refuse.ts'
import { decimalViolations } from './decimal-bounds.ts'

export const depthMax = 50
/** More violations aren't useful to anyone. */
const violationsMax = 500
/** Maximum length of a caller-chosen key in the name of a field. */
const keyLengthMax = 100

/** The subset of JSON Schema that this module reads. */
interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  additionalProperties?: boolean
  items?: Node
  maxItems?: number
  anyOf?: Node[]
  readOnly?: boolean
  lowerCase?: boolean
  decimal?: DecimalBounds
  sentBy?: readonly IdentityKind[]
}

interface Normalization {
  kind: IdentityKind | 'anonymous'
  violations: Violation[]
}

/** The position of a value in the message. Its name is only built for a violation. */
interface FieldPath {
  within?: FieldPath
  key: string | number
  depth: number
}

/** Removes fields that only the server writes, rejects fields that this sender can't send, and normalizes text to NFC and ids to lower case. Rejected
 *  values are left out of the result; the validator checks the rest. */
export function normalizeMessage(
  schema: TSchema,
  message: unknown,
  kind: IdentityKind | 'anonymous',
): { tidied: unknown; violations: Violation[] } {
  const violations: Violation[] = []
  return { tidied: normalizeValue({ kind, violations }, schema as Node, message, { key: '', depth: 0 }), violations }
}

function normalizeValue(tidying: Normalization, schema: Node | undefined, value: unknown, place: FieldPath): unknown {
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value
  const known = schema && branchFor(schema)
  if (typeof value === 'string') return normalizeText(tidying, known, value, place)
  if (place.depth > depthMax) {
    addViolation(tidying, place, { description: `must not be nested more than ${depthMax} levels deep`, violatedRule: 'MAX_SIZE' })
    return null
  }
  return Array.isArray(value)
    ? normalizeList(tidying, known, value, place)
    : normalizeObject(tidying, known, value as Record<string, unknown>, place)
}

function normalizeList(tidying: Normalization, schema: Node | undefined, list: readonly unknown[], place: FieldPath): unknown[] {
  const threshold = schema?.maxItems
  if (threshold !== undefined && list.length > threshold) {
    addViolation(tidying, place, { description: `must have at most ${threshold} entries`, violatedRule: 'MAX_SIZE', data: { threshold } })
    return []
  }
  return list.map((entry, key) => normalizeValue(tidying, schema?.items, entry, { within: place, key, depth: place.depth + 1 }))
}

function normalizeObject(
  tidying: Normalization,
  schema: Node | undefined,
  object: Record<string, unknown>,
  place: FieldPath,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const key of Object.keys(object)) {
    const value = object[key]
    const property = propertyOf(schema, key)
    if (value === undefined || isIgnored(tidying, property, value) || (!property && propertyOf(schema, wireName.get(key)))) continue
    const inner = { within: place, key, depth: place.depth + 1 }
    const refused = rejectionReason(tidying, schema, { key, property })
    if (refused) addViolation(tidying, inner, { description: refused, violatedRule: 'FIELD_NOT_ALLOWED' })
    else kept[key] = normalizeValue(tidying, property, value, inner)
  }
  return kept
}

/** Fields that only the server writes are removed. A field that the sender can't set is ignored if it is null or an empty list. */
const isIgnored = ({ kind }: Normalization, property: Node | undefined, value: unknown): boolean =>
  property?.readOnly === true || (isNotForSender(property, kind) && (value === null || (Array.isArray(value) && value.length === 0)))

const isNotForSender = (property: Node | undefined, kind: Normalization['kind']): boolean =>
  property?.sentBy !== undefined && !(property.sentBy as readonly string[]).includes(kind)

/** Why a key isn't allowed in an object; undefined if it is. */
function rejectionReason(
  { kind }: Normalization,
  schema: Node | undefined,
  { key, property }: { key: string; property: Node | undefined },
): string | undefined {
  if (forbiddenKeys.has(key) || !isStorable(key)) return 'isn’t a valid key'
  if (!property && schema?.additionalProperties === false) return 'isn’t a field of this request'
  return isNotForSender(property, kind) ? `may only be sent by ${property!.sentBy!.join(' or ')}` : undefined
}

const propertyOf = (schema: Node | undefined, key: string | undefined): Node | undefined =>
  key !== undefined && schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined

/** Both package generations send back these fields of an entity in their own spelling in addition to the wire's (wire §2). */
const wireName: ReadonlyMap<string, string> = new Map([
  ['_id', 'id'],
  ['_createdDate', 'createdDate'],
  ['_updatedDate', 'updatedDate'],
])

export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function normalizeText(tidying: Normalization, schema: Node | undefined, value: string, place: FieldPath): string {
  if (!isStorable(value)) {
    addViolation(tidying, place, { description: 'contains invalid characters', violatedRule: 'FORMAT' })
    return ''
  }
  if (schema?.decimal) for (const broken of decimalViolations(value, schema.decimal)) addViolation(tidying, place, broken)
  const text = value.normalize('NFC')
  return schema?.lowerCase ? text.toLowerCase() : text
}

/** The schema of a nullable value is the alternative that isn't null. */
const branchFor = (schema: Node): Node => schema.anyOf?.find((branch) => branch.type !== 'null') ?? schema

/** Adds a violation. A message with too many of them isn't read to its end. */
function addViolation({ violations }: Normalization, place: FieldPath, wrong: Omit<Violation, 'field'>): void {
  violations.push({ field: fieldName(place), ...wrong })
  if (violations.length >= violationsMax) throw new Invalid(violations)
}

function fieldName({ within, key }: FieldPath): string {
  if (!within) return ''
  const outer = fieldName(within)
  if (typeof key === 'number') return `${outer}[${key}]`
  const shown = key.slice(0, keyLengthMax).toWellFormed()
  return outer ? `${outer}.${shown}` : shown
}
