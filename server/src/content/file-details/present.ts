import type { files } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { trashDays } from '@stoa/contract/files/limits'
import type { Context } from '../../kernel/context.ts'
import { type File, type FileAsset, findAssets, resolutionIn, wireFile } from '../files/public.ts'

type Answer = ResponseOf<typeof files.getFileDetails>

const dayMs = 86_400_000

export async function presentDetails(context: Context, file: File): Promise<Answer> {
  const resolutions = file.mediaType === 'VIDEO' ? resolutionsOf(file, await findAssets(context, file.id)) : undefined
  return { file: wireFile(context, file), details: { ...detailsOf(file), ...(resolutions && { resolutions }) } }
}

/** Undefined for videos that have none, and will have none. What was made of an earlier content isn't that of the latest. */
function resolutionsOf({ doc, operationStatus }: File, assets: readonly FileAsset[]): Answer['details']['resolutions'] {
  if (operationStatus !== 'READY') return undefined
  const isPending = doc.resolutions === 'PENDING'
  const files = assets
    .flatMap(({ assetKey, width, height, sizeBytes }) =>
      resolutionIn(assetKey) !== undefined && width !== null && height !== null ? [{ assetKey, width, height, sizeBytes }] : [],
    )
    .toSorted((a, b) => b.height * b.width - a.height * a.width)
    .map(({ sizeBytes, ...file }) => ({ ...file, sizeInBytes: String(sizeBytes) }))
  if (!isPending && files.length === 0) return undefined
  const streamBytes = assets.filter(({ assetKey }) => assetKey.startsWith('track-')).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  return { status: isPending ? 'PENDING' : 'READY', files, streamSizeInBytes: String(streamBytes) }
}

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
