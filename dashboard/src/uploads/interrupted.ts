import type { PreviousUpload } from 'tus-js-client'
import { storedKey } from './started.ts'
import type { LocalFile } from './upload.ts'

/** An upload of an earlier visit that can be continued with its file. */
export interface Interrupted {
  key: string
  name: string
  sizeBytes: number
  folderId: string
}

const maxAgeMs = 24 * 3_600_000

/** Uploads that a reload or a closed tab has interrupted, of the last 24 hours. Others are removed. */
export function interruptedUploads(storage: Storage, now: number): Interrupted[] {
  return Object.keys(storage)
    .filter((key) => storedKey.test(key))
    .flatMap((key) => {
      const { metadata, size, creationTime } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<PreviousUpload>
      if (metadata?.filename && metadata.folderId && size && now - Date.parse(creationTime ?? '') < maxAgeMs)
        return [{ key, name: metadata.filename, sizeBytes: size, folderId: metadata.folderId }]
      storage.removeItem(key)
      return []
    })
}

/** The chosen files that continue interrupted uploads, by folder. */
export function continuing(interrupted: readonly Interrupted[], files: readonly LocalFile[]): Map<string, File[]> {
  const byFolder = new Map<string, File[]>()
  for (const { name, sizeBytes, folderId } of interrupted) {
    const match = files.find(({ file }) => file.name === name && file.size === sizeBytes)
    if (match) byFolder.set(folderId, [...(byFolder.get(folderId) ?? []), match.file])
  }
  return byFolder
}
