import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentCollection } from '../present.ts'
import { selectFeatured } from '../shop/store.ts'

export const listFeaturedCollections: Handler<typeof collections.listFeaturedCollections> = async (context) => ({
  collections: (await selectFeatured(context)).map((collection) => presentCollection(collection, context.services.settings.baseUrl)),
})
