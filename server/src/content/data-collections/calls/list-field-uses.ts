import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { fieldUsesSince, usesSince } from '../../field-uses/public.ts'
import { fieldsOf } from '../collection.ts'
import { filledSlots } from '../data-index.ts'
import { findDataCollection } from '../find-collection.ts'

export const listFieldUses: Handler<typeof dataCollections.listFieldUses> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'read')
  const since = usesSince(context.now)
  const indexed = new Set([...filledSlots(collection).values()].map(({ path }) => path))
  const known = new Set(fieldsOf(collection).map(({ key }) => key))
  const uses = await fieldUsesSince(context, collection.id, since)
  const wanted = uses.filter(({ field }) => known.has(field.split('.')[0]!) && !indexed.has(field))
  return {
    fieldUses: wanted.map(({ lastUsedDate, ...use }) => ({ ...use, lastUsedDate: lastUsedDate.toISOString() })),
    since: since.toISOString(),
  }
}
