import type { Context } from '../context.ts'
import { reachOf } from '../data-collections/access.ts'
import type { DataCollection } from '../data-collections/collection.ts'
import { always } from '../database/query/conditions.ts'
import { changeAll, replacement } from './change.ts'
import { insertAll, type Sent } from './insert.ts'
import type { Outcome } from './outcome.ts'
import { existingIds } from './store.ts'

type Indexed = Sent & { index: number }

/** Inserts what is new and replaces the data of what is there. Of one id that is sent twice, the second replaces the first. */
export async function saveAll(context: Context, collection: DataCollection, sent: readonly Sent[]): Promise<Outcome[]> {
  const there = new Set(await existingIds(context, collection, sent.flatMap(idOf)))
  const [updates, inserts]: [Indexed[], Indexed[]] = [[], []]
  sent.forEach((one, index) => {
    const [id] = idOf(one)
    if (id !== undefined && there.has(id)) updates.push({ ...one, index })
    else inserts.push({ ...one, index })
    if (id !== undefined) there.add(id)
  })
  const outcomes: Outcome[] = []
  const inserted = await insertOrRefuse(context, collection, inserts)
  // Somebody else was quicker.
  inserts.forEach((one, place) => {
    const outcome = inserted[place]!
    if (outcome.problem && 'code' in outcome.problem && outcome.problem.code === 'WDE0074') updates.push(one)
    outcomes[one.index] = outcome
  })
  const changes = updates.map((one) => replacement(context, collection, { ...one, id: idOf(one)[0]! }))
  const updated = changes.length > 0 ? await changeAll(context, { collection, condition: always, action: 'UPDATE' }, changes) : []
  updates.forEach(({ index }, place) => (outcomes[index] = updated[place]!))
  return outcomes
}

async function insertOrRefuse(context: Context, collection: DataCollection, sent: readonly Sent[]): Promise<Outcome[]> {
  if (sent.length === 0) return []
  if (reachOf(context.identity, collection, 'insert') !== 'none') return insertAll(context, collection, sent)
  return sent.map(({ id }) => ({ action: 'INSERT', id, problem: { code: 'WDE0027' } }))
}

/** The id an item was sent under; packages write it into its data too. */
function idOf({ id, data }: Sent): [string] | [] {
  const written = id ?? data?._id
  return typeof written === 'string' ? [written] : []
}
