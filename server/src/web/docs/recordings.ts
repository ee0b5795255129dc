import { existsSync, readFileSync } from 'node:fs'

/** A request and response in the sample shop as `tests/docs-examples` recorded them, with their example. */
export interface Recording {
  as: 'anonymous' | 'visitor' | 'member' | 'owner'
  request: Record<string, unknown>
  answer: unknown
  /** For an error; absent for a success. */
  status?: number
  /** The source of the example in docs/examples, and its path. */
  source: string
  path: string
}

const examples = new URL('../../../../docs/examples/', import.meta.url)
const recordings = new URL('../../../../docs/recorded/', import.meta.url)
const cachedRecordings = new Map<string, Recording | undefined>()

/** `carts`, `addToCurrentCart` → docs/examples/carts/add-to-current-cart.ts, docs/recorded/carts/add-to-current-cart.json */
export const exampleName = (area: string, name: string): string => `${kebab(area)}/${kebab(name)}`

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Undefined: the call has no recording yet. */
export function recordingOf(area: string, name: string): Recording | undefined {
  const path = exampleName(area, name)
  if (!cachedRecordings.has(path)) cachedRecordings.set(path, read(path))
  return cachedRecordings.get(path)
}

function read(path: string): Recording | undefined {
  const [recorded, source] = [new URL(`${path}.json`, recordings), new URL(`${path}.ts`, examples)]
  if (!existsSync(recorded) || !existsSync(source)) return undefined
  const { as, request, answer, status } = JSON.parse(readFileSync(recorded, 'utf8')) as Recording
  const refusal = status === undefined ? {} : { status }
  return { as, request, answer, ...refusal, source: readFileSync(source, 'utf8'), path: `docs/examples/${path}.ts` }
}
