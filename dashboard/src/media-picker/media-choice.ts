import type { MediaType, OperationStatus } from '@stoa/contract/files/states'
import type { UploadedFile } from '../uploads/upload.ts'

/** A file of the library as the picker shows it, and what the values of fields need of it. */
export interface MediaChoice {
  id: string
  name: string
  mediaType: MediaType
  status: OperationStatus
  url: string
  thumbnail?: string
  altText: string
  isPrivate?: boolean
  width?: number
  height?: number
  seconds?: number
  poster?: { id: string; width: number; height: number }
}

export interface FolderChoice {
  id: string
  name: string
}

/** A folder of the library, or what a search found. */
export interface MediaListing {
  folders: FolderChoice[]
  hasMoreFolders: boolean
  files: MediaChoice[]
  /** The folders above, and the folder itself, from the top. */
  path: FolderChoice[]
  next?: string
}

export const isPicture = ({ mediaType }: MediaChoice): boolean => mediaType === 'IMAGE' || mediaType === 'VECTOR'

/** Whether a file is for a field of these types, all if empty. The type of an import may be unknown until it is processed. */
export const isAccepted = ({ mediaType, status }: Pick<MediaChoice, 'mediaType' | 'status'>, types: readonly MediaType[]): boolean =>
  types.length === 0 || types.includes(mediaType) || (mediaType === 'UNKNOWN' && status !== 'READY')

export function choiceOf(file: UploadedFile): MediaChoice {
  const { image, vector, video, audio } = file.media ?? {}
  const { width, height, altText } = (image ?? vector)?.image ?? {}
  const seconds = video?.durationInSeconds ?? audio?.duration
  const poster = video?.posters?.[0]
  return {
    id: file.id,
    name: file.displayName,
    mediaType: file.mediaType,
    status: file.operationStatus,
    url: file.url,
    altText: altText ?? '',
    ...(file.private && { isPrivate: true }),
    ...(file.thumbnailUrl && { thumbnail: file.thumbnailUrl }),
    ...(width && height && { width, height }),
    ...(seconds !== undefined && { seconds }),
    ...(poster?.id && { poster: { id: poster.id, width: poster.width ?? 0, height: poster.height ?? 0 } }),
  }
}
