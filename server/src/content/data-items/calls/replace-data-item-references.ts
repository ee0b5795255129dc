import type { dataItems } from '@stoa/contract'
import { always } from '../../../database/query/conditions.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { changeAll } from '../change.ts'
import { itemOf } from '../outcome.ts'
import { severalField, turned } from '../references.ts'

export const replaceDataItemReferences: Handler<typeof dataItems.replaceDataItemReferences> = async (context, request) => {
  const { referringItemFieldName, referringItemId, newReferencedItemIds = [] } = request
  const collection = await findWritableCollection(context, request, 'update')
  severalField(context, collection, referringItemFieldName)
  const ids = [...new Set(newReferencedItemIds)]
  const change = turned(referringItemId, referringItemFieldName, () => ids)
  itemOf(await changeAll(context, { collection, condition: always, action: 'UPDATE' }, [change]))
  return { dataItemReferences: ids.map((referencedItemId) => ({ referringItemFieldName, referringItemId, referencedItemId })) }
}
