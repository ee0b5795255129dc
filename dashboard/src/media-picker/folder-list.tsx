import { ChevronRight, Folder } from 'lucide-react'
import { mediaRoot } from '@stoa/contract/files/states'
import { useTexts } from '../texts/texts.ts'
import type { FolderChoice } from './media-choice.ts'

interface Opens {
  onOpen: (folderId: string) => void
}

/** The folders above the present one. */
export function FolderPath({ path, onOpen }: Opens & { path: readonly FolderChoice[] }) {
  const { mediaPicker: texts } = useTexts().dashboard
  if (path.length === 0) return null
  return (
    <nav aria-label={texts.path}>
      <ol className="flex flex-wrap items-center gap-x-1 text-small">
        {[{ id: mediaRoot, name: texts.root }, ...path].map(({ id, name }, index) => (
          <li key={id} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-soft rtl:-scale-x-100" />}
            {index === path.length ? (
              <span aria-current="page" className="max-w-48 truncate font-medium">
                {name}
              </span>
            ) : (
              <button type="button" className="link max-w-48 truncate py-1" onClick={() => onOpen(id)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function FolderList({ folders, onOpen }: Opens & { folders: readonly FolderChoice[] }) {
  const { mediaPicker: texts } = useTexts().dashboard
  if (folders.length === 0) return null
  return (
    <ul aria-label={texts.folders} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-2">
      {folders.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="card flex min-h-11 w-full items-center gap-2 px-3 py-2 text-start hover:bg-sunken"
            title={name}
            onClick={() => onOpen(id)}
          >
            <Folder aria-hidden className="size-5 shrink-0 text-accent" />
            <span className="min-w-0 truncate font-medium">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
