import { contentDateOf, type File, type FileVersion } from '../files/public.ts'

/** The content that a file has now, as a version of it. */
export const versionOf = (file: File): Omit<FileVersion, 'contentKey'> => ({
  fileId: file.id,
  version: file.version,
  createdDate: contentDateOf(file),
  mimeType: file.mimeType,
  sizeBytes: file.sizeBytes,
  hash: file.hash,
  width: file.width,
  height: file.height,
  actorKind: file.doc.actor?.kind ?? null,
  actorId: file.doc.actor?.id ?? null,
})
