const utf8 = new TextDecoder('utf-8', { fatal: true })
const depthMax = 200
/** A larger message is checked in steps of this size, between which other requests are served. */
const stepBytes = 256 * 1024

/** How many keys and values a message may have. Reading a message with many of them takes much longer than its length suggests. */
export interface JsonBounds {
  keysMax: number
  keysPerObjectMax: number
  valuesMax: number
}

/** Far more than any call needs, and few enough to be read in a tenth of a second. */
export const largeBounds: JsonBounds = { keysMax: 200_000, keysPerObjectMax: 20_000, valuesMax: 1_000_000 }
/** For those who may send small bodies only. */
export const smallBounds: JsonBounds = { keysMax: 20_000, keysPerObjectMax: 10_000, valuesMax: 100_000 }

/** The parsed value, or the error. */
export type JsonResult = { value: unknown; fault?: undefined } | { value?: undefined; fault: string }

/** Parses a message: valid UTF-8, valid JSON, no duplicate keys in an object, limited nesting and a limited number of keys and values. An empty body is an empty
 *  message. */
export function parseJson(bytes: Buffer, bounds: JsonBounds = largeBounds): JsonResult {
  const steps = checkStructure(bytes, bounds)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return parseChecked(bytes, step.value.fault)
}

/** The same, but lets other requests through in between (decision 0068). `ready` decides when a message with so many values is parsed. */
export async function parseJsonInSteps(
  bytes: Buffer,
  bounds: JsonBounds,
  ready: (valueCount: number) => Promise<void> | undefined,
): Promise<JsonResult> {
  const steps = checkStructure(bytes, bounds)
  let step = steps.next()
  while (!step.done) {
    await new Promise(setImmediate)
    step = steps.next()
  }
  const { fault, valueCount } = step.value
  if (fault === undefined) await ready(valueCount)
  return parseChecked(bytes, fault)
}

function parseChecked(bytes: Buffer, fault: string | undefined): JsonResult {
  if (fault !== undefined) return { fault }
  if (bytes.length === 0) return { value: undefined }
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return { fault: 'isn’t valid UTF-8' }
  }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { fault: 'isn’t valid JSON' }
  }
}

const sign = {
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const

/** An open object or list, and the keys of the object so far. */
interface Open {
  isObject: boolean
  keys?: Set<string>
}

interface Structure {
  fault?: string
  valueCount: number
}

/** Two parsers of a message must see the same value, so duplicate keys are rejected; JSON.parse would use the last one. Runs before the parser, because reading
 *  millions of keys or values would keep everyone waiting. Takes time proportional to the length, whatever the bytes are, and yields after each step. */
function* checkStructure(bytes: Buffer, { valuesMax, ...bounds }: JsonBounds): Generator<void, Structure> {
  const open: Open[] = []
  const keys = createKeyCheck(bounds)
  // The values in objects and lists. An empty one counts as if it had one.
  let valueCount = 0
  const faulty = (fault: string): Structure => ({ fault, valueCount })
  // Of the last string, which is a key if a colon follows.
  let [start, end] = [0, 0]
  let stepEnd = stepBytes
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case sign.openObject:
      case sign.openList:
        if (open.push({ isObject: bytes[at] === sign.openObject }) > depthMax)
          return faulty(`must not be nested more than ${depthMax} levels deep`)
        valueCount++
        break
      case sign.closeObject:
      case sign.closeList:
        open.pop()
        break
      case sign.comma:
        valueCount++
        break
      case sign.colon: {
        const object = open.at(-1)
        const fault = object?.isObject ? keys(object, bytes.toString('utf8', start, end)) : undefined
        if (fault !== undefined) return faulty(fault)
        break
      }
      case sign.quote:
        start = at
        // Within a string, `at` stands on each quotation mark until one isn't part of it.
        while (end <= start) {
          at = bytes.indexOf(sign.quote, at + 1)
          // Not JSON: the parser reports it.
          if (at < 0) return { valueCount }
          if (!isEscaped(bytes, at)) end = at + 1
          if (at < stepEnd) continue
          stepEnd = at + stepBytes
          yield
        }
    }
    if (valueCount > valuesMax) return faulty(`must not have more than ${valuesMax} values`)
    if (at < stepEnd) continue
    stepEnd = at + stepBytes
    yield
  }
  return { valueCount }
}

/** Adds the keys of objects, as they are written, and returns what is wrong with one. */
function createKeyCheck({ keysMax, keysPerObjectMax }: Omit<JsonBounds, 'valuesMax'>) {
  let count = 0
  return (object: Open, written: string): string | undefined => {
    if (++count > keysMax) return `must not have more than ${keysMax} keys`
    const key = unescapeKey(written)
    // Not JSON: the parser reports it.
    if (key === undefined) return undefined
    object.keys ??= new Set()
    if (object.keys.has(key)) return `has the key ${JSON.stringify(key.slice(0, 60))} twice in one object`
    if (object.keys.add(key).size > keysPerObjectMax) return `must not have more than ${keysPerObjectMax} keys in one object`
    return undefined
  }
}

/** Undefined if it isn't a JSON string. */
function unescapeKey(written: string): string | undefined {
  if (!written.includes('\\')) return written.slice(1, -1)
  try {
    return JSON.parse(written) as string
  } catch {
    return undefined
  }
}

/** A quotation mark after an odd number of backslashes is part of the string. */
function isEscaped(bytes: Buffer, quote: number): boolean {
  let backslashes = 0
  while (bytes[quote - 1 - backslashes] === sign.backslash) backslashes++
  return backslashes % 2 === 1
}
