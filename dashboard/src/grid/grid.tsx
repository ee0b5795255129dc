/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions --
   a grid is one widget (WAI-ARIA): its cells are focused, and the table handles their keyboard and pointer events. */
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type CSSProperties, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { columnStyle } from './column-width.ts'
import type { EditingEnd } from './editing.ts'
import type { GridField } from './field.ts'
import { useGrid } from './grid-context.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { FigureRow } from './groups/figure-row.tsx'
import type { Figures } from './groups/figure.ts'
import type { Layout } from './layout.ts'
import { parseCell } from './parse-cell.ts'
import { at, isOneCell, moveSelection, tabSelection, type Bounds, type Selection } from './range.ts'
import { Slots } from './slots.ts'
import { useClipboard } from './use-clipboard.ts'
import { useFixedNotice } from './use-fixed-notice.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { headHeight, useRowHeight } from './use-grid-size.ts'
import { cellAt, useSelection } from './use-selection.ts'

interface GridProps {
  label: string
  layout: Layout
  /** The figures of the columns, if the grid has a footer. */
  figures: Figures | undefined
  onLayout: (layout: Layout, isDone: boolean) => void
  onUndo: () => void
  onRedo: () => void
  onPeek: (id: string) => void
  /** Opens what changes or shows a cell in place of an editor; returns whether there is such a thing. */
  onOpen: (field: GridField, id: string | undefined) => boolean
  onSelection: (selection: Selection) => void
}

/** Browsers cannot handle taller pages; a longer list has to be filtered. */
const rowsMax = 700_000
const overscan = 10
/** Rows are positioned relative to a nearby row, not the first: browsers slow down if every row has its own position. */
const rowsPerBlock = 64

