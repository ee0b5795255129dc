import { useTexts } from '../../texts/texts.ts'
import type { ResultColumn } from './result-columns.ts'

/** The label of a summary's column: the name given to a figure, otherwise a description. */
export function useColumnLabel(): (column: ResultColumn) => string {
  const { dataQuery: words } = useTexts().dashboard
  return ({ field, part, figure }) => {
    if (figure === undefined) return part ? words.parts[part](field.label) : field.label
    if (figure.name) return figure.name
    return figure.kind === 'count' ? words.figureLabels.count : words.figureLabels[figure.kind](field.label)
  }
}
