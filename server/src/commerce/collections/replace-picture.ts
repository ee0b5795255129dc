import type { Scope } from '../../kernel/context.ts'
import { withReplaced, type ReplacedPicture } from '../catalogue/public.ts'
import { lockCollectionsWithPicture, setCollectionMedia } from './store.ts'

export async function replacePictureOfCollections(scope: Scope, replaced: ReplacedPicture): Promise<void> {
  for (const { id, media } of await lockCollectionsWithPicture(scope, replaced.id))
    await setCollectionMedia(scope, id, withReplaced(media, replaced))
}
