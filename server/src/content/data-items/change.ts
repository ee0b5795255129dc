import type { Fragment } from '../../database/sql.ts'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import {
  type DataAction,
  type DataCollection,
  fieldsOf,
  fixedFields,
  indexViolations,
  noteLists,
  singleIdOf,
} from '../data-collections/public.ts'
import { claimUniqueValues, releaseUniqueValues } from '../unique-values/public.ts'
import { replaced, storable, withinSize } from './data.ts'
import type { Sent } from './insert.ts'
import { eventsOf } from './item-event.ts'
import { isProblem, valueNotUnique, type ItemProblem } from './item-problem.ts'
import type { Doc } from './item.ts'
import type { Action, Outcome } from './outcome.ts'
import { presentForEvent } from './present.ts'
import { retainedByStatus, settledDoc, stamped } from './publishing.ts'
import { deleteItems, lockItems, updateItems, type LockedItem } from './store.ts'

/** A change to one item, applied to its locked state. */
export interface Change {
  id: string
  to: (doc: Doc) => { doc: Doc } | ItemProblem
}

export interface Changing {
  collection: DataCollection
  /** The condition that items must match. */
  condition: Fragment
}

/** Changes items in three statements, however many they are. Several changes to one item are applied in order. */
export async function changeAll(context: Context, changing: Changing & { action: Action }, changes: readonly Change[]): Promise<Outcome[]> {
  const { collection, condition, action } = changing
  const held = await lockById(
    context,
    { collection, action: 'update', condition },
    changes.map(({ id }) => id),
  )
  const { versions, problems } = versionsOf(context, { collection, changes, held })
  const refused = await claimUniqueValues(context, collection, versions)
  const granted = versions.filter((_, place) => !refused.has(place))
  for (const { at } of versions.filter((_, place) => refused.has(place))) problems[at] = valueNotUnique(collection)
  await noteLists(context, collection, granted)
  const saved = granted.length > 0 ? await updateItems(context, collection, lastOfEach(granted)) : []
  recordEvents(
    context,
    eventsOf(collection).updated,
    saved.map((item) => ({ id: item.id, revision: item.revision, entity: presentForEvent(collection, item) })),
  )
  const byId = new Map(saved.map((item) => [item.id, item]))
  return changes.map(({ id }, index) => outcomeOf(action, id, problems[index] ?? byId.get(id)!))
}

/** The item after a change, and after those before it. */
interface Version {
  id: string
  doc: Doc
  old: Doc
  /** The change's index. */
  at: number
}

interface Made {
  collection: DataCollection
  changes: readonly Change[]
  held: ReadonlyMap<string, LockedItem>
}

function versionsOf({ now }: Context, { collection, changes, held }: Made) {
  const changed = new Map<string, Doc>()
  const versions: Version[] = []
  const problems = changes.map(({ id, to }, at): ItemProblem | undefined => {
    const problem = problemOf(held.get(id))
    if (problem) return problem
    const { doc: old } = held.get(id)!
    const before = changed.get(id) ?? settledDoc(collection, held.get(id)!, now)
    const made = to(before)
    const next = isProblem(made) ? made : stamped(collection, made.doc, { before, now })
    if (isProblem(next)) return next
    const violations = indexViolations(collection, { id, doc: next.doc })
    if (violations.length > 0) return { violations }
    changed.set(id, next.doc)
    versions.push({ id, doc: next.doc, old, at })
    return undefined
  })
  return { versions, problems }
}

const lastOfEach = (versions: readonly Version[]): { id: string; doc: Doc }[] =>
  [...new Map(versions.map(({ id, doc }) => [id, doc]))].map(([id, doc]) => ({ id, doc }))

const outcomeOf = (action: Action, id: string, became: ItemProblem | LockedItem | NonNullable<Outcome['item']>): Outcome =>
  isProblem(became) ? { action, id, problem: became } : { action, id, item: became }

/** New data for an item. */
export function replacement({ identity }: Context, collection: DataCollection, { id, data, at }: Sent & { id: string }): Change {
  const fields = fieldsOf(collection)
  const hidden = fixedFields(identity, collection)
  const stored = storable(data, { fields, at: `${at}.data` })
  if (isProblem(stored)) return { id, to: () => stored }
  const beside = retainedByStatus(collection, stored.doc)
  return { id: singleIdOf(collection) ?? id, to: (old) => withinSize(replaced(old, stored.doc, { fields, hidden, beside })) }
}

/** Removes items from their collection. */
export async function removeAll(context: Context, { collection, condition }: Changing, ids: readonly string[]): Promise<Outcome[]> {
  const held = await lockById(context, { collection, action: 'remove', condition }, ids)
  const gone = [...held.values()].filter((item) => !problemOf(item))
  if (gone.length > 0)
    await deleteItems(
      context,
      collection,
      gone.map(({ id }) => id),
    )
  await releaseUniqueValues(context, collection, gone)
  recordEvents(
    context,
    eventsOf(collection).deleted,
    gone.map((item) => ({ id: item.id, revision: item.revision + 1, entity: presentForEvent(collection, item) })),
  )
  return ids.map((id) => outcomeOf('DELETE', id, problemOf(held.get(id)) ?? held.get(id)!))
}

async function lockById(
  context: Context,
  holding: Changing & { action: DataAction },
  ids: readonly string[],
): Promise<Map<string, LockedItem>> {
  const held = await lockItems(context, holding, [...new Set(ids)])
  return new Map(held.map((item) => [item.id, item]))
}

/** Why a locked item isn't changed. An item that the caller can't see doesn't exist for it. */
function problemOf(item: LockedItem | undefined): ItemProblem | undefined {
  if (!item?.isSeen) return { code: 'WDE0073' }
  if (!item.isReached) return { code: 'WDE0027' }
  return item.meetsCondition ? undefined : { code: 'CONDITION_NOT_MET' }
}
