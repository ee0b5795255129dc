const utf8 = new TextDecoder('utf-8', { fatal: true })
const depthMax = 200

/** The parsed value, or the error. */
export type JsonResult = { value: unknown; fault?: undefined } | { value?: undefined; fault: string }

/** Parses a message: valid UTF-8, valid JSON, no duplicate keys in an object, limited nesting. An empty body is an empty message. */
export function parseJson(bytes: Uint8Array): JsonResult {
  if (bytes.length === 0) return { value: undefined }
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return { fault: 'isn’t valid UTF-8' }
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fault: 'isn’t valid JSON' }
  }
  const fault = findStructuralFault(text)
  return fault === undefined ? { value } : { fault }
}

/** Two parsers of a message must see the same value, so duplicate keys are rejected; JSON.parse would use the last one. Expects valid JSON and takes time
 *  proportional to its length. */
function findStructuralFault(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = []
  const token = /[{}[\]"]/g
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found] = match
    if (found === '{' || found === '[') {
      if (open.push(found === '{' ? new Set() : undefined) > depthMax) return `must not be nested more than ${depthMax} levels deep`
    } else if (found === '}' || found === ']') {
      open.pop()
    } else {
      token.lastIndex = endOfString(text, token.lastIndex)
      if (!isFollowedByColon(text, token.lastIndex)) continue
      const key = unescapeKey(text.slice(match.index, token.lastIndex))
      const keys = open.at(-1)!
      if (keys.has(key)) return `has the key ${JSON.stringify(key.slice(0, 60))} twice in one object`
      keys.add(key)
    }
  }
  return undefined
}

const unescapeKey = (written: string): string => (written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1))

/** The index after the quotation mark that ends a string. A quotation mark after an odd number of backslashes is part of the string. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end + 1
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0
  while (text[quote - 1 - backslashes] === '\\') backslashes++
  return backslashes % 2 === 1
}

const colon = /[ \t\n\r]*:/y

function isFollowedByColon(text: string, place: number): boolean {
  colon.lastIndex = place
  return colon.test(text)
}
