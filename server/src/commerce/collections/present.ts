import type { collections } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { presentMedia } from '../catalogue/public.ts'
import { collectionIdOf } from './collection-key.ts'
import type { Collection } from './collection.ts'

export function presentCollection(collection: Collection, baseUrl: string): ResponseOf<typeof collections.getCollection>['collection'] {
  const { id, name, slug, visible, numberOfProducts, doc } = collection
  return {
    id: collectionIdOf(id),
    name,
    slug,
    visible,
    numberOfProducts,
    description: doc.description,
    media: presentMedia(doc.media, baseUrl),
  }
}
