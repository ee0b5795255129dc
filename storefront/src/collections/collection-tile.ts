import type { Collection, TopCollection } from '../answers.ts'
import { pictureOf, type PictureFacts } from '../products/picture.tsx'

/** A collection in a list. */
export interface CollectionTile {
  id: string
  slug: string
  name: string
  count: number
  picture: PictureFacts | undefined
  /** Those below it. */
  below?: { id: string; slug: string; name: string }[]
}

type Listed = Pick<Collection, 'id' | 'slug' | 'name' | 'numberOfProducts' | 'media'>

export const collectionTile = ({ id, slug, name, numberOfProducts, media }: Listed): CollectionTile => ({
  id,
  slug: slug ?? '',
  name: name ?? '',
  count: numberOfProducts,
  picture: pictureOf(media.mainMedia),
})

/** With links to those below it. */
export const topCollectionTile = (collection: TopCollection): CollectionTile => ({
  ...collectionTile(collection),
  below: collection.subcollections,
})
