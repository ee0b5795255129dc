const utf8 = new TextDecoder('utf-8', { fatal: true })
const depthMax = 200
/** Far more than any call needs, and few enough to be read in a fraction of a second. */
export const keysMax = 200_000
export const valuesMax = 1_000_000

/** The parsed value, or the error. */
export type JsonResult = { value: unknown; fault?: undefined } | { value?: undefined; fault: string }

/** Parses a message: valid UTF-8, valid JSON, no duplicate keys in an object, limited nesting and a limited number of keys and values. An empty body is an empty
 *  message. */
export function parseJson(bytes: Buffer): JsonResult {
  if (bytes.length === 0) return { value: undefined }
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return { fault: 'isn’t valid UTF-8' }
  }
  const fault = findStructuralFault(bytes)
  if (fault !== undefined) return { fault }
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
const blanks: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d])

/** An open object or list, and the keys of the object so far. */
interface Open {
  isObject: boolean
  keys?: Set<string>
}

/** Two parsers of a message must see the same value, so duplicate keys are rejected; JSON.parse would use the last one. Runs before the parser, because reading
 *  millions of keys or values would keep everyone waiting. Takes time proportional to the length, whatever the bytes are. */
function findStructuralFault(bytes: Buffer): string | undefined {
  const open: Open[] = []
  let keyCount = 0
  let valueCount = 0
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case sign.openObject:
      case sign.openList:
        if (open.push({ isObject: bytes[at] === sign.openObject }) > depthMax) return `must not be nested more than ${depthMax} levels deep`
        break
      case sign.closeObject:
      case sign.closeList:
        open.pop()
        break
      case sign.comma:
        if (++valueCount > valuesMax) return `must not have more than ${valuesMax} values`
        break
      case sign.quote: {
        const end = endOfString(bytes, at + 1)
        // Not JSON: the parser reports it.
        if (end < 0) return undefined
        const object = open.at(-1)
        if (object?.isObject && isFollowedByColon(bytes, end + 1)) {
          if (++keyCount > keysMax) return `must not have more than ${keysMax} keys`
          const key = unescapeKey(bytes.toString('utf8', at, end + 1))
          if (key === undefined) return undefined
          object.keys ??= new Set()
          if (object.keys.has(key)) return `has the key ${JSON.stringify(key.slice(0, 60))} twice in one object`
          object.keys.add(key)
        }
        at = end
      }
    }
  }
  return undefined
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

/** The index of the quotation mark that ends a string; -1 if it never ends. A quotation mark after an odd number of backslashes is part of the string. */
function endOfString(bytes: Buffer, start: number): number {
  let end = bytes.indexOf(sign.quote, start)
  while (end >= 0 && isEscaped(bytes, end)) end = bytes.indexOf(sign.quote, end + 1)
  return end
}

function isEscaped(bytes: Buffer, quote: number): boolean {
  let backslashes = 0
  while (bytes[quote - 1 - backslashes] === sign.backslash) backslashes++
  return backslashes % 2 === 1
}

function isFollowedByColon(bytes: Buffer, start: number): boolean {
  let at = start
  while (blanks.has(bytes[at])) at++
  return bytes[at] === sign.colon
}
