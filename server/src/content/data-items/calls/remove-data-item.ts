import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { removeAll } from '../change.ts'
import { conditionOf } from '../filtering.ts'
import { itemOf } from '../outcome.ts'
import { presentDataItem } from '../present.ts'

export const removeDataItem: Handler<typeof dataItems.removeDataItem> = async (context, request) => {
  const collection = await findWritableCollection(context, request, 'remove')
  const condition = conditionOf(context, collection, request)
  const item = itemOf(await removeAll(context, { collection, condition }, [request.dataItemId]))
  return { dataItem: presentDataItem(context, collection, item) }
}
