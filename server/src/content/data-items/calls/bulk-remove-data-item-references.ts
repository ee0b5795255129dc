import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { changeReferences, presentReferences, removing } from '../references.ts'

type Call = typeof dataItems.bulkRemoveDataItemReferences

export const bulkRemoveDataItemReferences: Handler<Call> = async (context, request) => {
  const { dataItemReferences: references, returnEntity } = request
  const collection = await findWritableCollection(context, request, 'update')
  const outcomes = await changeReferences(context, { collection, references, turn: removing })
  return presentReferences(references, outcomes, { action: 'DELETE', returnEntity })
}
