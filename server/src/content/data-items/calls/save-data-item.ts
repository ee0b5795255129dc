import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { itemOf } from '../outcome.ts'
import { presentWithReferences } from '../present-with-references.ts'
import { saveAll } from '../save.ts'

export const saveDataItem: Handler<typeof dataItems.saveDataItem> = async (context, request) => {
  const collection = await findWritableCollection(context, request, 'insert', 'update')
  const outcomes = await saveAll(context, collection, [{ ...request.dataItem, at: 'dataItem' }])
  const item = itemOf(outcomes)
  const dataItem = await presentWithReferences(context, collection, { item, include: request.includeReferencedItems })
  return { action: outcomes[0]!.action === 'INSERT' ? 'INSERTED' : 'UPDATED', dataItem }
}
