import type { ClipboardEvent } from 'react'
import { useToast } from '../kit/toasts.tsx'
import { useTexts } from '../texts/texts.ts'
import { fieldText } from './cell-text.ts'
import { appliedValue, isFixed, whyFixed } from './fixed.ts'
import { useGrid, type GridFacts } from './grid-context.ts'
import type { Change } from './history.ts'
import { newItemId } from './item-id.ts'
import { parseCell } from './parse-cell.ts'
import { landedRows, landings, pastedRowsMax } from './paste.ts'
import { rangeOf, type Range, type Selection } from './range.ts'
import { readSheet, writeSheet } from './sheet-text.ts'
import { useWhenLoaded } from './use-when-loaded.ts'

/** The exact text of cells for another grid; spreadsheets get formulas escaped. */
const ownType = 'application/x-stoa-cells'

function textsIn(facts: GridFacts, { top, bottom, start, end }: Range): string[][] | undefined {
  const { model, columns, timeZone } = facts
  const texts: string[][] = []
  for (let index = top; index <= bottom; index++) {
    if (model.headAt(index)) continue
    const row = model.rows.at(index)
    if (!row) return undefined
    texts.push(
      columns
        .slice(start, end + 1)
        .map((field) => row.marks[field.key]?.text ?? fieldText(appliedValue(facts, field, row.id), field, timeZone)),
    )
  }
  return texts
}

export interface PasteResult {
  step: Change[]
  /** Cells whose pasted text is not a valid value of their field. */
  wrong: { id: string; field: string; text: string; problem: string }[]
  /** How many pasted rows are past the last one and can’t be added. */
  left: number
}

/** The changes that pasted texts make in loaded rows; rows past the last create rows, or are left out. */
export function pasteChanges(facts: GridFacts, table: string[][], range: Range): PasteResult {
  const { model, columns, timeZone, canAdd } = facts
  const { rows } = model
  const added = new Map<number, { id: string; data: Record<string, unknown> }>()
  const step: Change[] = []
  const wrong: PasteResult['wrong'] = []
  const left = new Set<number>()
  for (const { row, column, text } of landings(table, { range, columns: columns.length })) {
    const field = columns[column]!
    const fresh = canAdd && row >= rows.total ? (added.get(row) ?? { id: newItemId(), data: {} }) : undefined
    if (fresh) added.set(row, fresh)
    if (!canAdd && row >= rows.total) left.add(row)
    const id = fresh?.id ?? rows.idAt(row)
    if (id === undefined || field.isReadOnly) continue
    const fixed = fresh ? undefined : whyFixed(facts, field, id)
    const parsed = fixed === undefined ? parseCell(text, field, timeZone) : { problem: fixed }
    // An empty text is what such a cell itself is copied as.
    if (fixed !== undefined && text === '') continue
    if ('problem' in parsed) wrong.push({ id, field: field.key, text, problem: parsed.problem })
    else if (!fresh) step.push(model.setting(id, field.key, parsed.value))
    else if (parsed.value !== undefined) fresh.data[field.key] = parsed.value
  }
  step.push(...[...added.values()].map(({ id, data }) => ({ kind: 'add' as const, id, data })))
  return { step, wrong, left: left.size }
}

/** Whether a paste would cover a group header, where its line would be lost. */
const isOverHead = ({ model }: GridFacts, rows: number, { top, bottom }: Range): boolean =>
  model.isGrouped && Array.from({ length: Math.max(rows, bottom - top + 1) }, (_, index) => model.headAt(top + index)).some(Boolean)

/** Copies, cuts and pastes the selection like a spreadsheet. */
export function useClipboard(selection: Selection, isEditing: boolean, onPasted: (rows: number, columns: number) => void) {
  const facts = useGrid()
  const { grid } = useTexts().dashboard
  const toast = useToast()
  const whenLoaded = useWhenLoaded()
  const copy = (event: ClipboardEvent): boolean => {
    const texts = textsIn(facts, rangeOf(selection))
    event.preventDefault()
    if (!texts) toast({ title: grid.notLoaded, isProblem: true })
    else {
      event.clipboardData.setData('text/plain', writeSheet(texts))
      event.clipboardData.setData(ownType, JSON.stringify(texts))
    }
    return texts !== undefined
  }
  const onPaste = (event: ClipboardEvent): void => {
    if (isEditing || !facts.mayWrite) return
    event.preventDefault()
    const own = event.clipboardData.getData(ownType)
    const table = own ? (JSON.parse(own) as string[][]) : readSheet(event.clipboardData.getData('text/plain'))
    const range = rangeOf(selection)
    const rows = landedRows(table.length, range)
    if (rows > pastedRowsMax) return toast({ title: grid.tooManyPasted(pastedRowsMax), isProblem: true })
    if (isOverHead(facts, table.length, range)) return toast({ title: grid.groups.pastedOver, isProblem: true })
    whenLoaded({ top: range.top, bottom: range.top + rows - 1 }, () => {
      const { step, wrong, left } = pasteChanges(facts, table, range)
      facts.model.change(step)
      facts.model.reject(wrong)
      if (wrong.length > 0) toast({ title: grid.pastedWrong(wrong.length), isProblem: true })
      if (left > 0) toast({ title: grid.pastedPast(left), isProblem: true })
      onPasted(Math.min(table.length, facts.model.rows.total - range.top), Math.max(...table.map((row) => row.length)))
    })
  }
  const onCut = (event: ClipboardEvent): void => {
    if (!isEditing && copy(event) && facts.mayWrite) facts.model.change(clearChanges(facts, rangeOf(selection)))
  }
  return { onCopy: (event: ClipboardEvent) => void (!isEditing && copy(event)), onCut, onPaste }
}

/** The changes that clear the cells of a range. */
export function clearChanges(facts: GridFacts, { top, bottom, start, end }: Range): Change[] {
  const { model, columns } = facts
  const step: Change[] = []
  for (let row = top; row <= bottom; row++) {
    const id = model.rows.idAt(row)
    if (id === undefined) continue
    for (const field of columns.slice(start, end + 1)) if (!isFixed(facts, field, id)) step.push(model.setting(id, field.key, undefined))
  }
  return step
}
