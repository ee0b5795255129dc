import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findDataCollection, readableCollection } from '../../data-collections/public.ts'
import { referencesIn } from '../include.ts'
import { referenceField } from '../references.ts'
import { selectByIds } from '../store.ts'

export const isReferencedDataItem: Handler<typeof dataItems.isReferencedDataItem> = async (context, request) => {
  const { referringItemFieldName, referringItemId, referencedItemId } = request
  const collection = await findDataCollection(context, request, 'read')
  const { referencedCollectionId: dataCollectionId } = referenceField(context, collection, referringItemFieldName)
  const [item] = await selectByIds(context, collection, [referringItemId])
  if (!item) refuse('WDE0073')
  const isReferenced = referencesIn(item.doc, referringItemFieldName).includes(referencedItemId)
  const { environment } = collection
  return { isReferenced: isReferenced && (await readableCollection(context, { dataCollectionId, environment })) !== undefined }
}
