import { useTexts } from '../../texts/texts.ts'
import { fromWire, type FilterNode, type WireFilter } from '../filter/filter-tree.ts'
import { operandOf, operandTexts } from '../filter/operators.ts'
import { fieldAt, type DataField } from '../grid/field.ts'

/** Describes a filter in sentences, one per condition; undefined if it cannot be described. */
export function useFilterTexts(fields: readonly DataField[], timeZone: string): (filter: WireFilter) => string[] | undefined {
  const { dataQuery: words, filter: filterWords, grid } = useTexts().dashboard
  const say = (node: FilterNode): string => {
    if (node.kind === 'group') {
      const parts = node.nodes.map(say)
      return `${node.join === 'none' ? `${words.notHeld} ` : ''}(${parts.join(` ${words.joined[node.join]} `)})`
    }
    const field = fieldAt(fields, node.field)
    const isYesNo = operandOf(node.operator) === 'yes-no'
    const texts = operandTexts(node.operator, node.value, { field, timeZone }).map((text) =>
      isYesNo || field.kind === 'boolean' ? (text === 'FALSE' ? grid.no : text === 'TRUE' ? grid.yes : text) : text,
    )
    return words.conditionOf(field.label, filterWords.operators[node.operator], texts.join(' … ') || filterWords.nothing)
  }
  return (filter) => {
    const tree = fromWire(filter)
    if (!tree) return undefined
    return tree.join === 'all' ? tree.nodes.map(say) : [say(tree)]
  }
}
