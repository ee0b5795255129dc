import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { changeAll, replacement } from '../change.ts'
import { conditionOf } from '../filtering.ts'
import { presentOutcomes } from '../outcome.ts'

export const bulkUpdateDataItems: Handler<typeof dataItems.bulkUpdateDataItems> = async (context, request) => {
  const { dataItems: sent, returnEntity } = request
  const collection = await findWritableCollection(context, request, 'update')
  const changes = sent.map((item, index) => replacement(context, collection, { ...item, at: `dataItems[${index}]` }))
  const condition = conditionOf(context, collection, request)
  const outcomes = await changeAll(context, { collection, condition, action: 'UPDATE' }, changes)
  return presentOutcomes(context, outcomes, { collection, returnEntity })
}
