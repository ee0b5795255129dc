import type { TSchema } from 'typebox'
import { refuseFields } from '../kernel/refuse.ts'
import { readJson } from './json.ts'

type Message = Record<string, unknown>

interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}

export interface Raw {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: unknown
}

/** Puts a call's message together: from the body, or from the query in its dotted or `.r` form (wire §3); the path decides ids. */
export function messageOf(schema: TSchema, { params, query, body }: Raw): Message {
  const message = isObject(body) ? { ...body } : body === undefined ? fromQuery(schema, query) : wrongBody()
  for (const [name, value] of Object.entries(params)) {
    const path = name.split('.')
    const place = placeOf(message, path)
    // Where something else than an object stands in the way, validation names it.
    if (place) define(place, path.at(-1)!, value)
  }
  return message
}

function wrongBody(): never {
  refuseFields({ field: '', description: 'the body must be a JSON object', violatedRule: 'FORMAT' })
}

function fromQuery(schema: TSchema, query: URLSearchParams): Message {
  const packed = query.getAll('.r')
  if (packed.length > 1) givenTwice('.r')
  if (packed[0] !== undefined) return unpack(packed[0])
  const message: Message = {}
  for (const [name, pairs] of Map.groupBy(query, ([key]) => key)) {
    const path = name.split('.')
    const place = placeOf(message, path)
    if (!place || Object.hasOwn(place, path.at(-1)!)) givenTwice(name)
    const texts = pairs.map(([, text]) => text)
    define(place, path.at(-1)!, typed(nodeAt(schema as Node, path), texts, name))
  }
  return message
}

/** Two readers of one query must see the same value. */
function givenTwice(field: string): never {
  refuseFields({ field, description: 'must be sent only once', violatedRule: 'MAX_SIZE' })
}

/** `.r` is the request as JSON in base64url. */
function unpack(packed: string): Message {
  const { value, fault } = readJson(Buffer.from(packed, 'base64url'))
  if (fault === undefined && isObject(value)) return value
  return refuseFields({ field: '.r', description: fault ?? 'must be a JSON object in base64url', violatedRule: 'FORMAT' })
}

function nodeAt(schema: Node, path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => {
    const properties = node && plain(node).properties
    return properties && Object.hasOwn(properties, key) ? properties[key] : undefined
  }, schema)
}

const plain = (node: Node): Node => node.anyOf?.find((branch) => branch.type !== 'null') ?? node

/** Query text in the type its schema asks for; what does not fit stays text, and validation names it. */
function typed(node: Node | undefined, texts: string[], name: string): unknown {
  const schema = node && plain(node)
  if (schema?.type === 'array') return texts.map((text) => scalar(schema.items && plain(schema.items), text))
  if (texts.length > 1) givenTwice(name)
  return scalar(schema, texts[0]!)
}

function scalar(schema: Node | undefined, text: string): unknown {
  const isNumber = schema?.type === 'number' || schema?.type === 'integer'
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (schema?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** The object that a path ends in, made as far as there is none; undefined where something else stands in the way. */
function placeOf(message: Message, path: readonly string[]): Message | undefined {
  let place = message
  for (const key of path.slice(0, -1)) {
    const inner = Object.hasOwn(place, key) ? (place[key] ?? {}) : {}
    if (!isObject(inner)) return undefined
    place = define(place, key, { ...inner })
  }
  return place
}

/** Sets an own key, `__proto__` included, so that validation sees and refuses it. */
function define<Value>(place: Message, key: string, value: Value): Value {
  Object.defineProperty(place, key, { value, enumerable: true, configurable: true, writable: true })
  return value
}

const isObject = (value: unknown): value is Message => typeof value === 'object' && value !== null && !Array.isArray(value)
