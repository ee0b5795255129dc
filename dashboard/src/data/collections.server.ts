import type { Client } from '@stoa/sdk'
import { formatDay } from '@stoa/ui/dates'
import { collectionName } from './collection-tabs.tsx'
import { ownFields } from './field-types.ts'
import { listRequest } from './listing.ts'

/** All collections with their item counts, as cards show them. */
export async function collectionCards(client: Client) {
  const [{ collections }, { counts }, { deletedDataCollections }, { shop }] = await Promise.all([
    client.dataCollections.listDataCollections(listRequest),
    client.dataCollections.countItemsOfDataCollections({}),
    client.dataCollections.listDeletedDataCollections({}),
    client.shop.getShop({}),
  ])
  const countOf = new Map(counts.map((count) => [count.dataCollectionId, count]))
  const cards = collections.map((collection) => {
    const { itemCount = 0, tooManyToCount = false } = countOf.get(collection.id) ?? {}
    const { id, updatedDate, permissions } = collection
    return {
      id,
      revision: Number(collection.revision ?? 0),
      name: collectionName(collection),
      fields: ownFields(collection).length,
      items: tooManyToCount ? undefined : itemCount,
      read: permissions?.read ?? ('ADMIN' as const),
      updated: updatedDate ? { instant: updatedDate, text: formatDay(updatedDate, shop) } : undefined,
    }
  })
  return { cards, trashed: deletedDataCollections.length }
}

export type CollectionCard = Awaited<ReturnType<typeof collectionCards>>['cards'][number]
