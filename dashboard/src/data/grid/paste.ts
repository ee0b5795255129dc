import type { Range } from './range.ts'

/** Where texts go. Cells below the last row are for new items. */
export interface Landing {
  row: number
  column: number
  text: string
}

interface PasteOnto {
  range: Range
  columns: number
}

/** How many rows one paste may have: what one call changes. */
export const pastedRowsMax = 1000

/** A pasted table fills a selection it fits into several times as often as it fits; else it lands from the selection's first cell. Columns past the last are left out. */
export function landings(table: readonly (readonly string[])[], { range, columns }: PasteOnto): Landing[] {
  const width = Math.max(...table.map((row) => row.length), 0)
  if (width === 0) return []
  const times = (selected: number, given: number): number => (selected % given === 0 ? selected / given : 1)
  const down = times(range.bottom - range.top + 1, table.length)
  const across = times(range.end - range.start + 1, width)
  const landed: Landing[] = []
  for (let row = 0; row < table.length * down; row++)
    for (let column = 0; column < width * across && range.start + column < columns; column++) {
      const text = table[row % table.length]![column % width]
      if (text !== undefined) landed.push({ row: range.top + row, column: range.start + column, text })
    }
  return landed
}
