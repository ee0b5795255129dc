/** A cell in the grid: row and column, from 0. */
export interface Cell {
  row: number
  column: number
}

/** The selection: the focused cell, and the cell it was extended from. */
export interface Selection {
  active: Cell
  anchor: Cell
}

/** A rectangle of cells, both ends included. */
export interface Range {
  top: number
  bottom: number
  start: number
  end: number
}

export const rangeOf = ({ active, anchor }: Selection): Range => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  start: Math.min(active.column, anchor.column),
  end: Math.max(active.column, anchor.column),
})

export const isOneCell = ({ top, bottom, start, end }: Range): boolean => top === bottom && start === end
export const at = (place: Cell): Selection => ({ active: place, anchor: place })
export const rowsIn = ({ top, bottom }: Range): number => bottom - top + 1
export const columnsIn = ({ start, end }: Range): number => end - start + 1

export interface Bounds {
  rows: number
  columns: number
  /** The number of rows on a screen. */
  page: number
}

const moves: Readonly<Record<string, (from: Cell, bounds: Bounds) => Cell>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}

const farMoves: typeof moves = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_from, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}

const within = ({ row, column }: Cell, { rows, columns }: Bounds): Cell => ({
  row: Math.max(Math.min(row, rows - 1), 0),
  column: Math.max(Math.min(column, columns - 1), 0),
})

export interface Key {
  key: string
  /** Ctrl, or ⌘. */
  isFar: boolean
  isExtending: boolean
}

/** The selection after a key; undefined if the key does not move it. Shift extends the selection. */
export function moveSelection(selection: Selection, { key, isFar, isExtending }: Key, bounds: Bounds): Selection | undefined {
  const move = (isFar ? farMoves : moves)[key]
  if (!move) return undefined
  const active = within(move(selection.active, bounds), bounds)
  return { active, anchor: isExtending ? selection.anchor : active }
}

/** The next cell in reading order, or the previous one with Shift. Undefined at either end of the grid, where Tab leaves it. */
export function tabSelection({ active: { row, column } }: Selection, isBack: boolean, { rows, columns }: Bounds): Selection | undefined {
  const next = row * columns + column + (isBack ? -1 : 1)
  return next < 0 || next >= rows * columns ? undefined : at({ row: Math.floor(next / columns), column: next % columns })
}
