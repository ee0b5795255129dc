import { buffer } from 'node:stream/consumers'
import type { memberPhotos } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findMember, presentChanged } from '../../../people/members/public.ts'
import { requireExistingFile } from '../../files/public.ts'
import { encodePicture } from '../../media/public.ts'
import { changePhoto, photoEdgeMax } from '../photo.ts'

/** Those of pictures in the media library. */
const formats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif', 'tiff', 'heif'])

/** The photo is a copy: it is deleted with the member, and the file can be deleted without it (decision 0127). */
export const setMemberPhoto: Handler<typeof memberPhotos.setMemberPhoto> = async (context, { memberId, fileId }) => {
  const { services } = context
  if (!(await findMember(context, memberId))) refuse('MEMBER_NOT_FOUND')
  const file = await requireExistingFile(context, fileId)
  const { contentKey } = file
  if (file.operationStatus !== 'READY' || file.isPrivate || file.mediaType !== 'IMAGE' || contentKey === null) return refuse('NOT_A_PHOTO')
  const load = async () => buffer((await services.fileStore.read(contentKey)) ?? refuse('NOT_A_PHOTO'))
  const picture = (await encodePicture(load, { edgeMax: photoEdgeMax, formats })) ?? refuse('NOT_A_PHOTO')
  const member = await changePhoto(context, memberId, picture)
  return { member: presentChanged(context, member) }
}
