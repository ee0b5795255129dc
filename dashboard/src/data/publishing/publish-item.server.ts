import type { Client } from '@stoa/sdk'
import { fieldsFor } from './publish-state.ts'

/** Publishes or unpublishes one item; its other fields are unchanged. */
export async function publishItem(client: Client, params: { collection: string; item: string }, be: 'PUBLISHED' | 'DRAFT'): Promise<void> {
  const one = { dataCollectionId: params.collection, dataItemId: params.item }
  const { dataItem } = await client.dataItems.getDataItem(one)
  const fieldModifications = Object.entries(fieldsFor({ be }, dataItem.data ?? {}, new Date())).map(([fieldPath, value]) =>
    value === undefined
      ? { action: 'REMOVE_FIELD' as const, fieldPath }
      : { action: 'SET_FIELD' as const, fieldPath, setFieldOptions: { value } },
  )
  await client.dataItems.patchDataItem({
    dataCollectionId: params.collection,
    patch: { dataItemId: params.item, fieldModifications },
  })
}
