/** Objects that are returned repeatedly, with their cached JSON. */
const serializedObjects = new WeakMap<object, { bytes: Buffer | undefined }>()

/** Marks an object whose JSON is cached. It must never change, so it is frozen. */
export function serializeOnce<Value extends object>(value: Value): Value {
  serializedObjects.set(freeze(value), { bytes: undefined })
  return value
}

/** Serializes a body to JSON, inserting the cached bytes of marked objects. */
export function serialize(body: unknown): string | Buffer {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return JSON.stringify(body)
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  if (!entries.some(([, value]) => isCached(value) || isCachedList(value))) return JSON.stringify(body)
  const pieces = entries.flatMap(([key, value], index) => [
    Buffer.from(`${index === 0 ? '{' : ','}${JSON.stringify(key)}:`),
    ...(isCachedList(value) ? listPieces(value) : [bytesOf(value)]),
  ])
  return Buffer.concat([...pieces, closing])
}

const closing = Buffer.from('}')
const comma = Buffer.from(',')

const isCached = (value: unknown): value is object => typeof value === 'object' && value !== null && serializedObjects.has(value)
const isCachedList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0 && value.every(isCached)

const listPieces = (values: readonly unknown[]): Buffer[] => [
  Buffer.from('['),
  ...values.flatMap((value, index) => (index === 0 ? [bytesOf(value)] : [comma, bytesOf(value)])),
  Buffer.from(']'),
]

function bytesOf(value: unknown): Buffer {
  const entry = isCached(value) ? serializedObjects.get(value) : undefined
  if (!entry) return Buffer.from(JSON.stringify(value))
  return (entry.bytes ??= Buffer.from(JSON.stringify(value)))
}

/** From now on, changing it throws. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(freeze)
  return value
}
