import type { files } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { trashDays } from '@stoa/contract/files/limits'
import type { Context } from '../../kernel/context.ts'
import { type File, wireFile } from '../files/public.ts'

type Answer = ResponseOf<typeof files.getFileDetails>

const dayMs = 86_400_000

export const presentDetails = (context: Context, file: File): Answer => ({ file: wireFile(context, file), details: detailsOf(file) })

function detailsOf({ altText, isPrivate, mimeType, width, height, deletedDate, doc }: File): Answer['details'] {
  const { focalPoint, pageCount, failure, note } = doc
  return {
    private: isPrivate,
    mimeType,
    ...(altText !== null && { altText }),
    ...(focalPoint && { focalPoint }),
    ...(width !== null && height !== null && { width, height }),
    ...(pageCount !== undefined && { pageCount }),
    ...(failure && { failure }),
    ...(note && { note }),
    ...(deletedDate && {
      deletedDate: deletedDate.toISOString(),
      purgeDate: new Date(deletedDate.getTime() + trashDays * dayMs).toISOString(),
    }),
  }
}
