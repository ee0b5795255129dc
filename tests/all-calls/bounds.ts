import type { Node } from './requests.ts'

/** A bound of a field that the contract publishes: a value that just keeps it, one that just breaks it, and the rule that then is named. */
export interface Bound {
  /** `lineItems[].quantity` */
  path: string
  keyword: string
  limit: number
  at: unknown
  beyond: unknown
  rule: string
}

type Kind = Pick<Bound, 'rule'> & { value: (count: number) => unknown; step: 1 | -1 }

const textOf = (length: number): string => 'x'.repeat(Math.max(0, length))
const listOf = (length: number): unknown[] => Array.from({ length: Math.max(0, length) }, () => null)
const keysOf = (count: number): object => Object.fromEntries(Array.from({ length: Math.max(0, count) }, (_, key) => [`k${key}`, null]))
const itself = (count: number): number => count

const kinds: Readonly<Record<string, Kind>> = {
  minimum: { rule: 'MIN', value: itself, step: -1 },
  maximum: { rule: 'MAX', value: itself, step: 1 },
  minLength: { rule: 'MIN_LENGTH', value: textOf, step: -1 },
  maxLength: { rule: 'MAX_LENGTH', value: textOf, step: 1 },
  minItems: { rule: 'MIN_SIZE', value: listOf, step: -1 },
  maxItems: { rule: 'MAX_SIZE', value: listOf, step: 1 },
  minProperties: { rule: 'MIN_SIZE', value: keysOf, step: -1 },
  maxProperties: { rule: 'MAX_SIZE', value: keysOf, step: 1 },
}

/** Every bound of a number, a length or a count in a schema, in each alternative of a union and in the values of a record, but of fields that only the
 *  server writes. */
export function boundsOf(node: Node, path = ''): Bound[] {
  if (node.readOnly) return []
  const within = (name: string) => (path ? `${path}.${name}` : name)
  const inner = Object.entries(node.properties ?? {}).flatMap(([name, property]) => boundsOf(property, within(name)))
  const values = Object.values(node.patternProperties ?? {}).flatMap((value) => boundsOf(value, within('anyKey')))
  const alternatives = (node.anyOf ?? []).flatMap((alternative) => boundsOf(alternative, path))
  return [...ownBounds(node, path), ...inner, ...values, ...alternatives, ...(node.items ? boundsOf(node.items, `${path}[]`) : [])]
}

const ownBounds = (schema: Node, path: string): Bound[] =>
  Object.entries(kinds).flatMap(([keyword, { rule, value, step }]) => {
    const limit = (schema as Record<string, unknown>)[keyword] as number | undefined
    return limit === undefined || (limit + step < 0 && keyword !== 'minimum')
      ? []
      : [{ path, keyword, limit, at: value(limit), beyond: value(limit + step), rule }]
  })
