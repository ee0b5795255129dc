import type { Range } from './range.ts'

/** The target of a pasted text. Rows past the last are new items. */
export interface Landing {
  row: number
  column: number
  text: string
}

interface PasteOnto {
  range: Range
  columns: number
}

/** Rows that one paste may have, limited by what one call accepts. */
export const pastedRowsMax = 1000

/** How many rows a pasted table covers. */
export function landedRows(pasted: number, { top, bottom }: Pick<Range, 'top' | 'bottom'>): number {
  const selected = bottom - top + 1
  return selected % pasted === 0 ? selected : pasted
}

/** Repeats a pasted table to fill a selection that is a multiple of its size; otherwise pastes it once at the top left cell. Columns past the last are
 *  dropped. */
export function landings(table: readonly (readonly string[])[], { range, columns }: PasteOnto): Landing[] {
  const width = Math.max(...table.map((row) => row.length), 0)
  if (width === 0) return []
  const down = landedRows(table.length, range) / table.length
  const selected = range.end - range.start + 1
  const across = selected % width === 0 ? selected / width : 1
  const landed: Landing[] = []
  for (let row = 0; row < table.length * down; row++)
    for (let column = 0; column < width * across && range.start + column < columns; column++) {
      const text = table[row % table.length]![column % width]
      if (text !== undefined) landed.push({ row: range.top + row, column: range.start + column, text })
    }
  return landed
}
