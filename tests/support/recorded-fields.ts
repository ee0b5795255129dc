import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@stoa/contract'
import { areaOf, shapesOf, type FieldSchema } from '@stoa/contract/fields'
import { allCalls } from '@stoa/contract/routes'
import type { CallWatcher } from '../../server/src/http/app.ts'

/** What a test run did with a field: the server read it by its name, or only copied it with all others of its object; or a response contained it, of the area
 *  that its shape is named by (`filled`) or of another one that shares it (`shown`, by that area and the key). */
export type FieldUse = 'read' | 'copied' | 'filled' | 'shown'

/** The name of each shape of the contract. */
const shapes = { request: shapesOf(contract, 'request').names, response: shapesOf(contract, 'response').names }
const areas = new Map<unknown, string>(allCalls(contract).map(({ call, area }) => [call, area]))

/** What was recorded already, by folder and by use and shape. */
const recorded = new Map<string, Map<string, Set<string>>>()

/** Records how the server uses each field of requests, and which fields of responses it fills, in a folder of the run. */
export function fieldWatcher(folder: string): CallWatcher {
  const seen = recorded.get(folder) ?? new Map<string, Set<string>>()
  recorded.set(folder, seen)
  const record: RecordUse = (use, shape, key) => {
    const of = `${use} ${shape}`
    const keys = seen.get(of) ?? new Set()
    if (keys.has(key)) return
    seen.set(of, keys.add(key))
    appendFileSync(join(folder, `fields-${process.pid}.txt`), `${of}.${key}\n`)
  }
  return {
    onRequest: (call, request) => watched(request, call.request, record),
    onResponse: (call, body) => recordFilled(body, call.response, { area: areas.get(call), record }),
  }
}

type RecordUse = (use: FieldUse, shape: string, key: string) => void

/** The same value, of which each read of a field is recorded, also of one that wasn't sent. A read that follows a listing of all keys is a copy: a spread,
 *  or JSON. */
function watched(value: unknown, schema: FieldSchema, record: RecordUse): unknown {
  const shape = shapeFor(value, schema)
  if (Array.isArray(value)) return shape?.items ? value.map((item) => watched(item, shape.items!, record)) : value
  const { properties } = shape ?? {}
  const name = properties && shapes.request.get(properties)
  if (name === undefined) return value
  const fields = Object.fromEntries(
    Object.entries(value as object).map(([key, field]) => [key, watched(field, properties![key] ?? {}, record)]),
  )
  /** The keys that were listed and not read since, in their order. */
  let listed: string[] = []
  const isField = (key: string | symbol): key is string => typeof key === 'string' && Object.hasOwn(properties!, key)
  return new Proxy(fields, {
    ownKeys: (target) => {
      listed = Object.keys(target)
      return Reflect.ownKeys(target)
    },
    has: (target, key) => {
      if (isField(key)) record('read', name, key)
      return Reflect.has(target, key)
    },
    get: (target, key) => {
      if (isField(key)) record(listed.includes(key) ? 'copied' : 'read', name, key)
      listed = listed.slice(listed.indexOf(String(key)) + 1)
      return Reflect.get(target, key) as unknown
    },
  })
}

interface Filling {
  /** Of the call. */
  area: string | undefined
  record: RecordUse
}

function recordFilled(value: unknown, schema: FieldSchema, filling: Filling): void {
  const shape = shapeFor(value, schema)
  if (Array.isArray(value)) {
    if (shape?.items) for (const item of value) recordFilled(item, shape.items, filling)
    return
  }
  const name = shape?.properties && shapes.response.get(shape.properties)
  if (name === undefined) return
  const { area, record } = filling
  for (const [key, field] of Object.entries(value as object)) {
    if (field === undefined || field === null || (Array.isArray(field) && field.length === 0)) continue
    record('filled', name, key)
    if (area !== undefined && area !== areaOf(name)) record('shown', area, key)
    recordFilled(field, shape!.properties![key] ?? {}, filling)
  }
}

/** The part of a schema that a value follows: of a union, the first one of its kind that has all its keys. Values are valid. */
function shapeFor(value: unknown, schema: FieldSchema, isAlternative = false): FieldSchema | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const parts = schema.anyOf ?? schema.allOf
  if (parts) return firstShape(value, parts)
  if (Array.isArray(value)) return schema.items ? schema : undefined
  const { properties } = schema
  return properties && (!isAlternative || Object.keys(value).every((key) => Object.hasOwn(properties, key))) ? schema : undefined
}

function firstShape(value: object, parts: readonly FieldSchema[]): FieldSchema | undefined {
  for (const part of parts) {
    const found = shapeFor(value, part, true)
    if (found) return found
  }
  return undefined
}

/** How the fields were used in a run, by name. */
export function readFieldUses(folder: string): Map<string, Set<FieldUse>> {
  const uses = new Map<string, Set<FieldUse>>()
  const lines = globSync('fields-*.txt', { cwd: folder }).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  for (const line of lines.filter(Boolean)) {
    const [use, name] = line.split(' ') as [FieldUse, string]
    const key = `${use === 'filled' || use === 'shown' ? 'response' : 'request'} ${name}`
    uses.set(key, (uses.get(key) ?? new Set()).add(use))
  }
  return uses
}
