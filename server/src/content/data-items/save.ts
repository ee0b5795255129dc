import { always } from '../../database/query/conditions.ts'
import type { Context } from '../../kernel/context.ts'
import { type DataCollection, reachOf, singleIdOf } from '../data-collections/public.ts'
import { changeAll, replacement } from './change.ts'
import { insertAll, type Sent } from './insert.ts'
import type { Outcome } from './outcome.ts'
import { existingIds } from './store.ts'

type Indexed = Sent & { index: number }

/** Replaces existing items and inserts new ones. If an id is sent twice, the second replaces the first. Existing items are changed first, so that a unique
 *  value can move from one of them to a new item. */
export async function saveAll(context: Context, collection: DataCollection, sent: readonly Sent[]): Promise<Outcome[]> {
  const idOf = (one: Sent) => idIn(collection, one)
  const there = new Set(await existingIds(context, collection, sent.flatMap(idOf)))
  const [updates, inserts, later]: [Indexed[], Indexed[], Indexed[]] = [[], [], []]
  const isNew = new Set<string>()
  sent.forEach((one, index) => {
    const [id] = idOf(one)
    const isThere = id !== undefined && there.has(id)
    const list = isThere ? updates : id !== undefined && isNew.has(id) ? later : inserts
    list.push({ ...one, index })
    if (id !== undefined && !isThere) isNew.add(id)
  })
  const outcomes: Outcome[] = []
  await update(context, collection, { updates, outcomes })
  const inserted = await insertOrRefuse(context, collection, inserts)
  // Another transaction was faster.
  inserts.forEach((one, place) => {
    const outcome = inserted[place]!
    if (isCoded(outcome, 'WDE0074')) later.push(one)
    outcomes[one.index] = outcome
  })
  await update(context, collection, { updates: later.toSorted((a, b) => a.index - b.index), outcomes })
  // Another transaction removed it; or the caller can't see it, and then it stays unchanged.
  const missing = sent.flatMap((one, index) => (isCoded(outcomes[index]!, 'WDE0073') ? [{ ...one, index }] : []))
  const again = await insertOrRefuse(context, collection, missing)
  missing.forEach(({ index }, place) => (outcomes[index] = again[place]!.item ? again[place]! : outcomes[index]!))
  return outcomes
}

const isCoded = ({ problem }: Outcome, code: string): boolean => problem !== undefined && 'code' in problem && problem.code === code

interface Updating {
  updates: readonly Indexed[]
  outcomes: Outcome[]
}

async function update(context: Context, collection: DataCollection, { updates, outcomes }: Updating): Promise<void> {
  if (updates.length === 0) return
  const changes = updates.map((one) => replacement(context, collection, { ...one, id: idIn(collection, one)[0]! }))
  const updated = await changeAll(context, { collection, condition: always, action: 'UPDATE' }, changes)
  updates.forEach(({ index }, place) => (outcomes[index] = updated[place]!))
}

async function insertOrRefuse(context: Context, collection: DataCollection, sent: readonly Sent[]): Promise<Outcome[]> {
  if (sent.length === 0) return []
  if (reachOf(context.identity, collection, 'insert') !== 'none') return insertAll(context, collection, sent)
  return sent.map(({ id }) => ({ action: 'INSERT', id, problem: { code: 'WDE0027' } }))
}

/** The id that an item was sent with, unless the collection has a single item. Packages put it in the data as well. */
function idIn(collection: DataCollection, { id, data }: Sent): [string] | [] {
  const written = singleIdOf(collection) ?? id ?? data?._id
  return typeof written === 'string' ? [written] : []
}
