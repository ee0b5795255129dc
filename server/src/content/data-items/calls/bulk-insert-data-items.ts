import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { insertAll } from '../insert.ts'
import { presentOutcomes } from '../outcome.ts'

export const bulkInsertDataItems: Handler<typeof dataItems.bulkInsertDataItems> = async (context, request) => {
  const { dataItems: sent, returnEntity } = request
  const collection = await findWritableCollection(context, request, 'insert')
  const outcomes = await insertAll(
    context,
    collection,
    sent.map((item, index) => ({ ...item, at: `dataItems[${index}]` })),
  )
  return presentOutcomes(context, outcomes, { collection, returnEntity })
}
