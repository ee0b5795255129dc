import type { CSSProperties } from 'react'
import type { Cell } from './range.ts'

/** The data attributes by which keyboard and pointer handlers find a cell. */
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
