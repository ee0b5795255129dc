import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { presentOutcomes } from '../outcome.ts'
import { saveAll } from '../save.ts'

export const bulkSaveDataItems: Handler<typeof dataItems.bulkSaveDataItems> = async (context, request) => {
  const { dataItems: sent, returnEntity } = request
  const collection = await findWritableCollection(context, request, 'insert', 'update')
  const outcomes = await saveAll(
    context,
    collection,
    sent.map((item, index) => ({ ...item, at: `dataItems[${index}]` })),
  )
  return presentOutcomes(context, outcomes, { collection, returnEntity })
}
