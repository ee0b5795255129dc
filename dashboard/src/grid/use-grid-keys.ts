import type { KeyboardEvent } from 'react'
import type { GridField } from './field.ts'
import { filledRowsMax, filling } from './filling.ts'
import { isFixed } from './fixed.ts'
import { useGrid } from './grid-context.ts'
import { foldKey } from './groups/fold-keys.ts'
import { at, moveSelection, tabSelection, type Bounds, type Range } from './range.ts'
import { clearChanges } from './use-clipboard.ts'
import { useFixedNotice } from './use-fixed-notice.ts'
import type { Selecting } from './use-selection.ts'
import { useWhenLoaded } from './use-when-loaded.ts'

interface GridKeys {
  selecting: Selecting
  bounds: Bounds
  /** Whether the page is written from right to left: then the left arrow moves forward. */
  isMirrored: () => boolean
  onEdit: (isTyped: boolean) => void
  onUndo: () => void
  onRedo: () => void
  onPeek: () => void
  /** Opens what changes or shows a cell in place of an editor; returns whether there is such a thing. */
  onOpen: (field: GridField, id: string | undefined) => boolean
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The keyboard commands of a grid while no cell is being edited. */
export function useGridKeys({ selecting, bounds, isMirrored, onEdit, onUndo, onRedo, onPeek, onOpen }: GridKeys) {
  const facts = useGrid()
  const { model, columns, mayWrite } = facts
  const onFixed = useFixedNotice()
  const whenLoaded = useWhenLoaded()
  const { selection, select, range } = selecting
  const field = columns[selection.active.column]
  const id = model.rows.idAt(selection.active.row)
  const mayEdit = mayWrite && id !== undefined && field !== undefined && !isFixed(facts, field, id)

  const onSpace = (): void => {
    const value = id === undefined || !field ? undefined : model.rows.valueOf(id, field.key)
    if (mayEdit && field.kind === 'boolean') model.change([model.setting(id, field.key, value !== true)])
    else if (field?.kind !== 'boolean' || !onFixed(id, field)) onPeek()
  }
  const onEnter = (): void => {
    if (field && onOpen(field, id)) return
    if (mayEdit) onEdit(false)
    else onFixed(id, field)
  }
  const fillFrom = (isDown: boolean): void => {
    const source: Range = isDown ? { ...range, bottom: range.top } : { ...range, end: range.start }
    const target: Range = isDown ? { ...range, top: range.top + 1 } : { ...range, start: range.start + 1 }
    const filled = { top: range.top, bottom: Math.min(range.bottom, range.top + filledRowsMax) }
    if (mayWrite && target.top <= target.bottom && target.start <= target.end)
      whenLoaded(filled, () => model.change(filling(facts, source, target)))
  }
  const plain: Readonly<Record<string, () => void>> = {
    Enter: () => (mayEdit && field.kind === 'boolean' ? onSpace() : onEnter()),
    F2: onEnter,
    ' ': onSpace,
    Delete: () => mayWrite && model.change(clearChanges(facts, range)),
    Backspace: () => mayWrite && model.change(clearChanges(facts, range)),
  }
  const withControl: Readonly<Record<string, () => void>> = {
    a: () => select({ anchor: { row: 0, column: 0 }, active: { row: bounds.rows - 1, column: bounds.columns - 1 } }),
    z: onUndo,
    y: onRedo,
    d: () => fillFrom(true),
    r: () => fillFrom(false),
    ' ': () =>
      select({ anchor: { row: 0, column: selection.anchor.column }, active: { row: bounds.rows - 1, column: selection.active.column } }),
  }
  const withShift: Readonly<Record<string, () => void>> = {
    ' ': () =>
      select({ anchor: { row: selection.anchor.row, column: 0 }, active: { row: selection.active.row, column: bounds.columns - 1 } }),
  }

  const foldOf = (key: string): (() => void) | undefined => {
    const place = selection.active
    const found = foldKey({ key, place, head: model.headAt(place.row), above: model.headOf(place.row) })
    if (!found) return undefined
    return 'fold' in found ? () => model.fold(found.fold) : () => select(at(found.go))
  }

  const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key: pressed, shiftKey } = event
    const isFar = event.ctrlKey || event.metaKey
    const key = (isMirrored() && mirrored[pressed]) || pressed
    const fold = isFar || shiftKey ? undefined : foldOf(key)
    if (fold) return fold
    const next = moveSelection(selection, { key, isFar, isExtending: shiftKey }, bounds)
    if (next) return () => select(next)
    if (key === 'Tab' && !isFar) {
      const to = tabSelection(selection, shiftKey, bounds)
      return to && (() => select(to))
    }
    if (isFar && shiftKey && key.toLowerCase() === 'z') return onRedo
    return isFar ? withControl[key.toLowerCase()] : shiftKey ? (withShift[key] ?? plain[key]) : plain[key]
  }

  return (event: KeyboardEvent): void => {
    if (event.altKey || event.nativeEvent.isComposing || (event.target as Element).closest('thead, tfoot')) return
    const act = actionOf(event)
    if (act) {
      event.preventDefault()
      event.stopPropagation()
      return act()
    }
    // Typing a character starts editing with it: the input has focus before the browser inserts the character.
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return
    if (!mayEdit) onFixed(id, field)
    else if (field.kind !== 'boolean') {
      event.stopPropagation()
      onEdit(true)
    }
  }
}
