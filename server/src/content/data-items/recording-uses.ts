import type { Context } from '../../kernel/context.ts'
import { type DataCollection, fieldsOf, hiddenFields, servedFields } from '../data-collections/public.ts'
import { requestedFields, recordFieldUses } from '../field-uses/public.ts'

interface QueryFields {
  filter?: unknown
  sort?: unknown
}

/** Runs a query. If no index was used, records the requested fields and the duration. */
export async function recordingUses<Found>(
  context: Context,
  collection: DataCollection,
  { asked, find }: { asked: QueryFields; find: () => Promise<Found> },
): Promise<Found> {
  const { found, ms } = await timed(find)
  recordUse(context, collection, { asked, ms })
  return found
}

/** The result of a query and its duration in milliseconds. */
export async function timed<Found>(find: () => Promise<Found>): Promise<{ found: Found; ms: number }> {
  const began = performance.now()
  const found = await find()
  return { found, ms: performance.now() - began }
}

export function recordUse(context: Context, collection: DataCollection, { asked, ms }: { asked: QueryFields; ms: number }): void {
  const hidden = hiddenFields(context.identity, collection)
  const keys = fieldsOf(collection).flatMap(({ key }) => (hidden.includes(key) ? [] : key))
  const fields = requestedFields(asked, { fields: new Set(keys), served: new Set(servedFields(collection).keys()) })
  if (fields) recordFieldUses(context, collection.id, { asked: fields, ms })
}
