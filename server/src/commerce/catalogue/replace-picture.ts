import type { Scope } from '../../kernel/context.ts'
import type { Picture } from './product.ts'
import { lockProductsWithPicture, setProductMedia } from './store.ts'

export type ReplacedPicture = Pick<Picture, 'id' | 'width' | 'height'> & { version: number }

/** Pictures with the version and the size that one of them has now. */
export const withReplaced = (media: readonly Picture[], replaced: ReplacedPicture): Picture[] =>
  media.map((picture) => (picture.id === replaced.id ? { ...picture, ...replaced } : picture))

/** Products have the facts of their pictures, so that showing a product reads nothing else. */
export async function replacePictureOfProducts(scope: Scope, replaced: ReplacedPicture): Promise<void> {
  for (const { id, media } of await lockProductsWithPicture(scope, replaced.id))
    await setProductMedia(scope, id, withReplaced(media, replaced))
}
