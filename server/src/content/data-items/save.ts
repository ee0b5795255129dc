import { always } from '../../database/query/conditions.ts'
import type { Context } from '../../kernel/context.ts'
import { type DataCollection, reachOf, singleIdOf } from '../data-collections/public.ts'
import { changeAll, replacement } from './change.ts'
import { insertAll, type Sent } from './insert.ts'
import type { Outcome } from './outcome.ts'
import { existingIds } from './store.ts'

type Indexed = Sent & { index: number }

/** Replaces the data of what is there, and inserts what is new. Of one id that is sent twice, the second replaces the first. What is there is changed first: a value
 *  that no two may have goes over to a new item when another lets it go. */
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
  // Somebody else was quicker.
  inserts.forEach((one, place) => {
    const outcome = inserted[place]!
    if (isCoded(outcome, 'WDE0074')) later.push(one)
    outcomes[one.index] = outcome
  })
  await update(context, collection, { updates: later.toSorted((a, b) => a.index - b.index), outcomes })
  // Somebody else removed it meanwhile; or it is not for the caller to see, and then it stays.
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

/** The id an item was sent under, unless the collection has but one; packages write it into its data too. */
function idIn(collection: DataCollection, { id, data }: Sent): [string] | [] {
  const written = singleIdOf(collection) ?? id ?? data?._id
  return typeof written === 'string' ? [written] : []
}
