import { refuseFields } from './refuse.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const depthMax = 200

/** Reads a body: valid UTF-8, valid JSON, no key twice in one object, no endless nesting. An empty body is an empty message. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return malformed('is not valid UTF-8')
  }
  const fault = structuralFault(text)
  if (fault) return malformed(fault)
  try {
    return JSON.parse(text)
  } catch {
    return malformed('is not valid JSON')
  }
}

function malformed(description: string): never {
  refuseFields({ field: '', description: `the body ${description}`, violatedRule: 'FORMAT', data: {} })
}

/** Two readers of one message must see the same value, so a repeated key is refused; JSON.parse would keep the last. */
function structuralFault(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = []
  const token = /[{}[\]]|"(?:[^"\\]|\\.)*"(\s*:)?/g
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found, isKey] = match
    if (found === '{' || found === '[') {
      if (open.push(found === '{' ? new Set() : undefined) > depthMax) return `is nested more than ${depthMax} deep`
    } else if (found === '}' || found === ']') {
      open.pop()
    } else if (isKey !== undefined) {
      const keys = open.at(-1)
      const key = found.slice(0, found.lastIndexOf('"') + 1)
      const name = key.includes('\\') ? unescaped(key) : key
      if (keys?.has(name)) return `has the key ${key.slice(0, 60)} twice in one object`
      keys?.add(name)
    }
  }
  return undefined
}

function unescaped(key: string): string {
  try {
    return JSON.stringify(JSON.parse(key))
  } catch {
    return key
  }
}
