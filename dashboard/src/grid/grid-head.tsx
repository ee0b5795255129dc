import { ArrowDown, ArrowUp, Lock } from 'lucide-react'
import type { CSSProperties, MouseEvent, PointerEvent } from 'react'
import { useTexts } from '../texts/texts.ts'
import { widthOf } from './column-width.ts'
import type { GridField } from './field.ts'
import { useGrid } from './grid-context.ts'
import { clampedWidth, toggleSort, sortsIn, sortText, type Layout } from './layout.ts'
import { useListChange, useListQuery } from './use-list-query.ts'
import { useRoving } from './use-roving.ts'

interface GridHeadProps {
  layout: Layout
  /** `isDone` is false while a column is being resized. */
  onLayout: (layout: Layout, isDone: boolean) => void
}

/** The column headers: they sort, and their edges resize. One of them is reachable by Tab, the others by arrow keys. */
export function GridHead({ layout, onLayout }: GridHeadProps) {
  const { columns } = useGrid()
  const { grid } = useTexts().dashboard
  const { at, onKeyDown } = useRoving(columns.length, 'button')
  const change = useListChange()
  const onSort = (key: string, isBeside: boolean): void =>
    change((query) => ({ sort: sortText(toggleSort(sortsIn(query), key, isBeside)) }))
  return (
    <thead className="grid-head-group">
      <tr aria-rowindex={1} className="grid-row grid-head" onKeyDown={onKeyDown}>
        <th scope="col" aria-colindex={1} className="grid-cell grid-number is-frozen">
          <span className="sr-only">{grid.rowNumber}</span>
        </th>
        {columns.map((field, column) => (
          <HeadCell key={field.key} {...{ field, column, layout, onLayout, onSort }} isReached={column === at} />
        ))}
      </tr>
    </thead>
  )
}

interface HeadCellProps extends GridHeadProps {
  field: GridField
  column: number
  isReached: boolean
  onSort: (key: string, isBeside: boolean) => void
}

function HeadCell({ field, column, layout, onLayout, onSort, isReached }: HeadCellProps) {
  const { grid } = useTexts().dashboard
  const query = useListQuery()
  const sorts = sortsIn(query)
  const place = sorts.findIndex(({ key }) => key === field.key)
  const sort = sorts[place]
  const direction = sort && (sort.isDown ? ('descending' as const) : ('ascending' as const))
  const isFrozen = column < layout.frozen
  const Icon = sort?.isDown ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-colindex={column + 2}
      className={`grid-cell is-${field.kind} ${isFrozen ? 'is-frozen' : ''} ${column === layout.frozen - 1 ? 'is-last-frozen' : ''}`}
      {...(isFrozen && { style: { insetInlineStart: `var(--at-${column})` } satisfies CSSProperties })}
      {...(direction && { 'aria-sort': direction })}
    >
      <button
        type="button"
        className="grid-sort"
        tabIndex={isReached ? 0 : -1}
        aria-disabled={field.isSortable ? undefined : true}
        onClick={({ shiftKey }: MouseEvent) => field.isSortable && onSort(field.key, shiftKey)}
        title={field.description || (field.isSortable ? grid.sortHint : undefined)}
      >
        {field.isReadOnly && field.kind !== 'status' && <Lock aria-hidden className="size-3 shrink-0 opacity-70" />}
        <span className="truncate">{field.label}</span>
        {sort && <Icon aria-hidden className="size-3.5 shrink-0" />}
        {sort && sorts.length > 1 && <span className="text-[0.6875rem] tabular-nums">{place + 1}</span>}
      </button>
      <Edge {...{ field, layout, onLayout }} />
    </th>
  )
}

/** Dragging resizes the column; a double click resets its width. The columns panel does the same by keyboard. */
function Edge({ field, layout, onLayout }: GridHeadProps & { field: GridField }) {
  const withWidth = (width: number | undefined): Layout => {
    const { [field.key]: _before, ...widths } = layout.widths
    return { ...layout, widths: width === undefined ? widths : { ...widths, [field.key]: clampedWidth(width) } }
  }
  const onPointerDown = (down: PointerEvent<HTMLElement>): void => {
    down.preventDefault()
    down.stopPropagation()
    const { currentTarget: edge, pointerId, clientX } = down
    const sign = getComputedStyle(edge).direction === 'rtl' ? -1 : 1
    const first = widthOf(field, layout)
    edge.setPointerCapture(pointerId)
    const drawnTo = (event: globalThis.PointerEvent): Layout => withWidth(first + sign * (event.clientX - clientX))
    edge.onpointermove = (move) => onLayout(drawnTo(move), false)
    edge.onpointerup = (up) => {
      edge.onpointermove = null
      edge.onpointerup = null
      if (up.clientX !== clientX) onLayout(drawnTo(up), true)
    }
  }
  return <span aria-hidden className="grid-edge" onPointerDown={onPointerDown} onDoubleClick={() => onLayout(withWidth(undefined), true)} />
}
