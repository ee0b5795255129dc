import type { FilterNode } from '../query/filter-node.ts'
import { keepsOthers, type Expression, type Projection, type Stage } from './stages.ts'

/** The fields of documents that anything still asks for, by their first names; or all of them, as they are answered. */
export type Needs = ReadonlySet<string> | 'all'

/** What these stages ask of the documents that come to the first of them: what none of them names, and none hands on, need not be carried along. */
export function needsOf(stages: readonly Stage[]): Needs {
  const names = new Set<string>()
  const add = (paths: readonly string[]) => paths.forEach((path) => names.add(path.split('.')[0]!))
  for (const stage of stages) {
    add(namedIn(stage))
    if (stage.kind === 'group' || (stage.kind === 'projection' && !keepsOthers(stage.projection))) return names
  }
  return 'all'
}

function namedIn(stage: Stage): readonly string[] {
  switch (stage.kind) {
    case 'filter':
      return fieldsOf(stage.filter)
    case 'sort':
      return Array.isArray(stage.values) ? stage.values.map(({ fieldName }: { fieldName?: unknown }) => String(fieldName)) : []
    case 'group':
      return [...stage.group.ids, ...stage.group.accumulators].flatMap(({ expression }) => pathsOf(expression))
    case 'projection':
      return projectedFrom(stage.projection)
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

/** Names to include stand in the document, or in the object that a nested projection is of: then it is the object that is asked for. */
const projectedFrom = ({ include, made }: Projection): readonly string[] => [
  ...include,
  ...made.flatMap(({ name, of }) => ('kind' in of ? pathsOf(of) : [name, ...projectedFrom(of)])),
]
