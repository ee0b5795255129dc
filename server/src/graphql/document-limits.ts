import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import { LimitExceeded, limits } from './limits.ts'
import { keepWidth } from './selection-width.ts'

/** One selection while it is measured: its depth, its names so far, and the fragments that it is within. */
interface Level {
  depth: number
  names: Map<string, number>
  within: readonly string[]
}

/** Throws if a document is beyond a limit. Runs before validation, whose time would grow with the square of what is counted here. */
export function checkDocument({ definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  const used = new Set<string>()
  const measure = measureWith(fragments, used)
  for (const definition of definitions) {
    if (definition.kind !== 'OperationDefinition') continue
    if (measure(definition.selectionSet, topLevel()) > limits.rootFields) throw new LimitExceeded('rootFields')
  }
  // Unused fragments are an error, but are validated like the others.
  for (const [name, { selectionSet }] of fragments) if (!used.has(name)) measure(selectionSet, topLevel())
}

const topLevel = (): Level => ({ depth: 1, names: new Map(), within: [] })

/** Counts the fields of all selections, and returns how many one has, each time with those of its fragments. */
function measureWith(fragments: ReadonlyMap<string, FragmentDefinitionNode>, used: Set<string>) {
  let fieldCount = 0
  const count = (): void => {
    if (++fieldCount > limits.fields) throw new LimitExceeded('fields')
  }
  const measureField = ({ name, alias, selectionSet }: FieldNode, { depth, names, within }: Level): void => {
    const key = (alias ?? name).value
    if (key.length > limits.nameLength) throw new LimitExceeded('nameLength')
    const uses = (names.get(key) ?? 0) + 1
    names.set(key, uses)
    if (uses > limits.sameName) throw new LimitExceeded('sameName')
    if (selectionSet) measure(selectionSet, { depth: depth + 1, names: new Map(), within })
  }
  const measure = (selection: SelectionSetNode, level: Level): number => {
    if (level.depth > limits.depth) throw new LimitExceeded('depth')
    let width = 0
    for (const one of selection.selections) {
      count()
      if (one.kind === 'Field') {
        measureField(one, level)
        width++
      } else if (one.kind === 'InlineFragment') {
        width += measure(one.selectionSet, level)
      } else {
        const fragment = fragments.get(one.name.value)
        // A fragment within itself is reported by validation.
        if (!fragment || level.within.includes(one.name.value)) continue
        used.add(one.name.value)
        width += measure(fragment.selectionSet, { ...level, within: [...level.within, one.name.value] })
      }
    }
    keepWidth(selection, width)
    return width
  }
  return measure
}
