import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentLink, presentTile } from '../shop/present.ts'
import { selectTop } from '../shop/store.ts'

const defaultLimit = 50

export const listTopCollections: Handler<typeof collections.listTopCollections> = async (context, { limit = defaultLimit }) => {
  const { baseUrl } = context.services.settings
  const top = await selectTop(context, limit)
  return {
    collections: top.map((collection) => ({ ...presentTile(collection, baseUrl), subcollections: collection.below.map(presentLink) })),
  }
}
