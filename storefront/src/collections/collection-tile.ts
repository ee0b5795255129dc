import type { Collection } from '../answers.ts'
import { pictureOf, type PictureFacts } from '../products/picture.tsx'

/** A collection in a list. */
export interface CollectionTile {
  id: string
  slug: string
  name: string
  count: number
  picture: PictureFacts | undefined
}

export const collectionTile = ({ id, slug, name, numberOfProducts, media }: Collection): CollectionTile => ({
  id,
  slug: slug ?? '',
  name: name ?? '',
  count: numberOfProducts,
  picture: pictureOf(media.mainMedia),
})
