/** Where a long list is on the screen, in pixels. */
export interface Screen {
  /** From the upper edge of the list to that of the window: negative while the list begins below it. */
  scrolled: number
  height: number
  rowHeight: number
  columns: number
}

export interface ListWindow {
  start: number
  end: number
  /** Height of the rows that aren't rendered, above and below. */
  before: number
  after: number
}

/** Rows that are rendered above and below what is visible. */
const marginRows = 6

/** Lists up to this length are rendered whole. */
export const wholeMax = 120

/** The items of a long list to render: what is visible, and some more. */
export function listWindow(count: number, { scrolled, height, rowHeight, columns }: Screen): ListWindow {
  if (count <= wholeMax || rowHeight <= 0) return { start: 0, end: Math.min(count, wholeMax), before: 0, after: 0 }
  const rows = Math.ceil(count / columns)
  const lastRow = Math.max(0, rows - 1)
  const first = Math.max(0, Math.min(Math.floor(scrolled / rowHeight) - marginRows, lastRow))
  const end = Math.min(rows, Math.max(first + 1, Math.ceil((scrolled + height) / rowHeight) + marginRows))
  return {
    start: first * columns,
    end: Math.min(count, end * columns),
    before: first * rowHeight,
    after: (rows - end) * rowHeight,
  }
}

/** The file that Tab reaches: the active one, or one in the middle of the screen if that isn't rendered. */
export const tabStopIn = ({ start, end }: Pick<ListWindow, 'start' | 'end'>, active: number): number =>
  active >= start && active < end ? active : Math.floor((start + end) / 2)
