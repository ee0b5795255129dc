import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { changeAll, replacement } from '../change.ts'
import { conditionOf } from '../filtering.ts'
import { itemOf } from '../outcome.ts'
import { presentWithReferences } from '../present-with-references.ts'

export const updateDataItem: Handler<typeof dataItems.updateDataItem> = async (context, request) => {
  const collection = await findWritableCollection(context, request, 'update')
  const change = replacement(context, collection, { ...request.dataItem, at: 'dataItem' })
  const condition = conditionOf(context, collection, request)
  const item = itemOf(await changeAll(context, { collection, condition, action: 'UPDATE' }, [change]))
  return { dataItem: await presentWithReferences(context, collection, { item, include: request.includeReferencedItems }) }
}
