import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { removeAll } from '../change.ts'
import { conditionOf } from '../filtering.ts'
import { presentOutcomes } from '../outcome.ts'

export const bulkRemoveDataItems: Handler<typeof dataItems.bulkRemoveDataItems> = async (context, request) => {
  const collection = await findWritableCollection(context, request, 'remove')
  const condition = conditionOf(context, collection, request)
  const outcomes = await removeAll(context, { collection, condition }, request.dataItemIds)
  return presentOutcomes(context, outcomes, { collection, returnEntity: false })
}
