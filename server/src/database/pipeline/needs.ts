import type { FilterNode } from '../query/filter-node.ts'
import { keepsOthers, type Expression, type Projection, type Stage } from './stages.ts'

/** The fields of documents that are still needed, by their first names; or all of them, as they are returned. */
export type Needs = ReadonlySet<string> | 'all'

/** The fields that these stages need of their input: what none of them names or passes on isn't carried along. */
export function needsOf(stages: readonly Stage[]): Needs {
  const names = new Set<string>()
  const add = (paths: readonly string[]) => paths.forEach((path) => names.add(path.split('.')[0]!))
  for (const stage of stages) {
    add(fieldsNamedIn(stage))
    if (stage.kind === 'group' || (stage.kind === 'projection' && !keepsOthers(stage.projection))) return names
  }
  return 'all'
}

function fieldsNamedIn(stage: Stage): readonly string[] {
  switch (stage.kind) {
    case 'filter':
      return fieldsOf(stage.filter)
    case 'sort':
      return Array.isArray(stage.values) ? stage.values.map(({ fieldName }: { fieldName?: unknown }) => String(fieldName)) : []
    case 'group':
      return [...stage.group.ids, ...stage.group.accumulators].flatMap(({ expression }) => pathsOf(expression))
    case 'projection':
      return fieldsProjectedFrom(stage.projection)
    case 'unwindArray':
    case 'objectToArray':
      return [stage.field]
    default:
      return []
  }
}

function fieldsOf(node: FilterNode): readonly string[] {
  if (node.kind === 'condition') return [node.field]
  return node.kind === 'not' ? fieldsOf(node.node) : node.nodes.flatMap(fieldsOf)
}

function pathsOf(expression: Expression): readonly string[] {
  if (expression.kind === 'fieldPath') return [expression.path]
  return 'operands' in expression ? expression.operands.flatMap(pathsOf) : []
}

/** Included names refer to the document, or to the object of a nested projection: then that object is needed. */
const fieldsProjectedFrom = ({ include, computed }: Projection): readonly string[] => [
  ...include,
  ...computed.flatMap(({ name, of }) => ('kind' in of ? pathsOf(of) : [name, ...fieldsProjectedFrom(of)])),
]
