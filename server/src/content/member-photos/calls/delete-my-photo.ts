import type { memberPhotos } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentChanged } from '../../../people/members/public.ts'
import { changePhoto } from '../photo.ts'

export const deleteMyPhoto: Handler<typeof memberPhotos.deleteMyPhoto> = async (context) => {
  const member = await changePhoto(context, context.identity.id, undefined)
  return { member: presentChanged(context, member) }
}
