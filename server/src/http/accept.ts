import type { IdentityKind } from '@stoa/contract/call'
import type { DecimalBounds } from '@stoa/contract/scalars'
import type { Violation } from '@stoa/contract/problems'
import { Settings } from 'typebox/system'
import { Compile, type Validator } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { brokenBounds } from './decimal-bounds.ts'
import { Invalid } from './refuse.ts'
import { violationsOf } from './violations.ts'

Settings.Set({ maxErrors: 1000 })

const depthMax = 50

/** JSON Schema as this module reads it. */
interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  readOnly?: boolean
  lowerCase?: boolean
  decimal?: DecimalBounds
  sentBy?: readonly IdentityKind[]
}

/** Turns a message into a request: read-only fields dropped, text in NFC, ids in lower case; then everything that is wrong said at once. */
export function accept<Request>(schema: TSchema, message: unknown, kind: IdentityKind | 'nobody'): Request {
  const violations: Violation[] = []
  const request = tidy({ kind, violations }, schema as Node, message, { field: '', depth: 0 })
  const validator = compiled(schema)
  if (!validator.Check(request)) violations.push(...notYetSaid(violations, violationsOf(validator.Errors(request))))
  if (violations.length > 0) throw new Invalid(violations)
  return request as Request
}

/** Of a field that is named already, the validator sees only what tidying left of it. */
function notYetSaid(said: readonly Violation[], found: readonly Violation[]): Violation[] {
  const fields = new Set(said.map(({ field }) => field))
  return found.filter(({ field }) => !fields.has(field))
}

const validators = new WeakMap<TSchema, Validator>()

/** A schema's validator, compiled on first use. */
export function compiled(schema: TSchema): Validator {
  let validator = validators.get(schema)
  if (!validator) validators.set(schema, (validator = Compile(schema)))
  return validator
}

interface Sender {
  kind: IdentityKind | 'nobody'
  violations: Violation[]
}
interface Place {
  field: string
  depth: number
}

function tidy(sender: Sender, schema: Node | undefined, value: unknown, place: Place): unknown {
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value
  const known = schema && branchFor(schema)
  if (typeof value === 'string') return tidyText(sender, known, value, place)
  if (place.depth > depthMax) {
    sender.violations.push({ field: place.field, description: `is nested more than ${depthMax} deep`, violatedRule: 'MAX_SIZE' })
    return null
  }
  if (Array.isArray(value)) {
    return value.map((entry, index) => tidy(sender, known?.items, entry, { field: `${place.field}[${index}]`, depth: place.depth + 1 }))
  }
  return tidyObject(sender, known, value as Record<string, unknown>, place)
}

function tidyObject(sender: Sender, schema: Node | undefined, value: Record<string, unknown>, place: Place): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const field = place.field ? `${place.field}.${key}` : key
    if (forbiddenKeys.has(key) || !isCleanText(key)) {
      sender.violations.push({ field, description: 'is not a key this server takes', violatedRule: 'FIELD_NOT_ALLOWED' })
      continue
    }
    const property = propertyOf(schema, key)
    if (property?.readOnly || (!property && propertyOf(schema, wireName.get(key)))) continue
    if (property?.sentBy && !(property.sentBy as readonly string[]).includes(sender.kind)) {
      if (saysNothing(value[key])) continue
      sender.violations.push({
        field,
        description: `may only be sent by ${property.sentBy.join(' or ')}`,
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
      continue
    }
    if (value[key] !== undefined) kept[key] = tidy(sender, property, value[key], { field, depth: place.depth + 1 })
  }
  return kept
}

/** An empty list or null in a field that is not the sender's to fill asks for nothing. */
const saysNothing = (value: unknown): boolean => value === undefined || value === null || (Array.isArray(value) && value.length === 0)

const propertyOf = (schema: Node | undefined, key: string | undefined): Node | undefined =>
  key !== undefined && schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined

/** Both package generations send an entity that was read back with their own spelling of these fields beside the wire's (wire §2). */
const wireName: ReadonlyMap<string, string> = new Map([
  ['_id', 'id'],
  ['_createdDate', 'createdDate'],
  ['_updatedDate', 'updatedDate'],
])

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

// PostgreSQL's jsonb takes neither U+0000 nor half a surrogate pair.
const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

function tidyText({ violations }: Sender, schema: Node | undefined, value: string, { field }: Place): string {
  if (!isCleanText(value)) {
    violations.push({ field, description: 'contains characters that are not valid text', violatedRule: 'FORMAT' })
    return ''
  }
  if (schema?.decimal) violations.push(...brokenBounds(value, schema.decimal).map((broken) => ({ field, ...broken })))
  const text = value.normalize('NFC')
  return schema?.lowerCase ? text.toLowerCase() : text
}

/** The schema of a nullable value is the alternative that is not null. */
const branchFor = (schema: Node): Node => schema.anyOf?.find((branch) => branch.type !== 'null') ?? schema
