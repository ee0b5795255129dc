/** A filter as the builder shows it: groups that match all, any or none of their nodes, and conditions on single fields. */
export type FilterNode = FilterGroup | FilterCondition

export interface FilterGroup {
  kind: 'group'
  join: Join
  nodes: readonly FilterNode[]
}

export interface FilterCondition {
  kind: 'condition'
  field: string
  operator: Operator
  /** The operand in wire format. */
  value: unknown
}

export const joins = ['all', 'any', 'none'] as const
export type Join = (typeof joins)[number]

export const operators = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$between',
  '$in',
  '$nin',
  '$hasSome',
  '$hasAll',
  '$contains',
  '$startsWith',
  '$endsWith',
  '$exists',
  '$isEmpty',
] as const
export type Operator = (typeof operators)[number]

export type WireFilter = Readonly<Record<string, unknown>>

const isOperator = (name: string): name is Operator => (operators as readonly string[]).includes(name)
const isObject = (value: unknown): value is WireFilter => typeof value === 'object' && value !== null && !Array.isArray(value)
const isDate = (value: unknown): boolean => isObject(value) && '$date' in value

const wireJoins = { all: '$and', any: '$or', none: '$not' } as const

/** Converts a tree to the wire format. Empty groups and unfinished conditions are left out. */
export function toWire(group: FilterGroup): WireFilter | undefined {
  const parts = group.nodes.flatMap((node) => {
    if (node.kind === 'condition' && node.value === undefined) return []
    const part =
      node.kind === 'group' ? toWire(node) : { [node.field]: node.operator === '$eq' ? node.value : { [node.operator]: node.value } }
    return part ? [part] : []
  })
  if (parts.length === 0) return undefined
  if (group.join !== 'all') return { [wireJoins[group.join]]: parts }
  if (parts.length === 1) return parts[0]
  const keys = parts.flatMap((part) => Object.keys(part))
  // Conditions on different fields share one object, as one would write it by hand.
  return new Set(keys).size === keys.length && keys.every((key) => !key.startsWith('$')) ? Object.assign({}, ...parts) : { $and: parts }
}

/** The tree of a filter; undefined if the builder cannot represent it. */
export function fromWire(filter: WireFilter | undefined): FilterGroup | undefined {
  if (filter === undefined) return { kind: 'group', join: 'all', nodes: [] }
  const nodes = nodesOf(filter)
  if (!nodes) return undefined
  const [only] = nodes
  return nodes.length === 1 && only?.kind === 'group' ? only : { kind: 'group', join: 'all', nodes }
}

function nodesOf(filter: WireFilter): FilterNode[] | undefined {
  const nodes: FilterNode[] = []
  for (const [name, value] of Object.entries(filter)) {
    const found = name.startsWith('$') ? groupOf(name, value) : conditionsOf(name, value)
    if (!found) return undefined
    nodes.push(...found)
  }
  return nodes
}

function groupOf(name: string, value: unknown): FilterNode[] | undefined {
  const join = joins.find((one) => wireJoins[one] === name)
  const parts = name === '$not' && isObject(value) ? [value] : value
  if (!join || !Array.isArray(parts) || !parts.every(isObject)) return undefined
  const nodes = parts.map(nodesOf)
  if (nodes.includes(undefined)) return undefined
  return [{ kind: 'group', join, nodes: nodes.map((of) => (of!.length === 1 ? of![0]! : { kind: 'group', join: 'all', nodes: of! })) }]
}

function conditionsOf(field: string, value: unknown): FilterNode[] | undefined {
  if (!isObject(value) || isDate(value)) return [{ kind: 'condition', field, operator: '$eq', value }]
  const found = Object.entries(value)
  if (found.length === 0 || !found.every(([name]) => isOperator(name))) return undefined
  return found.map(([operator, operand]) => ({ kind: 'condition', field, operator: operator as Operator, value: operand }))
}

/** The path of a node: child indexes from the root. */
export type NodePath = readonly number[]

/** The same tree with the node at the path changed, or removed if `change` returns undefined. */
export function withNode(group: FilterGroup, path: NodePath, change: (node: FilterNode) => FilterNode | undefined): FilterGroup {
  const [first, ...rest] = path
  if (first === undefined) return change(group) as FilterGroup
  const nodes = group.nodes.flatMap((node, index) => {
    if (index !== first) return [node]
    const next = rest.length > 0 ? withNode(node as FilterGroup, rest, change) : change(node)
    return next ? [next] : []
  })
  return { ...group, nodes }
}
