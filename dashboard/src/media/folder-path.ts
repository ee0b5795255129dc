import { mediaRoot, visitorUploadsRoot } from '@stoa/contract/files/states'
import { paths } from '../paths.ts'
import type { UploadedFile } from '../uploads/upload.ts'

/** A folder that something is in, or was. One that is deleted has no name. */
export interface Origin {
  id: string
  name?: string
}

export const isRoot = (id: string): boolean => id === mediaRoot || id === visitorUploadsRoot

/** The folder that a file is in, or was. */
export const folderIdOf = ({ parentFolderId }: Pick<UploadedFile, 'parentFolderId'>): string => parentFolderId ?? mediaRoot

export function folderPath(id: string | undefined | null): string {
  if (!id || id === mediaRoot) return paths.media
  return id === visitorUploadsRoot ? paths.visitorUploads : paths.mediaFolder(id)
}
