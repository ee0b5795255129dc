import { mediaRoot, visitorUploadsRoot } from '@stoa/contract/files/states'
import { paths } from '../paths.ts'

/** A folder that something is in, or was. One that is deleted has no name. */
export interface Origin {
  id: string
  name?: string
}

export const isRoot = (id: string): boolean => id === mediaRoot || id === visitorUploadsRoot

export function folderPath(id: string | undefined | null): string {
  if (!id || id === mediaRoot) return paths.media
  return id === visitorUploadsRoot ? paths.visitorUploads : paths.mediaFolder(id)
}
