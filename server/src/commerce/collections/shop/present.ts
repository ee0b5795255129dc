import { presentMedia } from '../../catalogue/public.ts'
import { collectionIdOf } from '../collection-key.ts'
import type { Link } from '../collection.ts'
import type { ListedCollection } from './store.ts'

/** A collection in a link. */
export const presentLink = ({ id, name, slug }: Link) => ({ id: collectionIdOf(id), name, slug })

/** A collection in a list of the shop. */
export const presentTile = (collection: ListedCollection, baseUrl: string) => ({
  ...presentLink(collection),
  media: presentMedia(collection.doc.media, baseUrl),
  numberOfProducts: collection.numberOfProducts,
})
