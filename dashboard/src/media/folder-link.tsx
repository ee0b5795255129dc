import { Link } from 'react-router'
import { mediaRoot, visitorUploadsRoot } from '@stoa/contract/files/states'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Origin } from './origins.server.ts'

export const isRoot = (id: string): boolean => id === mediaRoot || id === visitorUploadsRoot

export function folderPath(id: string | undefined | null): string {
  if (!id || id === mediaRoot) return paths.media
  return id === visitorUploadsRoot ? paths.visitorUploads : paths.mediaFolder(id)
}

/** The folder that something is in, or was. */
export function FolderLink({ folder: { id, name }, className = 'link' }: { folder: Origin; className?: string }) {
  const { media: texts } = useTexts().dashboard
  if (!isRoot(id) && name === undefined) return texts.deletedFolder
  return (
    <Link to={folderPath(id)} dir="auto" className={className}>
      {name ?? (id === mediaRoot ? texts.title : texts.visitorTitle)}
    </Link>
  )
}
