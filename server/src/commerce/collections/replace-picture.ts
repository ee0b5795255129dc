import type { Scope } from '../../kernel/context.ts'
import type { ReplacedPicture } from '../catalogue/public.ts'
import { replacePicture } from './store.ts'

export async function replacePictureOfCollections({ db, siteId }: Scope, replaced: ReplacedPicture): Promise<void> {
  await db.run(replacePicture(siteId, replaced))
}
