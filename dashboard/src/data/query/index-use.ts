import type { DataIndex } from '../../answers.ts'
import { fromWire, type FilterGroup, type Operator, type WireFilter } from '../filter/filter-tree.ts'

/** How indexes serve a query. */
export interface IndexUse {
  /** The names of the indexes it uses, `_id` for the primary key. */
  by: readonly string[]
  /** Fields it uses without an index: these make it slow. */
  without: readonly string[]
}

/** Conditions that an index answers with few items: those the server records for its advice. */
const helped: ReadonlySet<Operator> = new Set(['$eq', '$in', '$hasSome', '$hasAll', '$gt', '$gte', '$lt', '$lte', '$between'])

interface Question {
  filter: WireFilter | undefined
  /** The first sort field. */
  sort: string | undefined
  /** The fields of the collection. */
  keys: readonly string[]
}

type Index = Pick<DataIndex, 'name' | 'status' | 'fields' | 'caseInsensitive'>

/** Undefined if no index could help: no field is compared or sorted by. */
export function indexUseOf({ filter, sort, keys }: Question, indexes: readonly Index[]): IndexUse | undefined {
  const tree = fromWire(filter)
  if (!tree) return undefined
  const served = new Map([
    ['_id', '_id'],
    ...indexes
      .filter(({ status, caseInsensitive }) => status === 'ACTIVE' && caseInsensitive !== true)
      .flatMap(({ name, fields }) => fields.map(({ path }): [string, string] => [path, name])),
  ])
  const by = required(tree).flatMap((field) => served.get(field) ?? [])
  if (by.length > 0) return { by: [...new Set(by)], without: [] }
  const asked = [...new Set([...conditions(tree), ...(sort ? [sort] : [])])].filter((field) => keys.includes(field.split('.')[0]!))
  const sorting = sort === undefined ? undefined : served.get(sort)
  const without = asked.filter((field) => !served.has(field))
  return asked.length === 0 && !sorting ? undefined : { by: sorting ? [sorting] : [], without }
}

/** The fields of conditions that every match must satisfy. */
const required = (group: FilterGroup): string[] => (group.join === 'all' ? fieldsIn(group, required) : [])

const conditions = (group: FilterGroup): string[] => (group.join === 'none' ? [] : fieldsIn(group, conditions))

const fieldsIn = (group: FilterGroup, inside: (group: FilterGroup) => string[]): string[] =>
  group.nodes.flatMap((node) => (node.kind === 'group' ? inside(node) : helped.has(node.operator) ? [node.field] : []))
