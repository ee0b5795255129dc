import { always } from '../../database/query/conditions.ts'
import type { Context } from '../../kernel/context.ts'
import { type DataCollection, fieldsOf } from '../data-collections/public.ts'
import {
  type Change,
  changeAll,
  type Doc,
  usedIds,
  insertAll,
  isProblem,
  isTaken,
  type Outcome,
  storable,
  withinSize,
} from '../data-items/public.ts'
import type { Plan } from './import.ts'
import type { Ready, Tally } from './outcome.ts'
import { problemOfItem } from './row-error.ts'
import { docOf, merged } from './row.ts'
import type { ItemChange } from './store.ts'

interface Writing {
  collection: DataCollection
  mode: Plan['mode']
  tally: Tally
}

/** Writes rows and returns the data to undo them. If two rows have the same id, the second one changes what the first has created, fails, or is skipped, as
 *  the mode says for existing items. */
export async function writeRows(context: Context, rows: readonly Ready[], { collection, mode, tally }: Writing): Promise<ItemChange[]> {
  const taken =
    mode === 'INSERT'
      ? new Set<string>()
      : await usedIds(
          context,
          collection,
          rows.flatMap(({ id }) => id ?? []),
        )
  const [fresh, known]: [Ready[], Ready[]] = [[], []]
  for (const row of rows) {
    if (row.id !== undefined && taken.has(row.id)) known.push(row)
    else fresh.push(row)
    if (row.id !== undefined && mode !== 'INSERT') taken.add(row.id)
  }
  const changes: ItemChange[] = []
  const inserted = fresh.length > 0 ? await insertAll(context, collection, fresh.map(sentRow)) : []
  inserted.forEach((outcome, index) => {
    const row = fresh[index]!
    // Another transaction was faster.
    if (mode !== 'INSERT' && outcome.problem && isTaken(outcome.problem)) known.push(row)
    else if (outcome.problem) tally.add(row, { problem: problemOfItem(outcome.problem) })
    else {
      tally.add(row, 'inserted')
      changes.push({ itemId: outcome.item.id, revision: outcome.item.revision })
    }
  })
  if (mode === 'SKIP_EXISTING') for (const row of known) tally.add(row, 'skipped')
  else changes.push(...(await changeRows(context, known, { collection, tally })))
  return changes
}

const sentRow = (row: Ready) => ({ id: row.id, data: docOf(row), at: 'row' })

async function changeRows(context: Context, rows: readonly Ready[], { collection, tally }: Omit<Writing, 'mode'>): Promise<ItemChange[]> {
  if (rows.length === 0) return []
  const before = new Map<string, Doc>()
  const changes = rows.map((row) => changeBy(row, { collection, seen: (doc) => before.has(row.id!) || before.set(row.id!, doc) }))
  const outcomes = await changeAll(context, { collection, condition: always, action: 'UPDATE' }, changes)
  rows.forEach((row, index) => {
    const { problem } = outcomes[index]!
    tally.add(row, problem ? { problem: problemOfItem(problem) } : 'updated')
  })
  return lastOfEach(outcomes).map(({ id, revision }) => ({ itemId: id, revision, before: before.get(id) }))
}

/** Several changes to one item become one revision. */
const lastOfEach = (outcomes: readonly Outcome[]) => [
  ...new Map(outcomes.flatMap(({ item, problem }) => (problem ? [] : [[item.id, item] as const]))).values(),
]

/** A row changes the fields it contains; the item's other fields stay. */
export function changeBy(row: Ready, { collection, seen }: { collection: DataCollection; seen: (doc: Doc) => unknown }): Change {
  const stored = storable(docOf(row), { fields: fieldsOf(collection), at: 'row.data' })
  return {
    id: row.id!,
    to(old) {
      seen(old)
      return isProblem(stored) ? stored : withinSize(merged(old, stored.doc, row.cleared))
    },
  }
}
