import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { adding, changeReferences, presentReferences } from '../references.ts'

type Call = typeof dataItems.bulkInsertDataItemReferences

export const bulkInsertDataItemReferences: Handler<Call> = async (context, request) => {
  const { dataItemReferences: references, returnEntity } = request
  const collection = await findWritableCollection(context, request, 'update')
  const outcomes = await changeReferences(context, { collection, references, turn: adding })
  return presentReferences(references, outcomes, { action: 'INSERT', returnEntity })
}
