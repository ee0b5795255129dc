import type { memberPhotos } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { presentChanged } from '../../../people/members/public.ts'
import { encodePicture } from '../../media/public.ts'
import { changePhoto, photoEdgeMax } from '../photo.ts'

/** What members can send. */
const formats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp'])

/** The picture is decoded before the transaction, which would otherwise lock the member meanwhile. */
export const setMyPhoto: Handler<typeof memberPhotos.setMyPhoto> = async (context, { data }) => {
  await countAttempt(context, 'photo', context.identity.id)
  const bytes = bytesOf(data)
  const picture = (await encodePicture(async () => bytes, { edgeMax: photoEdgeMax, formats })) ?? refuse('PHOTO_INVALID')
  const member = await changePhoto(context, context.identity.id, picture)
  return { member: presentChanged(context, member) }
}

/** Node's decoder skips what isn't base64. */
function bytesOf(data: string): Buffer {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.toString('base64') === data) return bytes
  return refuseFields({ field: 'data', description: 'must be bytes in base64', violatedRule: 'FORMAT' })
}
