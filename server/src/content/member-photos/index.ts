import type { memberPhotos as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { deleteMyPhoto } from './calls/delete-my-photo.ts'
import { setMyPhoto } from './calls/set-my-photo.ts'

export const memberPhotos: Handlers<typeof contract> = { setMyPhoto, deleteMyPhoto }

export { deletePhotosOf } from './photo.ts'
