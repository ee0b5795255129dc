import { FolderIcon, folderTiles } from '../../media/media-tiles.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { FolderChoice } from '../media-choice.ts'

interface FolderListProps {
  folders: readonly FolderChoice[]
  hasMore: boolean
  onOpen: (folderId: string) => void
  onMore: (count: number) => void
}

export function FolderList({ folders, hasMore, onOpen, onMore }: FolderListProps) {
  const { media: texts } = useTexts().dashboard
  if (folders.length === 0) return null
  return (
    <ul aria-label={texts.path} className={folderTiles}>
      {folders.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="card flex min-h-11 w-full items-center gap-2 px-3 py-2 text-start hover:bg-sunken"
            title={name}
            onClick={() => onOpen(id)}
          >
            <FolderIcon />
            <span className="min-w-0 truncate font-medium">{name}</span>
          </button>
        </li>
      ))}
      {hasMore && (
        <li>
          <button type="button" className="button button-quiet w-full" onClick={() => onMore(folders.length)}>
            {texts.moreFolders}
          </button>
        </li>
      )}
    </ul>
  )
}
