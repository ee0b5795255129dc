import { trashDays } from '@stoa/contract/files/limits'
import type { MediaType, OperationStatus } from '@stoa/contract/files/states'
import { formatBytes } from '@stoa/ui/formats'
import { momentIn, type Moment } from '../kit/moment.ts'
import type { UploadedFile } from '../uploads/upload.ts'
import type { Origin } from './folder-path.ts'

export interface FileRow {
  id: string
  name: string
  mediaType: MediaType
  status: OperationStatus
  isPrivate: boolean
  labels: readonly string[]
  thumbnail: string | undefined
  /** Where an import that failed comes from. */
  source?: string
  /** The folder that it is in, if the list is of several. */
  folder?: Origin
  size: string
  changed: Moment
  /** Until it is deleted permanently, if it is in the trash. */
  daysLeft: number
}

export interface FolderRow {
  id: string
  name: string
  daysLeft: number
}

type Where = Parameters<typeof momentIn>[0]
const dayMs = 86_400_000

/** Of what was last changed by deleting it. */
export const daysLeft = (deletedDate: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(deletedDate) + trashDays * dayMs - now) / dayMs))

export const fileRow = (file: UploadedFile, shop: Where & { locale: string }): FileRow => ({
  id: file.id,
  name: file.displayName,
  mediaType: file.mediaType,
  status: file.operationStatus,
  isPrivate: file.private,
  labels: file.labels,
  thumbnail: file.state === 'OK' && !file.private ? file.thumbnailUrl : undefined,
  size: file.sizeInBytes === undefined ? '' : formatBytes(Number(file.sizeInBytes), shop.locale),
  ...(file.operationStatus === 'FAILED' && file.sourceUrl !== undefined && { source: file.sourceUrl }),
  changed: momentIn(shop)(file.updatedDate),
  daysLeft: daysLeft(file.updatedDate),
})

interface WireFolder {
  id: string
  displayName: string
  updatedDate?: string
}

export const folderRow = ({ id, displayName, updatedDate }: WireFolder): FolderRow => ({
  id,
  name: displayName,
  daysLeft: updatedDate === undefined ? 0 : daysLeft(updatedDate),
})
