import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { findDataCollection } from '../../data-collections/find-collection.ts'
import { answered } from '../answered.ts'
import { insertAll } from '../insert.ts'
import { itemOf } from '../outcome.ts'

export const insertDataItem: Handler<typeof dataItems.insertDataItem> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'insert')
  const item = itemOf(await insertAll(context, collection, [{ ...request.dataItem, at: 'dataItem' }]))
  return { dataItem: await answered(context, collection, { item, include: request.includeReferencedItems }) }
}
