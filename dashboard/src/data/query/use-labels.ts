import { useTexts } from '../../texts/texts.ts'
import type { ResultColumn } from './result-columns.ts'

/** What the columns of a summary are called: by the name somebody gave a figure, else by what it is. */
export function useColumnLabel(): (column: ResultColumn) => string {
  const { dataQuery: words } = useTexts().dashboard
  return ({ field, part, figure }) => {
    if (figure === undefined) return part ? words.parts[part](field.label) : field.label
    if (figure.name) return figure.name
    return figure.kind === 'count' ? words.figureLabels.count : words.figureLabels[figure.kind](field.label)
  }
}
