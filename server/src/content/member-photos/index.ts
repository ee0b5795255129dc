import type { memberPhotos as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { deleteMemberPhoto } from './calls/delete-member-photo.ts'
import { deleteMyPhoto } from './calls/delete-my-photo.ts'
import { setMemberPhoto } from './calls/set-member-photo.ts'
import { setMyPhoto } from './calls/set-my-photo.ts'

export const memberPhotos: Handlers<typeof contract> = { setMyPhoto, deleteMyPhoto, setMemberPhoto, deleteMemberPhoto }

export { deletePhotosOf } from './photo.ts'
