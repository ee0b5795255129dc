import { isoTimestamp } from '../../database/read-timestamp.ts'
import type { Context } from '../../kernel/context.ts'
import { type DataCollection, hiddenFields } from '../data-collections/public.ts'
import type { DataItem } from './item.ts'
import { settledDoc } from './publishing.ts'

const date = (instant: string) => ({ $date: isoTimestamp(instant) })

/** An item on the wire, as the caller sees it: system fields among its own, dates in their typed form (wire §5). */
export function presentDataItem({ identity, now }: Pick<Context, 'identity' | 'now'>, collection: DataCollection, item: DataItem) {
  const whole = wholeData({ ...item, doc: settledDoc(collection, item, now) })
  for (const key of hiddenFields(identity, collection)) delete whole[key]
  return { id: item.id, dataCollectionId: collection.id, data: whole }
}

/** For events, whose consumers act for the site. */
export const presentForEvent = (collection: DataCollection, item: DataItem) => ({
  id: item.id,
  dataCollectionId: collection.id,
  data: wholeData(item),
})

const wholeData = (item: DataItem): Record<string, unknown> => ({
  ...item.doc,
  _id: item.id,
  ...(item.ownerId === null ? {} : { _owner: item.ownerId }),
  _createdDate: date(item.createdDate),
  _updatedDate: date(item.updatedDate),
})
