import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { itemOf } from '../outcome.ts'
import { changeReferences, removing } from '../references.ts'

export const removeDataItemReference: Handler<typeof dataItems.removeDataItemReference> = async (context, request) => {
  const { dataItemReference } = request
  const collection = await findWritableCollection(context, request, 'update')
  itemOf(await changeReferences(context, { collection, references: [dataItemReference], turn: removing }))
  return { dataItemReference }
}
