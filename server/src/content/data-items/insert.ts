import { itemIdPattern } from '@stoa/contract/data-items/data-item'
import { newId } from '../../database/ids.ts'
import { violation } from '../../database/query/violation.ts'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { type DataCollection, fieldsOf, fixedFields, indexViolations, noteLists, singleIdOf } from '../data-collections/public.ts'
import { claimUniqueValues } from '../unique-values/public.ts'
import { replaced, storable } from './data.ts'
import { eventsOf } from './item-event.ts'
import { isProblem, valueNotUnique, type ItemProblem } from './item-problem.ts'
import type { Doc } from './item.ts'
import type { Outcome } from './outcome.ts'
import { presentForEvent } from './present.ts'
import { stamped } from './publishing.ts'
import { deleteItems, insertItems } from './store.ts'

/** An item as it was sent. */
export interface Sent {
  id?: string | undefined
  data?: Doc | null | undefined
  /** Its path in the request. */
  at: string
}

interface NewItem {
  id: string
  doc: Doc
}

/** Inserts the valid items. The caller owns them. */
export async function insertAll(context: Context, collection: DataCollection, sent: readonly Sent[]): Promise<Outcome[]> {
  const taken = new Set<string>()
  const ready = sent.map((one): NewItem | ItemProblem => {
    const made = newItem(context, collection, one)
    if (isProblem(made)) return made
    if (taken.has(made.id)) return { code: 'WDE0074' }
    taken.add(made.id)
    return made
  })
  const items = ready.flatMap((made) => (isProblem(made) ? [] : [made]))
  const { inserted, refused } = await insertNew(context, collection, items)
  const byId = new Map(inserted.map((item) => [item.id, item]))
  recordEvents(
    context,
    eventsOf(collection).created,
    inserted.map((item) => ({ id: item.id, revision: item.revision, entity: presentForEvent(collection, item) })),
  )
  return ready.map((made, index): Outcome => {
    const outcome = { action: 'INSERT', id: sent[index]!.id } as const
    if (isProblem(made)) return { ...outcome, problem: made }
    const item = byId.get(made.id)
    if (item) return { ...outcome, item }
    return { ...outcome, id: made.id, problem: refused.has(made.id) ? valueNotUnique(collection) : { code: 'WDE0074' } }
  })
}

/** Inserts items whose ids don't exist, and removes those again whose unique value belongs to another item. */
async function insertNew(context: Context, collection: DataCollection, items: readonly NewItem[]) {
  await noteLists(context, collection, items)
  const made =
    items.length > 0
      ? await insertItems(
          context,
          collection,
          items.map((item) => ({ ...item, ownerId: context.identity.id })),
        )
      : []
  // In the order of the request: if several items have the same unique value, the first one gets it.
  const fresh = new Set(made.map(({ id }) => id))
  const rewritten = items.filter(({ id }) => fresh.has(id))
  const places = await claimUniqueValues(context, collection, rewritten)
  const refused = new Set(rewritten.filter((_, place) => places.has(place)).map(({ id }) => id))
  if (refused.size > 0) await deleteItems(context, collection, [...refused])
  return { inserted: made.filter(({ id }) => !refused.has(id)), refused }
}

const idPattern = new RegExp(itemIdPattern, 'u')

/** A new item as it is stored, or its violations. */
export function newItem({ identity, now }: Context, collection: DataCollection, { id, data, at }: Sent): NewItem | ItemProblem {
  const written = singleIdOf(collection) ?? id ?? data?._id ?? newId()
  if (typeof written !== 'string' || !idPattern.test(written))
    return { violations: [violation(`${at}.data._id`, 'FORMAT', 'isn’t a valid item ID')] }
  const stored = storable(data, { fields: fieldsOf(collection), at: `${at}.data` })
  if (isProblem(stored)) return stored
  const violations = indexViolations(collection, { id: written, doc: stored.doc })
  if (violations.length > 0) return { violations }
  const hidden = fixedFields(identity, collection)
  const doc = hidden.length > 0 ? replaced({}, stored.doc, { fields: [], hidden }) : stored.doc
  const made = stamped(collection, doc, { now })
  return isProblem(made) ? made : { id: written, doc: made.doc }
}
