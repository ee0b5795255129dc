import { useEffect, useRef } from 'react'
import { FolderIcon } from '../../media/media-tiles.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { FolderChoice } from '../media-choice.ts'

interface FolderListProps {
  folders: readonly FolderChoice[]
  hasMore: boolean
  onOpen: (folderId: string) => void
  /** Undefined if the list can’t show more. */
  onMore: (() => void) | undefined
}

/** Folders in one row, which scrolls: the files below stay in sight. */
export function FolderList({ folders, hasMore, onOpen, onMore }: FolderListProps) {
  const { media: texts } = useTexts().dashboard
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef<number>(undefined)
  // The button may be gone once all are shown: the first of the new ones has the focus.
  useEffect(() => {
    if (shown.current === undefined) return
    if (folders.length > shown.current) list.current?.querySelectorAll('button')[shown.current]?.focus()
    shown.current = undefined
  }, [folders.length])
  if (folders.length === 0) return null
  return (
    <ul ref={list} aria-label={texts.path} className="-mx-(--pad) flex gap-2 overflow-x-auto px-(--pad) py-1">
      {folders.map(({ id, name }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            className="card flex min-h-9 max-w-52 items-center gap-2 px-3 py-1 text-start pointer-coarse:min-h-11 hover:bg-sunken"
            title={name}
            onClick={() => onOpen(id)}
          >
            <FolderIcon />
            <span className="min-w-0 truncate font-medium">{name}</span>
          </button>
        </li>
      ))}
      {hasMore && (
        <li className="shrink-0">
          {onMore ? (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                shown.current = folders.length
                onMore()
              }}
            >
              {texts.moreFolders}
            </button>
          ) : (
            <span className="text-small text-soft">{texts.otherFolders}</span>
          )}
        </li>
      )}
    </ul>
  )
}
