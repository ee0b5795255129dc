import type { CSSProperties } from 'react'
import type { Cell } from './range.ts'

/** Where a cell stands: what the grid's keys and pointers find it by. */
export function cellAttributes({ row, column }: Cell, frozen: number) {
  const isFrozen = column < frozen
  return {
    'data-row': row,
    'data-column': column,
    'aria-colindex': column + 2,
    className: `grid-cell ${isFrozen ? 'is-frozen' : ''} ${column === frozen - 1 ? 'is-last-frozen' : ''}`,
    ...(isFrozen && { style: { insetInlineStart: `var(--at-${column})` } satisfies CSSProperties }),
  }
}
