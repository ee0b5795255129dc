import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { changeAll } from '../change.ts'
import { conditionOf } from '../filtering.ts'
import { itemOf } from '../outcome.ts'
import { patchOf } from '../patch.ts'
import { presentDataItem } from '../present.ts'

export const patchDataItem: Handler<typeof dataItems.patchDataItem> = async (context, request) => {
  const collection = await findWritableCollection(context, request, 'update')
  const change = patchOf(context, collection, { patch: request.patch, at: 'patch' })
  const condition = conditionOf(context, collection, request)
  const item = itemOf(await changeAll(context, { collection, condition, action: 'PATCH' }, [change]))
  return { dataItem: presentDataItem(context, collection, item) }
}
