import { base64url } from './base64url.ts'
import type { CallRow } from './call-table.ts'
import { ApiError } from './errors.ts'

type Message = Readonly<Record<string, unknown>>

/** The HTTP request of a call. */
export interface HttpRequest {
  method: string
  /** Path and query. */
  target: string
  body?: string
}

/** A query longer than this is sent as the body of the call's POST form, if it has one (site §7, §9). */
export const queryCharactersMax = 4000

/** Builds the HTTP request of a message: ids in the path, then the query of a GET or DELETE, or else the body (wire §3). */
export function httpRequest([method, path, , postPath]: CallRow, message: Message): HttpRequest {
  const target = withIds(path, message)
  if (method !== 'GET' && method !== 'DELETE') return { method, target, body: JSON.stringify(message) }
  const query = queryOf(withoutIds(path, message))
  if (postPath !== undefined && query.length > queryCharactersMax)
    return { method: 'POST', target: withIds(postPath, message), body: JSON.stringify(message) }
  return { method, target: query === '' ? target : `${target}?${query}` }
}

const placeholder = /\{([^}]+)\}/g

const withIds = (path: string, message: Message): string =>
  path.replace(placeholder, (_, name: string) => segment(name, valueAt(message, name)))

/** `.` and `..` would be resolved to another path, and so would an empty segment. */
function segment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '' || text === '.' || text === '..') throw notAnId(name)
  return encodeURIComponent(text)
}

/** The same error that the server would return. */
const notAnId = (field: string): ApiError =>
  new ApiError({
    kind: 'validation',
    status: 400,
    code: 'INVALID_ARGUMENT',
    message: `INVALID_ARGUMENT: "${field}" is required`,
    violations: [{ field, description: 'is required', violatedRule: 'REQUIRED_FIELD', data: {} }],
  })

const valueAt = (message: Message, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Message)[key] : undefined), message)

function withoutIds(path: string, message: Message): Message {
  const inPath = new Set(Array.from(path.matchAll(placeholder), ([, name]) => name))
  return Object.fromEntries(Object.entries(message).filter(([name, value]) => value !== undefined && !inPath.has(name)))
}

/** Plain parameters if every value is a plain value or a list of them; otherwise the whole message as `.r`, which preserves types and nesting. */
function queryOf(message: Message): string {
  const query = new URLSearchParams()
  if (!Object.entries(message).every(isPlain)) query.set('.r', base64url(new TextEncoder().encode(JSON.stringify(message))))
  else for (const [name, value] of Object.entries(message)) for (const one of [value].flat()) query.append(name, String(one))
  return query.toString()
}

const isPlain = ([name, value]: [string, unknown]): boolean =>
  !name.includes('.') && (Array.isArray(value) ? value.length > 0 && value.every(isScalar) : isScalar(value))

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
