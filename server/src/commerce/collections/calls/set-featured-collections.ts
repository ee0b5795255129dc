import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { saveCollection } from '../change.ts'
import { collectionIdOf } from '../collection-key.ts'
import { presentCollection } from '../present.ts'
import { selectFeatured } from '../shop/store.ts'
import { lockRows } from '../store.ts'

export const setFeaturedCollections: Handler<typeof collections.setFeaturedCollections> = async (context, { collectionIds }) => {
  const wanted = [...new Set(collectionIds)]
  const locked = await lockRows(context, wanted)
  const known = new Set(locked.map(({ id }) => collectionIdOf(id)))
  if (!wanted.every((id) => known.has(id))) refuse('COLLECTION_NOT_FOUND')
  for (const collection of locked) {
    const at = wanted.indexOf(collectionIdOf(collection.id))
    const featuredPosition = at === -1 ? null : at + 1
    if (featuredPosition !== collection.featuredPosition) await saveCollection(context, { ...collection, featuredPosition }, [])
  }
  const featured = await selectFeatured(context)
  return { collections: featured.map((collection) => presentCollection(collection, context.services.settings.baseUrl)) }
}
