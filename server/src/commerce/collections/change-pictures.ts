import type { PictureChange, Scope } from '../../kernel/context.ts'
import { changePictures } from './store.ts'

export async function changePicturesOfCollections({ db, siteId }: Scope, change: PictureChange): Promise<void> {
  await db.run(changePictures(siteId, change))
}
