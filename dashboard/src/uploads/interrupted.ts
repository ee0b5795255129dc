import type { PreviousUpload } from 'tus-js-client'
import { storedKey } from './started.ts'
import type { LocalFile, UploadTarget } from './upload.ts'

/** An upload of an earlier visit that can be continued with its file. */
export interface Interrupted {
  key: string
  name: string
  sizeBytes: number
  target: UploadTarget
}

const maxAgeMs = 24 * 3_600_000

/** Uploads that a reload or a closed tab has interrupted, of the last 24 hours. Others are removed. */
export function interruptedUploads(storage: Storage, now: number): Interrupted[] {
  return Object.keys(storage)
    .filter((key) => storedKey.test(key))
    .flatMap((key) => {
      const { metadata, size, creationTime } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<PreviousUpload>
      if (metadata?.filename && metadata.folderId && size && now - Date.parse(creationTime ?? '') < maxAgeMs)
        return [{ key, name: metadata.filename, sizeBytes: size, target: targetIn(metadata) }]
      storage.removeItem(key)
      return []
    })
}

const targetIn = ({ folderId, replacesFileId }: PreviousUpload['metadata']): UploadTarget => ({
  ...(folderId && { folderId }),
  ...(replacesFileId && { replacesFileId }),
})

/** The chosen files that continue interrupted uploads, and where each goes. */
export const continuing = (interrupted: readonly Interrupted[], files: readonly LocalFile[]): { file: File; target: UploadTarget }[] =>
  interrupted.flatMap(({ name, sizeBytes, target }) => {
    const match = files.find(({ file }) => file.name === name && file.size === sizeBytes)
    return match ? [{ file: match.file, target }] : []
  })