/** A spreadsheet. Only the visible rows and the focused one are in the document. */
export function Grid({ label, layout, figures, onLayout, onUndo, onRedo, onPeek, onOpen, onSelection }: GridProps) {
  const { model, columns } = useGrid()
  const { grid } = useTexts().dashboard
  const root = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const total = Math.min(
    useSyncExternalStore(model.rows.subscribe, () => model.rows.total),
    rowsMax,
  )
  const selecting = useSelection(root, columns.length)
  const { selection, select, range, fill } = selecting
  const toStart = useEffectEvent(() => selecting.move(at({ row: 0, column: selection.active.column })))
  const [editing, setEditing] = useState<{ row: number; column: number; typed: boolean }>()
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this page: the virtualizer is read on every render.
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => root.current,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor: (visible) => {
      const indexes = defaultRangeExtractor(visible)
      const { row } = selection.active
      return row < total && !indexes.includes(row) ? [...indexes, row].toSorted((one, other) => one - other) : indexes
    },
  })
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  useEffect(() => {
    if (total > 0) model.setVisibleLines(Math.max(startIndex - overscan, 0), Math.min(endIndex + overscan, total - 1))
  }, [model, startIndex, endIndex, total])
  useEffect(() => onSelection(selection), [onSelection, selection])
  const asked = useSyncExternalStore(model.rows.subscribe, () => model.begun?.asked)
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    root.current?.scrollTo({ top: 0 })
    toStart()
  }, [asked])

  const base = Math.floor(Math.max(startIndex - overscan, 0) / rowsPerBlock) * rowsPerBlock
  const [slots] = useState(() => new Slots())
  const items = virtualizer.getVirtualItems()
  const taken = slots.of(items.map(({ index }) => index))
  const inOrder = items.map(({ index }, place) => ({ index, slot: taken[place]! }))
  // While scrolling, rows keep their order in the document, since moving them costs as much as creating them; at rest they are in reading order.
  const rows = virtualizer.isScrolling ? inOrder.toSorted((one, other) => one.slot - other.slot) : inOrder

  const page = Math.max(Math.floor(((root.current?.clientHeight ?? 600) - headHeight) / rowHeight) - 1, 1)
  const bounds: Bounds = { rows: total, columns: columns.length, page }
  const edit = (typed: boolean): void => flushSync(() => setEditing({ ...selection.active, typed }))
  const onKeyDown = useGridKeys({
    selecting,
    bounds,
    isMirrored: () => root.current !== null && getComputedStyle(root.current).direction === 'rtl',
    onEdit: edit,
    onUndo,
    onRedo,
    onOpen,
    onPeek: () => onPeek(model.rows.idAt(selection.active.row) ?? ''),
  })
  const clipboard = useClipboard(selection, editing !== undefined, (rows, width) => {
    const { top, start } = range
    select({ active: { row: top, column: start }, anchor: { row: top + rows - 1, column: Math.min(start + width, columns.length) - 1 } })
  })
  const openRow = useOpenRow()
  const onFixed = useFixedNotice()
  const onClick = (event: MouseEvent): void => {
    openRow(event)
    const line = (event.target as Element).closest<HTMLElement>('[data-fold]')?.dataset.fold
    if (line !== undefined) model.fold(Number(line))
  }
  const onDoubleClick = ({ target }: MouseEvent): void => {
    const place = cellAt(target)
    if (!place || place.column < 0 || editing) return
    if (model.headAt(place.row)) return model.fold(place.row)
    const field = columns[place.column]!
    const id = model.rows.idAt(place.row)
    if (!onOpen(field, id) && !onFixed(id, field) && !field.isReadOnly) edit(false)
  }
  const onEditingEnd = useEditingEnd({ selection, select, bounds, close: () => setEditing(undefined) })
  return (
    <div ref={root} className="data-grid" style={{ ...columnStyle(columns, layout), '--row-height': `${rowHeight}px` } as CSSProperties}>
      <table
        role={model.isGrouped ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={total + (figures ? 2 : 1)}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        onKeyDown={onKeyDown}
        onPointerDown={selecting.onPointerDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        {...clipboard}
      >
        <GridHead layout={layout} onLayout={onLayout} />
        <tbody className="grid-body" style={{ marginTop: base * rowHeight, height: (total - base) * rowHeight }}>
          {rows.map(({ index, slot }) => {
            const isSelected = index >= range.top && index <= range.bottom
            const isFilled = fill && index >= fill.top && index <= fill.bottom
            return (
              <GridRow
                key={slot}
                index={index}
                top={(index - base) * rowHeight}
                frozen={layout.frozen}
                active={index === selection.active.row ? selection.active.column : undefined}
                start={isSelected ? range.start : undefined}
                end={isSelected ? range.end : undefined}
                fillStart={isFilled ? fill.start : undefined}
                fillEnd={isFilled ? fill.end : undefined}
                hasHandle={index === range.bottom}
                editing={editing?.row === index ? editing : undefined}
                onEditingEnd={editing?.row === index ? onEditingEnd : undefined}
              />
            )
          })}
        </tbody>
        {figures && total > 0 && <FigureRow figures={figures} frozen={layout.frozen} rowIndex={total + 2} />}
      </table>
      {total === 0 && <p className="grid-empty">{grid.noRows}</p>}
      <output className="sr-only">
        {isOneCell(range) ? '' : grid.selected(range.bottom - range.top + 1, range.end - range.start + 1)}
      </output>
    </div>
  )
}

/** Opens the page of a row whose link is clicked, without reloading the dashboard. */
function useOpenRow(): (event: MouseEvent) => void {
  const { model, pathOf } = useGrid()
  const navigate = useNavigate()
  return (event) => {
    const link = (event.target as Element).closest('.grid-open')
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const id = link && model.rows.idAt(cellAt(link)?.row ?? -1)
    if (!id || !isPlain) return
    event.preventDefault()
    void navigate(pathOf(id))
  }
}

interface EditingEnds {
  selection: Selection
  select: (selection: Selection) => void
  bounds: Bounds
  close: () => void
}

/** Saves what was typed, or shows at its cell why it is invalid, and moves on to the next cell. */
function useEditingEnd({ selection, select, bounds, close }: EditingEnds): EditingEnd {
  const { model, columns, timeZone } = useGrid()
  return ({ text = '', picked, base, isKept, go }) => {
    const { row, column } = selection.active
    const field = columns[column]!
    const id = model.rows.idAt(row)
    close()
    if (isKept && id !== undefined) {
      const parsed = picked ?? parseCell(text, field, timeZone)
      if ('value' in parsed) model.change([{ kind: 'set', id, field: field.key, before: base, after: parsed.value }])
      else model.reject([{ id, field: field.key, text, problem: parsed.problem }])
    }
    if (go === 'next' || go === 'back') select(tabSelection(selection, go === 'back', bounds) ?? selection)
    else if (go)
      select(
        moveSelection(selection, { key: go === 'down' ? 'ArrowDown' : 'ArrowUp', isFar: false, isExtending: false }, bounds) ?? selection,
      )
    else if (document.activeElement === document.body || document.activeElement?.closest('td[data-column]')) select(at(selection.active))
  }
}
