import type { TSchema } from 'typebox'
import { refuseFields } from '../kernel/refuse.ts'
import { parseJson } from './json.ts'

type Message = Record<string, unknown>

interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}

export interface RawRequest {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: unknown
}

/** Builds a call's message from the body, or from the query in its dotted or `.r` form (wire §3). Ids and numbers come from the path. */
export function buildMessage(schema: TSchema, { params, query, body }: RawRequest): Message {
  const message = isObject(body) ? { ...body } : body === undefined ? fromQuery(schema, query) : refuseBody()
  for (const [name, value] of Object.entries(params)) {
    const path = name.split('.')
    const parent = ensureParent(message, path)
    // If another value than an object is in the way, validation reports it.
    if (parent) define(parent, path.at(-1)!, parseValues(nodeAt(schema as Node, path), [value], name))
  }
  return message
}

function refuseBody(): never {
  refuseFields({ field: '', description: 'the body must be a JSON object', violatedRule: 'FORMAT' })
}

function fromQuery(schema: TSchema, query: URLSearchParams): Message {
  const packed = query.getAll('.r')
  if (packed.length > 1) refuseDuplicate('.r')
  if (packed[0] !== undefined) return decodePacked(packed[0])
  const message: Message = {}
  for (const [name, pairs] of Map.groupBy(query, ([key]) => key)) {
    const path = name.split('.')
    const parent = ensureParent(message, path)
    if (!parent || Object.hasOwn(parent, path.at(-1)!)) refuseDuplicate(name)
    const texts = pairs.map(([, text]) => text)
    define(parent, path.at(-1)!, parseValues(nodeAt(schema as Node, path), texts, name))
  }
  return message
}

/** Two parsers of a query must see the same value. */
function refuseDuplicate(field: string): never {
  refuseFields({ field, description: 'must be sent only once', violatedRule: 'MAX_SIZE' })
}

/** `.r` is the request as JSON in base64url. */
function decodePacked(packed: string): Message {
  const { value, fault } = parseJson(Buffer.from(packed, 'base64url'))
  if (fault === undefined && isObject(value)) return value
  return refuseFields({ field: '.r', description: fault ?? 'must be a JSON object in base64url', violatedRule: 'FORMAT' })
}

function nodeAt(schema: Node, path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => {
    const properties = node && withoutNull(node).properties
    return properties && Object.hasOwn(properties, key) ? properties[key] : undefined
  }, schema)
}

const withoutNull = (node: Node): Node => node.anyOf?.find((branch) => branch.type !== 'null') ?? node

/** Converts query text to the type of its schema. Text that doesn't fit stays text, and validation reports it. */
function parseValues(node: Node | undefined, texts: string[], name: string): unknown {
  const schema = node && withoutNull(node)
  // Packages of 2024 send the filters of queries like this.
  if (!schema && /\.\$(in|nin|hasSome|hasAll)$/.test(name)) return texts
  if (schema?.type === 'array') return texts.map((text) => parseScalar(schema.items && withoutNull(schema.items), text))
  if (texts.length > 1) refuseDuplicate(name)
  return parseScalar(schema, texts[0]!)
}

function parseScalar(schema: Node | undefined, text: string): unknown {
  const isNumber = schema?.type === 'number' || schema?.type === 'integer'
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (schema?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** The object at the end of a path, created if missing; undefined if another value is in the way. */
function ensureParent(message: Message, path: readonly string[]): Message | undefined {
  let parent = message
  for (const key of path.slice(0, -1)) {
    const inner = Object.hasOwn(parent, key) ? (parent[key] ?? {}) : {}
    if (!isObject(inner)) return undefined
    parent = define(parent, key, { ...inner })
  }
  return parent
}

/** Sets an own key, including `__proto__`, so that validation sees and rejects it. */
function define<Value>(parent: Message, key: string, value: Value): Value {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true })
  return value
}

const isObject = (value: unknown): value is Message => typeof value === 'object' && value !== null && !Array.isArray(value)
