import type { IdentityKind } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { Settings } from 'typebox/system'
import { Compile, type Validator } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { Invalid } from './refuse.ts'
import { sortByField, violationsOf } from './violations.ts'

Settings.Set({ maxErrors: 1000 })

const depthMax = 50

/** JSON Schema as this module reads it. */
interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  readOnly?: boolean
  sentBy?: readonly IdentityKind[]
}

/** Turns a message into a request: read-only fields dropped, text in NFC, then everything that is wrong said at once. */
export function accept<Request>(schema: TSchema, message: unknown, kind: IdentityKind | 'nobody'): Request {
  const violations: Violation[] = []
  const request = tidy({ kind, violations }, schema as Node, message, { field: '', depth: 0 })
  const validator = compiled(schema)
  if (!validator.Check(request)) violations.push(...violationsOf(validator.Errors(request)))
  if (violations.length > 0) throw new Invalid(sortByField(violations))
  return request as Request
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
  if (typeof value === 'string') return tidyText(sender, value, place)
  if (typeof value !== 'object' || value === null) return value
  if (place.depth > depthMax) {
    sender.violations.push({ field: place.field, description: `is nested more than ${depthMax} deep`, violatedRule: 'MAX_SIZE' })
    return null
  }
  const known = schema && branchFor(schema)
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
    const property = schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
    if (property?.readOnly) continue
    if (property?.sentBy && value[key] !== undefined && !(property.sentBy as readonly string[]).includes(sender.kind)) {
      sender.violations.push({ field, description: `may only be sent by ${property.sentBy.join(' or ')}`, violatedRule: 'FIELD_NOT_ALLOWED' })
      continue
    }
    if (value[key] !== undefined) kept[key] = tidy(sender, property, value[key], { field, depth: place.depth + 1 })
  }
  return kept
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

// PostgreSQL's jsonb takes neither U+0000 nor half a surrogate pair.
const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

function tidyText(sender: Sender, value: string, { field }: Place): string {
  if (isCleanText(value)) return value.normalize('NFC')
  sender.violations.push({ field, description: 'contains characters that are not valid text', violatedRule: 'FORMAT' })
  return ''
}

/** A nullable object's schema is the alternative that is not null. */
const branchFor = (schema: Node): Node => schema.anyOf?.find((branch) => branch.type !== 'null') ?? schema
