import { Link } from 'react-router'
import { mediaRoot } from '@stoa/contract/files/states'
import { useTexts } from '../texts/texts.ts'
import { folderPath, isRoot, type Origin } from './folder-path.ts'

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
