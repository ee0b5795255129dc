import type { memberPhotos } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentChanged } from '../../../people/members/public.ts'
import { encodePicture } from '../../media/public.ts'
import { changePhoto, photoEdgeMax } from '../photo.ts'

/** The picture is decoded before the transaction, which would otherwise lock the member meanwhile. */
export const setMyPhoto: Handler<typeof memberPhotos.setMyPhoto> = async (context, { data }) => {
  await countAttempt(context, 'photo', context.identity.id)
  const picture = (await encodePicture(Buffer.from(data, 'base64'), photoEdgeMax)) ?? refuse('PHOTO_INVALID')
  const member = await changePhoto(context, picture)
  return { member: presentChanged(context, member) }
}
