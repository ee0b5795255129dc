import { jsonRows } from '../../../database/json-rows.ts'
import { joinFragments } from '../../../database/query/conditions.ts'
import { sql } from '../../../database/sql.ts'
import { jsonb, text, timestamptz, uuid } from '../../../database/table.ts'
import { type Event, eventOf, insertEventsIf } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { SharedWrite } from '../../../kernel/db.ts'
import { asItWasRead, type DataCollection } from '../../data-collections/public.ts'
import { eventsOf } from '../item-event.ts'
import type { DataItem, Doc } from '../item.ts'
import { presentForEvent } from '../present.ts'
import { slotList, slotValues } from '../store.ts'

interface InsertWithEvent {
  siteId: string
  /** As it was last read. */
  collection: DataCollection
  item: DataItem
  event: Event
}

const datedRows = jsonRows({ id: text(), createdDate: timestamptz().asText(), ownerId: uuid().orNull(), doc: jsonb<Doc>() })

const insertsWithEvents: SharedWrite<InsertWithEvent> = {
  // An insert that waits for a collection being emptied holds up only others of that collection.
  groupOf: ({ collection }) => collection,
  // With the event, and with the response if the call has a key.
  sizeOf: ({ item }) => 3 * JSON.stringify(item.doc).length,
  statement(inserts, left) {
    const [{ siteId, collection }] = inserts as [InsertWithEvent]
    const filled = joinFragments(slotValues(collection, 'doc'), ', ')
    const events = inserts.map(({ event }) => event)
    const rows = datedRows(inserts.map(({ item: { id, createdDate, ownerId, doc } }) => ({ id, createdDate, ownerId, doc })))
    return sql`
      with held as (${asItWasRead(siteId, collection)} for key share),
      made as (
        insert into data_items (site_id, collection_id, id, revision, created_date, updated_date, owner_id, doc, ${slotList})
        select ${siteId}, ${collection.itemsId}, id, 1, "createdDate", "createdDate", "ownerId", doc, ${filled} from ${rows} as given, held
      ),
      ${joinFragments([insertEventsIf('held', siteId, events), ...left('held')], ', ')}
      select from held`
  },
}

/** Inserts a new item with its event in the transaction's last statement, together with those that others insert into the collection at the same time. If the
 *  collection isn't as it was read any more, the transaction runs again. */
export function insertWithEvent(context: Context, collection: DataCollection, item: DataItem): void {
  const { db, siteId } = context
  const happening = { id: item.id, revision: item.revision, entity: presentForEvent(collection, item) }
  const event = eventOf(context, eventsOf(collection).created, happening)
  db.finishTogether(insertsWithEvents, { siteId, collection, item, event })
}
