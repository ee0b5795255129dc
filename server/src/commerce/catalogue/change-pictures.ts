import type { PictureChange, Scope } from '../../kernel/context.ts'
import { changePictures } from './store.ts'

/** Products have the facts of their pictures, so that showing a product reads nothing else. */
export async function changePicturesOfProducts({ db, siteId }: Scope, change: PictureChange): Promise<void> {
  await db.run(changePictures(siteId, change))
}
