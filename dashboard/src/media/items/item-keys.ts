/** Items in rows of a number of columns: folders, or files. */
export interface Section {
  count: number
  columns: number
}

export interface KeyPress {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

export type KeyResult = { type: 'move' | 'extend' | 'toggle'; index: number } | { type: 'all' | 'clear' }

interface Position {
  index: number
  sections: readonly Section[]
  /** How many rows a page has. */
  pageRows: number
  isRtl: boolean
}

/** What a key does in a list of items. Undefined if nothing. */
export function keyResult(press: KeyPress, position: Position): KeyResult | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press
  const isCommand = ctrlKey || metaKey
  if (altKey) return undefined
  if (key === ' ') return { type: shiftKey ? 'extend' : 'toggle', index: position.index }
  if (key === 'Escape') return { type: 'clear' }
  if (isCommand && key.toLowerCase() === 'a') return { type: 'all' }
  const index = isCommand && key !== 'Home' && key !== 'End' ? undefined : targetOf(key, position)
  return index === undefined ? undefined : { type: shiftKey ? 'extend' : 'move', index }
}

function targetOf(key: string, { index, sections, pageRows, isRtl }: Position): number | undefined {
  const last = sections.reduce((sum, { count }) => sum + count, 0) - 1
  const forward = isRtl ? -1 : 1
  const within = (target: number): number => Math.max(0, Math.min(target, last))
  switch (key) {
    case 'ArrowRight':
      return within(index + forward)
    case 'ArrowLeft':
      return within(index - forward)
    case 'ArrowDown':
      return below(sections, index)
    case 'ArrowUp':
      return above(sections, index)
    case 'PageDown':
      return repeated(pageRows, index, (at) => below(sections, at))
    case 'PageUp':
      return repeated(pageRows, index, (at) => above(sections, at))
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

function repeated(times: number, index: number, step: (index: number) => number): number {
  let at = index
  for (let count = 0; count < times; count++) at = step(at)
  return at
}

/** The item below one; in the next section if it is in the last row. */
function below(sections: readonly Section[], index: number): number {
  const { at, offset, start, section } = positionOf(sections, index)
  const { count, columns } = section
  if (offset + columns < count) return index + columns
  if (Math.floor(offset / columns) < Math.floor((count - 1) / columns)) return start + count - 1
  const next = sections.slice(at + 1).find((one) => one.count > 0)
  if (!next) return index
  return start + count + Math.min(columnIn(offset % columns, columns, next.columns), next.count - 1)
}

function above(sections: readonly Section[], index: number): number {
  const { at, offset, start, section } = positionOf(sections, index)
  if (offset >= section.columns) return index - section.columns
  const former = sections.slice(0, at).findLast((one) => one.count > 0)
  if (!former) return index
  const rowStart = Math.floor((former.count - 1) / former.columns) * former.columns
  return start - former.count + Math.min(rowStart + columnIn(offset, section.columns, former.columns), former.count - 1)
}

/** The column that is at the same place in rows of other columns. */
const columnIn = (column: number, columns: number, others: number): number => Math.floor(((column + 0.5) / columns) * others)

function positionOf(sections: readonly Section[], index: number) {
  let start = 0
  for (const [at, section] of sections.entries()) {
    if (index < start + section.count) return { at, start, offset: index - start, section }
    start += section.count
  }
  throw new Error(`no item ${index}`)
}
