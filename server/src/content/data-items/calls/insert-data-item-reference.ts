import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { itemOf } from '../outcome.ts'
import { adding, changeReferences } from '../references.ts'

export const insertDataItemReference: Handler<typeof dataItems.insertDataItemReference> = async (context, request) => {
  const { dataItemReference } = request
  const collection = await findWritableCollection(context, request, 'update')
  itemOf(await changeReferences(context, { collection, references: [dataItemReference], turn: adding }))
  return { dataItemReference }
}
