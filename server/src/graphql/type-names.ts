import type { TSchema } from 'typebox'
import { contract } from '@stoa/contract'
import type { Areas } from '@stoa/contract/routes'
import { enumNames } from './enum-names.ts'
import { inputNames } from './input-names.ts'
import { objectNames } from './object-names.ts'

/** A schema as this module reads it. */
export interface Node extends TSchema {
  type?: string
  const?: unknown
  enum?: string[]
  maximum?: number
  properties?: Properties
  items?: Node
  anyOf?: Node[]
  readOnly?: boolean
  deprecated?: boolean
  description?: string
}

/** Calls that share a shape share this object. */
export type Properties = Record<string, Node>

export type Direction = 'request' | 'response'

/** The schema of a value that may be null, without the null. */
export function withoutNull(node: Node): Node {
  const branches = node.anyOf?.filter(({ type }) => type !== 'null')
  return branches?.length === 1 ? withoutNull(branches[0]!) : node
}

/** The schema of an entry, for a list of any depth. */
const entryOf = (node: Node): Node => {
  const known = withoutNull(node)
  return known.items ? entryOf(known.items) : known
}

/** A name, and the area of the contract that it is from: two areas may give one shape different names. */
interface Candidate {
  name: string
  area: string
}

interface LocatedNode {
  node: Node
  area: string
}

/** `CatalogV1Product.media` or `catalogue.getProduct.product` → what is there. */
function nodeAt(path: string, direction: Direction): LocatedNode {
  const at = path.lastIndexOf('.')
  const [owner, field] = [path.slice(0, at), path.slice(at + 1)]
  const known = (direction === 'request' ? inputNames : objectNames)[owner]
  const { node, area } = known !== undefined ? nodeAt(known, direction) : nodeInCall(owner, direction)
  const found = node.properties?.[field]
  if (!found) throw new Error(`no ${direction} has ${path}`)
  return { node: entryOf(found), area }
}

function nodeInCall(path: string, direction: Direction): LocatedNode {
  const [area = '', name = '', ...rest] = path.split('.')
  const call = (contract as Areas)[area]?.[name]
  if (!call) throw new Error(`no call ${path}`)
  return rest.length === 0 ? { node: call[direction] as Node, area } : nodeAt(path, direction)
}

export const enumKey = (values: readonly string[]): string => values.join('|')

/** Enums that no response has. */
const requestsOnly: ReadonlySet<string> = new Set(['carts.createCheckoutFromCurrentCart.channelType', 'members.getCurrentMember.fieldsets'])

/** The names of shapes in requests or responses. */
const namesIn = (direction: Direction): ReadonlyMap<Properties, Candidate[]> =>
  grouped(Object.entries(direction === 'request' ? inputNames : objectNames), (path) => {
    const { node, area } = nodeAt(path, direction)
    return { key: node.properties!, area }
  })

const shapeNames = { request: namesIn('request'), response: namesIn('response') }

const namesOfEnums = grouped(Object.entries(enumNames), (path) => {
  const { node, area } = nodeAt(path, directionOf(path))
  return { key: enumKey(node.enum!), area }
})

function directionOf(path: string): Direction {
  const owner = path.slice(0, path.lastIndexOf('.'))
  return owner in inputNames || requestsOnly.has(path) ? 'request' : 'response'
}

function grouped<Key>(
  entries: readonly (readonly [name: string, path: string])[],
  locate: (path: string) => { key: Key; area: string },
): Map<Key, Candidate[]> {
  const found = new Map<Key, Candidate[]>()
  for (const [name, path] of entries) {
    const { key, area } = locate(path)
    found.set(key, [...(found.get(key) ?? []), { name, area }])
  }
  return found
}

/** The platform's name of a shape, preferably as this area calls it. */
export const nameOfShape = (direction: Direction, shape: Properties, area: string): string | undefined =>
  preferred(shapeNames[direction].get(shape), area)

export const nameOfEnum = (values: readonly string[], area: string): string | undefined =>
  preferred(namesOfEnums.get(enumKey(values)), area)

const preferred = (candidates: readonly Candidate[] = [], area: string): string | undefined =>
  (candidates.find((one) => one.area === area) ?? candidates[0])?.name
