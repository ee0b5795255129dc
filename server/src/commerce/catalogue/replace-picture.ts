import type { Scope } from '../../kernel/context.ts'
import type { ReplacedPicture } from './replaced-media/store.ts'
import { replacePicture } from './store.ts'

/** Products have the facts of their pictures, so that showing a product reads nothing else. */
export async function replacePictureOfProducts({ db, siteId }: Scope, replaced: ReplacedPicture): Promise<void> {
  await db.run(replacePicture(siteId, replaced))
}
