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

const datedRows = jsonRows({ id: text(), createdDate: timestamptz(), ownerId: uuid().orNull(), doc: jsonb<Doc>() })

const insertsWithEvents: SharedWrite<InsertWithEvent, boolean> = {
  // An insert that waits for a collection being emptied holds up only others of that collection.
  groupOf: ({ collection }) => collection,
  sizeOf: ({ item }) => JSON.stringify(item.doc).length,
  statement(inserts) {
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
      ${insertEventsIf('held', siteId, events)}
      select from held`
  },
  resultOf: (rows) => rows.length > 0,
  isWritten: (isInserted) => isInserted,
}

/** Inserts a new item with its event, together with those that others insert into the collection at the same time. False if the collection isn't as it was
 *  read any more. */
export function insertWithEvent(context: Context, collection: DataCollection, item: DataItem): Promise<boolean> {
  const { db, siteId } = context
  const happening = { id: item.id, revision: item.revision, entity: presentForEvent(collection, item) }
  const event = eventOf(context, eventsOf(collection).created, happening)
  return db.together(insertsWithEvents, { siteId, collection, item, event })
}
