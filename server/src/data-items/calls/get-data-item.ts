import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { findDataCollection } from '../../data-collections/find-collection.ts'
import { refuse } from '../../http/refuse.ts'
import { includeReferences } from '../include.ts'
import { presentDataItem } from '../present.ts'
import { selectByIds } from '../store.ts'

export const getDataItem: Handler<typeof dataItems.getDataItem> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'read')
  const [item] = await selectByIds(context, collection, [request.dataItemId])
  if (!item) refuse('WDE0073')
  const dataItem = presentDataItem(context, collection, item, request.fields)
  await includeReferences(context, collection, [dataItem], request.includeReferences ?? [])
  return { dataItem }
}
