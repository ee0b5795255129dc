import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { filledRange } from './fill.ts'
import { filling } from './filling.ts'
import { useGrid } from './grid-context.ts'
import { at, rangeOf, type Cell, type Range, type Selection } from './range.ts'

export interface Selecting {
  selection: Selection
  /** Selects and moves focus. */
  select: (selection: Selection) => void
  /** Selects without moving focus. */
  move: (selection: Selection) => void
  range: Range
  /** The range that the fill handle is being dragged over. */
  fill: Range | undefined
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** The cell in which an event occurred. */
export function cellAt(target: EventTarget | null): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!cell) return undefined
  const { row, column } = cell.dataset
  return { row: Number(row), column: column === undefined ? -1 : Number(column) }
}

/** The selection by keyboard and pointer; focus follows the active cell. */
export function useSelection(root: RefObject<HTMLElement | null>, columnCount: number): Selecting {
  const facts = useGrid()
  const [selection, setSelection] = useState(() => at({ row: 0, column: 0 }))
  const [fill, setFill] = useState<Range>()
  // The selection that requests focus: an effect of an earlier render must not move focus back.
  const wantsFocus = useRef<Selection>(undefined)
  const select = (next: Selection): void => {
    wantsFocus.current = next
    setSelection(next)
  }
  useEffect(() => {
    if (wantsFocus.current !== selection) return
    wantsFocus.current = undefined
    const { row, column } = selection.active
    const cell = root.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // A frozen column is always visible, but the columns behind it should be scrolled to the start.
    if (column === 0) root.current?.scrollTo({ left: 0 })
  })
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const place = cellAt(event.target)
    if (!place || event.button !== 0 || (event.target as Element).closest('a, button, input, textarea, .cell-picker')) return
    if ((event.target as Element).closest('[data-fill]')) return drawFill(event)
    if ((event.target as Element).closest('[data-fold]')) return select(at({ row: place.row, column: 0 }))
    const isRow = place.column === -1
    const active = isRow ? { row: place.row, column: columnCount - 1 } : place
    const anchor = event.shiftKey ? { ...selection.anchor, ...(isRow && { column: 0 }) } : isRow ? { row: place.row, column: 0 } : place
    event.preventDefault()
    select({ active: isRow ? { ...active } : active, anchor })
    if (event.pointerType !== 'touch')
      follow(event, (to) => setSelection({ active: isRow ? { row: to.row, column: columnCount - 1 } : to, anchor }))
  }
  const drawFill = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault()
    const source = rangeOf(selection)
    let target: Range | undefined
    const draw = (to: Cell): void => {
      target = filledRange(source, to)
      setFill(target)
    }
    follow(event, draw, () => {
      setFill(undefined)
      if (!target) return
      facts.model.change(filling(facts, source, target))
      setSelection({
        anchor: { row: Math.min(source.top, target.top), column: Math.min(source.start, target.start) },
        active: { row: Math.max(source.bottom, target.bottom), column: Math.max(source.end, target.end) },
      })
    })
  }
  return { selection, select, move: setSelection, range: rangeOf(selection), fill, onPointerDown }
}

/** Follows a pointer from cell to cell until it is released. */
function follow(_event: PointerEvent, over: (place: Cell) => void, done: () => void = () => undefined): void {
  let last = ''
  const move = ({ clientX, clientY }: globalThis.PointerEvent): void => {
    const place = cellAt(document.elementFromPoint(clientX, clientY))
    if (!place || last === `${place.row} ${place.column}`) return
    last = `${place.row} ${place.column}`
    over({ row: place.row, column: Math.max(place.column, 0) })
  }
  const end = (): void => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    done()
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}
