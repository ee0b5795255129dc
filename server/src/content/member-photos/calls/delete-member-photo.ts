import type { memberPhotos } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentChanged } from '../../../people/members/public.ts'
import { changePhoto } from '../photo.ts'

export const deleteMemberPhoto: Handler<typeof memberPhotos.deleteMemberPhoto> = async (context, { memberId }) => {
  const member = await changePhoto(context, memberId, undefined)
  return { member: presentChanged(context, member) }
}
