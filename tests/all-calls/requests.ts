import type { TSchema } from 'typebox'
import type { Call } from '@stoa/contract/call'
import { StoreVariantId } from '@stoa/contract/catalogue/variants'
import { PartData } from '@stoa/contract/data-imports/import'
import { EntityRevision } from '@stoa/contract/products-v3/product'
import { Email, Guid } from '@stoa/contract/scalars'
import { WebhookUrl } from '@stoa/contract/webhooks/webhook'

/** JSON Schema as the loops read it. */
export interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  /** The values of a record. */
  patternProperties?: Record<string, Node>
  required?: string[]
  items?: Node
  anyOf?: Node[]
  enum?: unknown[]
  pattern?: string
  minimum?: number
  minItems?: number
  readOnly?: boolean
  sentBy?: readonly string[]
  additionalProperties?: unknown
}

/** The non-null alternative of a nullable schema. */
export const plain = (node: Node): Node => node.anyOf?.find(({ type }) => type !== 'null') ?? node

/** An unknown id. */
export const ghost = 'dead0000-0000-4000-8000-000000000000'

/** A valid request of the call: its example, or one generated from the required fields of its schema, with an unknown id. */
export const requestOf = (id: string, call: Call): Record<string, unknown> =>
  structuredClone((call.example ?? sampleOf(call.request as Node, id)) as Record<string, unknown>)

export const patternOf = (schema: TSchema): string => (schema as Node).pattern!

const samples: Readonly<Record<string, string>> = {
  [patternOf(Guid)]: ghost,
  [patternOf(EntityRevision)]: '1',
  [patternOf(Email)]: 'vera@example.com',
  [patternOf(StoreVariantId)]: `${ghost}-${ghost}`,
  [patternOf(PartData)]: 'bmFtZQo=',
  // Nothing listens there.
  [patternOf(WebhookUrl)]: 'http://127.0.0.1:9/events',
  '^ *([0-9] *){12,19}$': '4242424242424242',
}

function sampleOf(node: Node, of: string): unknown {
  const schema = plain(node)
  if (schema.enum) return schema.enum[0]
  if (schema.properties)
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties![name]!, `${of} ${name}`)]))
  if (schema.items) return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items!, of))
  if (schema.pattern !== undefined) return samples[schema.pattern] ?? noSample(of)
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  return schema.type === 'boolean' ? true : 'x'
}

function noSample(of: string): never {
  throw new Error(`${of}: give the call an example, for no request can be made up`)
}

export interface Field {
  /** `lineItems[].id` */
  path: string
  node: Node
  /** The callers who can send it, if it is restricted. */
  sentBy?: readonly string[]
}

/** Every field of a request that a caller can send, starting with the request itself. */
export function fieldsOf(node: Node, at: Omit<Field, 'node'> = { path: '' }): Field[] {
  const schema = plain(node)
  const place = { ...at, ...(node.sentBy ? { sentBy: node.sentBy } : {}) }
  if (schema.items) return fieldsOf(schema.items, { ...place, path: `${at.path}[]` })
  const inner = Object.entries(schema.properties ?? {}).filter(([, property]) => !property.readOnly)
  return [
    { ...place, node: schema },
    ...inner.flatMap(([name, property]) => fieldsOf(property, { ...place, path: at.path ? `${at.path}.${name}` : name })),
  ]
}

const stepsOf = (path: string): (string | number)[] =>
  path.split('.').flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), 0] : [step]))

type Container = Record<string | number, unknown>

export const hasValue = (request: Record<string, unknown>, path: string): boolean =>
  stepsOf(path).reduce<unknown>((place, step) => (place as Container | undefined)?.[step], request) !== undefined

/** A copy of the request with a value at a field; in a list it goes into the first entry. */
export function withValue(request: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(request)
  const steps = stepsOf(path)
  let place = copy as Container
  steps.forEach((step, index) => {
    if (index === steps.length - 1) place[step] = value
    else place = (place[step] ??= typeof steps[index + 1] === 'number' ? [] : {}) as Container
  })
  return copy
}
