import type { files } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'

/** A file of the library, as the API returns it. */
export type UploadedFile = ResponseOf<typeof files.getFileDescriptor>['file']

export type UploadState = 'WAITING' | 'UPLOADING' | 'PAUSED' | 'DONE' | 'FAILED'

/** Why an upload failed: the code of the server, or one of `clientErrors`. */
export interface UploadError {
  code: string
  message: string
  data: Readonly<Record<string, unknown>>
}

/** Errors that no server has sent. */
export type ClientError = 'NO_CONNECTION' | 'SESSION_ENDED' | 'UPLOAD_FAILED'

/** One file that is sent to the library, or was. */
export interface Upload {
  id: string
  name: string
  /** Where it goes: a folder, and the names of folders below it. */
  folderId: string
  path: readonly string[]
  /** The file whose content it replaces. */
  replacesFileId?: string
  sizeBytes: number
  sentBytes: number
  state: UploadState
  /** Set if it is FAILED. */
  error?: UploadError
  /** Set if it is DONE. */
  file?: UploadedFile
}

/** A file of this computer, and the folders that it was in, if a whole folder was chosen. */
export interface LocalFile {
  file: File
  path: readonly string[]
}

export interface UploadTarget {
  /** The folder to upload to: the root of the library by default. */
  folderId?: string
  /** The file of that folder whose content is replaced. A new file if absent. */
  replacesFileId?: string
}

export const clientError = (code: ClientError): UploadError => ({ code, message: '', data: {} })

export const isActive = ({ state }: Upload): boolean => state === 'WAITING' || state === 'UPLOADING'

/** What the panel says of all uploads together. */
export interface UploadTotals {
  count: number
  done: number
  failed: number
  paused: number
  active: number
  /** Of the bytes of those that haven't failed. */
  percent: number
}

export function totalsOf(uploads: readonly Upload[]): UploadTotals {
  const countOf = (state: UploadState): number => uploads.filter((upload) => upload.state === state).length
  const counted = uploads.filter(({ state }) => state !== 'FAILED')
  const size = counted.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const sent = counted.reduce((sum, { state, sizeBytes, sentBytes }) => sum + (state === 'DONE' ? sizeBytes : sentBytes), 0)
  return {
    count: uploads.length,
    done: countOf('DONE'),
    failed: countOf('FAILED'),
    paused: countOf('PAUSED'),
    active: uploads.filter(isActive).length,
    percent: size === 0 ? 100 : Math.floor((sent / size) * 100),
  }
}

/** Of one upload. The last percent is for the server’s answer. */
export const percentOf = ({ state, sizeBytes, sentBytes }: Upload): number =>
  state === 'DONE' ? 100 : sizeBytes === 0 ? 0 : Math.min(99, Math.floor((sentBytes / sizeBytes) * 100))
