import type { ClipboardEvent } from 'react'
import { useToast } from '../../kit/toasts.tsx'
import { useTexts } from '../../texts/texts.ts'
import { cellText } from './cell-text.ts'
import { useGrid, type GridFacts } from './grid-context.ts'
import type { Change } from './history.ts'
import { newItemId } from './item-id.ts'
import { parseCell } from './parse-cell.ts'
import { landings, pastedRowsMax } from './paste.ts'
import { rangeOf, type Range, type Selection } from './range.ts'
import { readSheet, writeSheet } from './sheet-text.ts'

/** The exact text of cells for another grid; spreadsheets get formulas escaped. */
const ownType = 'application/x-stoa-cells'

function textsIn({ model, columns, timeZone }: GridFacts, { top, bottom, start, end }: Range): string[][] | undefined {
  const texts: string[][] = []
  for (let index = top; index <= bottom; index++) {
    if (model.headAt(index)) continue
    const row = model.rows.at(index)
    if (!row) return undefined
    texts.push(
      columns
        .slice(start, end + 1)
        .map(({ key, kind }) => row.marks[key]?.text ?? cellText(model.rows.valueOf(row.id, key), kind, timeZone)),
    )
  }
  return texts
}

export interface PasteResult {
  step: Change[]
  /** Cells whose pasted text is not a valid value of their field. */
  wrong: { id: string; field: string; text: string; problem: string }[]
}

/** The changes that pasted texts make; rows past the last create items. */
export function pasteChanges({ model, columns, timeZone }: GridFacts, table: string[][], range: Range): PasteResult {
  const { rows } = model
  const added = new Map<number, { id: string; data: Record<string, unknown> }>()
  const step: Change[] = []
  const wrong: PasteResult['wrong'] = []
  for (const { row, column, text } of landings(table, { range, columns: columns.length })) {
    const field = columns[column]!
    const fresh = row >= rows.total ? (added.get(row) ?? { id: newItemId(), data: {} }) : undefined
    if (fresh) added.set(row, fresh)
    const id = fresh?.id ?? rows.idAt(row)
    if (id === undefined || field.isReadOnly) continue
    const parsed = parseCell(text, field, timeZone)
    if ('problem' in parsed) wrong.push({ id, field: field.key, text, problem: parsed.problem })
    else if (!fresh) step.push(model.setting(id, field.key, parsed.value))
    else if (parsed.value !== undefined) fresh.data[field.key] = parsed.value
  }
  step.push(...[...added.values()].map(({ id, data }) => ({ kind: 'add' as const, id, data })))
  return { step, wrong }
}

/** Whether a paste would cover a group header, where its line would be lost. */
const isOverHead = ({ model }: GridFacts, rows: number, { top, bottom }: Range): boolean =>
  model.isGrouped && Array.from({ length: Math.max(rows, bottom - top + 1) }, (_, index) => model.headAt(top + index)).some(Boolean)

/** Copies, cuts and pastes the selection like a spreadsheet. */
export function useClipboard(selection: Selection, isEditing: boolean, onPasted: (rows: number, columns: number) => void) {
  const facts = useGrid()
  const { grid } = useTexts().dashboard
  const toast = useToast()
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
    if (table.length > pastedRowsMax) return toast({ title: grid.tooManyPasted(pastedRowsMax), isProblem: true })
    if (isOverHead(facts, table.length, rangeOf(selection))) return toast({ title: grid.groups.pastedOver, isProblem: true })
    const { step, wrong } = pasteChanges(facts, table, rangeOf(selection))
    facts.model.change(step)
    facts.model.reject(wrong)
    if (wrong.length > 0) toast({ title: grid.pastedWrong(wrong.length), isProblem: true })
    onPasted(table.length, Math.max(...table.map((row) => row.length)))
  }
  const onCut = (event: ClipboardEvent): void => {
    if (!isEditing && copy(event) && facts.mayWrite) facts.model.change(clearChanges(facts, rangeOf(selection)))
  }
  return { onCopy: (event: ClipboardEvent) => void (!isEditing && copy(event)), onCut, onPaste }
}

/** The changes that clear the cells of a range. */
export function clearChanges({ model, columns }: GridFacts, { top, bottom, start, end }: Range): Change[] {
  const step: Change[] = []
  for (let row = top; row <= bottom; row++) {
    const id = model.rows.idAt(row)
    if (id === undefined) continue
    for (const field of columns.slice(start, end + 1)) if (!field.isReadOnly) step.push(model.setting(id, field.key, undefined))
  }
  return step
}
