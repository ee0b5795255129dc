import { useTexts } from '../../texts/texts.ts'
import type { Cell } from './cells.ts'

/** Formats a value; true, false and empty use the texts of the page. */
export function useCellText(): (cell: Cell) => string {
  const { grid, dataQuery: words } = useTexts().dashboard
  return (cell) => (cell === null ? words.nothing : cell === true ? grid.yes : cell === false ? grid.no : cell)
}

export function CellText({ cell }: { cell: Cell }) {
  const text = useCellText()(cell)
  return <span className={cell === null ? 'text-soft' : ''}>{text}</span>
}
