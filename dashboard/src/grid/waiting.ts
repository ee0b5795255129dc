import type { Change } from './history.ts'
import type { RowRefusal } from './row-write.ts'

/** A change that waits to be sent. */
export interface Waiting {
  change: Change
  tries: number
}

/** One change per cell: from the value before the first change to the value of the last. */
export function mergedByCell(batch: readonly Waiting[]): Waiting[] {
  const cells = new Map<string, Waiting>()
  for (const { change, tries } of batch) {
    const key = change.kind === 'set' ? keyOf(change.id, change.field) : change.id
    const first = cells.get(key)?.change
    cells.set(key, { change: change.kind === 'set' && first?.kind === 'set' ? { ...change, before: first.before } : change, tries })
  }
  return [...cells.values()]
}

/** The cell of a change. */
export const keyOf = (id: string, field: string): string => `${field} ${id}`

/** Whether a change was only rejected because of others in its row. */
export const isInnocent = (change: Change, refusal: RowRefusal | undefined): boolean =>
  refusal?.isPartial === true && change.kind === 'set' && Object.keys(refusal.fields).length > 0 && !(change.field in refusal.fields)
