import type { Context } from '../../kernel/context.ts'
import { type DataCollection, indexViolations } from '../data-collections/public.ts'
import { type Doc, isProblem, type ItemProblem, itemsById, newItem } from '../data-items/public.ts'
import type { Import } from './import.ts'
import type { RowOutcome, Ready, Tally } from './outcome.ts'
import { problemOfItem } from './row-error.ts'
import { docOf } from './row.ts'
import { meetIds } from './store.ts'
import { changeBy } from './write-rows.ts'

interface Trying {
  collection: DataCollection
  tried: Pick<Import, 'id' | 'plan'>
  tally: Tally
}

/** What writing rows would do. Ids of earlier rows count as existing. */
export async function tryRows(context: Context, rows: readonly Ready[], { collection, tried, tally }: Trying): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))]
  const items = await itemsById(context, collection, ids)
  const docs = new Map<string, Doc>([...items].map(([id, { doc }]) => [id, doc]))
  const met = new Set(await meetIds(context, tried.id, ids))
  for (const row of rows) {
    const isThere = row.id !== undefined && (docs.has(row.id) || met.has(row.id))
    const outcome = isThere
      ? outcomeOfExisting(row, { collection, docs, mode: tried.plan.mode })
      : outcomeOfNew(context, row, { collection, docs })
    tally.add(row, outcome)
  }
}

interface ExistingItems {
  collection: DataCollection
  docs: Map<string, Doc>
}

function outcomeOfNew(context: Context, row: Ready, { collection, docs }: ExistingItems): RowOutcome {
  const made = newItem(context, collection, { id: row.id, data: docOf(row), at: 'row' })
  if (isProblem(made)) return { problem: problemOfItem(made) }
  if (row.id !== undefined) docs.set(made.id, made.doc)
  return 'inserted'
}

function outcomeOfExisting(row: Ready, { collection, docs, mode }: ExistingItems & { mode: Import['plan']['mode'] }): RowOutcome {
  if (mode === 'SKIP_EXISTING') return 'skipped'
  if (mode === 'INSERT') return { problem: problemOfItem({ code: 'WDE0074' }) }
  const next = changeBy(row, { collection, seen: () => {} }).to(docs.get(row.id!) ?? {})
  const problem: ItemProblem | undefined = isProblem(next) ? next : violationsOf(collection, { id: row.id!, doc: next.doc })
  if (problem) return { problem: problemOfItem(problem) }
  docs.set(row.id!, (next as { doc: Doc }).doc)
  return 'updated'
}

function violationsOf(collection: DataCollection, item: { id: string; doc: Doc }): ItemProblem | undefined {
  const violations = indexViolations(collection, item)
  return violations.length > 0 ? { violations } : undefined
}
