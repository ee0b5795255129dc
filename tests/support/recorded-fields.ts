import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import type { CallWatcher } from '../../server/src/http/app.ts'

/** What a test run did with a field: the server read it by its name, or only copied it with all others of its object; or a response contained it. */
export type FieldUse = 'read' | 'copied' | 'filled'

/** A field of a request or a response, named by the first call in the contract that has it. A shape that several calls share has one name. */
export interface Field {
  direction: 'request' | 'response'
  name: string
}

type Direction = Field['direction']
type Node = TSchema & { properties?: Record<string, Node>; items?: Node; anyOf?: Node[]; allOf?: Node[]; readOnly?: boolean }
type Properties = Record<string, Node>

/** The name of each shape of the contract, by the identity of its properties. */
const shapes: Readonly<Record<Direction, Map<Properties, string>>> = { request: new Map(), response: new Map() }
for (const { id, call } of allCalls(contract)) {
  for (const direction of ['request', 'response'] as const) nameShapes(direction, call[direction], id)
}

function nameShapes(direction: Direction, node: Node, name: string): void {
  for (const part of [...(node.anyOf ?? []), ...(node.allOf ?? [])]) nameShapes(direction, part, name)
  if (node.items) nameShapes(direction, node.items, `${name}[]`)
  const { properties } = node
  if (!properties || shapes[direction].has(properties)) return
  shapes[direction].set(properties, name)
  for (const [key, field] of Object.entries(properties)) {
    if (!isIgnored(direction, field)) nameShapes(direction, field, `${name}.${key}`)
  }
}

/** Read-only fields are removed from requests before validation. */
function isIgnored(direction: Direction, field: Node): boolean {
  return direction === 'request' && field.readOnly === true
}

/** All fields of the contract. */
export const allFields = (): Field[] =>
  (['request', 'response'] as const).flatMap((direction) =>
    [...shapes[direction]].flatMap(([properties, name]) =>
      Object.entries(properties).flatMap(([key, field]) => (isIgnored(direction, field) ? [] : [{ direction, name: `${name}.${key}` }])),
    ),
  )

const seen = new Set<string>()

/** Records how the server uses each field of requests, and which fields of responses it fills, in a folder of the run. */
export function fieldWatcher(folder: string): CallWatcher {
  const record = (use: FieldUse, shape: string, key: string): void => {
    const line = JSON.stringify([use, `${shape}.${key}`])
    if (seen.has(line)) return
    seen.add(line)
    appendFileSync(join(folder, `fields-${process.pid}.jsonl`), `${line}\n`)
  }
  return {
    onRequest: (call, request) => watched(request, call.request, record),
    onResponse: (call, body) => recordFilled(body, call.response, record),
  }
}

type RecordUse = (use: FieldUse, shape: string, key: string) => void

/** The same value, of which each read of a field is recorded. A read that follows a listing of all keys is a copy: a spread, or JSON. */
function watched(value: unknown, schema: Node, record: RecordUse): unknown {
  const shape = shapeFor(value, schema)
  if (Array.isArray(value)) return shape?.items ? value.map((item) => watched(item, shape.items!, record)) : value
  const name = shape?.properties && shapes.request.get(shape.properties)
  if (name === undefined) return value
  const fields = Object.fromEntries(
    Object.entries(value as object).map(([key, field]) => [key, watched(field, shape!.properties![key] ?? {}, record)]),
  )
  let toCopy = new Set<string>()
  return new Proxy(fields, {
    ownKeys: (target) => {
      toCopy = new Set(Object.keys(target))
      return Reflect.ownKeys(target)
    },
    get: (target, key) => {
      if (typeof key === 'string' && Object.hasOwn(target, key)) record(toCopy.delete(key) ? 'copied' : 'read', name, key)
      return Reflect.get(target, key) as unknown
    },
  })
}

function recordFilled(value: unknown, schema: Node, record: RecordUse): void {
  const shape = shapeFor(value, schema)
  if (Array.isArray(value)) {
    if (shape?.items) for (const item of value) recordFilled(item, shape.items, record)
    return
  }
  const name = shape?.properties && shapes.response.get(shape.properties)
  if (name === undefined) return
  for (const [key, field] of Object.entries(value as object)) {
    if (field === undefined || field === null) continue
    record('filled', name, key)
    recordFilled(field, shape!.properties![key] ?? {}, record)
  }
}

/** The part of a schema that a value follows: of a union, the first one of its kind that has all its keys. */
function shapeFor(value: unknown, schema: Node): Node | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const parts = schema.anyOf ?? schema.allOf
  if (parts) return parts.map((part) => shapeFor(value, part)).find((part) => part !== undefined)
  if (Array.isArray(value)) return schema.items ? schema : undefined
  return schema.properties && Object.keys(value).every((key) => Object.hasOwn(schema.properties!, key)) ? schema : undefined
}

/** How the fields were used in a run, by name. */
export function readFieldUses(folder: string): Map<string, Set<FieldUse>> {
  const uses = new Map<string, Set<FieldUse>>()
  const lines = globSync('fields-*.jsonl', { cwd: folder }).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  for (const line of lines.filter(Boolean)) {
    const [use, name] = JSON.parse(line) as [FieldUse, string]
    const key = `${use === 'filled' ? 'response' : 'request'} ${name}`
    uses.set(key, (uses.get(key) ?? new Set()).add(use))
  }
  return uses
}
