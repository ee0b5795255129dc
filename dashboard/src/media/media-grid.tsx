import { Lock } from 'lucide-react'
import type { DragEvent } from 'react'
import { Link, useSubmit } from 'react-router'
import { SelectRow } from '../kit/row-selection.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { bulkFormId } from './media-bulk.tsx'
import type { FileRow, FolderRow } from './media-row.ts'
import { fileTiles, folderTiles, FolderIcon, TilePicture } from './media-tiles.tsx'

/** Folders, then files as tiles. */
export function MediaGrid({ folders, files }: { folders: readonly FolderRow[]; files: readonly FileRow[] }) {
  const { media: texts } = useTexts().dashboard
  return (
    <div className="grid gap-4">
      {folders.length > 0 && (
        <ul aria-label={texts.path} className={folderTiles}>
          {folders.map((folder) => (
            <FolderTile key={folder.id} folder={folder} />
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul aria-label={texts.caption} className={fileTiles}>
          {files.map((file) => (
            <FileTile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </div>
  )
}

const dragType = 'application/x-stoa-media'

const dragOf = (id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(dragType, id)
    dataTransfer.effectAllowed = 'move'
  },
})

function FolderTile({ folder: { id, name } }: { folder: FolderRow }) {
  const submit = useSubmit()
  const over = (event: DragEvent): void => {
    if (event.dataTransfer.types.includes(dragType)) event.preventDefault()
  }
  const drop = (event: DragEvent): void => {
    const dragged = event.dataTransfer.getData(dragType)
    if (!dragged || dragged === `folder:${id}`) return
    event.preventDefault()
    void submit({ intent: 'move', to: id, id: dragged }, { method: 'post' })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- "Move to…" below the list is the keyboard's way.
    <li
      className="card relative flex min-w-0 items-center gap-2 px-3 py-2 hover:bg-sunken"
      onDragOver={over}
      onDrop={drop}
      {...dragOf(`folder:${id}`)}
    >
      <span className="relative z-10">
        <SelectRow form={bulkFormId} id={`folder:${id}`} name={name} />
      </span>
      <FolderIcon />
      <Link to={paths.mediaFolder(id)} className="row-link min-w-0 truncate font-medium" title={name}>
        {name}
      </Link>
    </li>
  )
}

function FileTile({ file }: { file: FileRow }) {
  const { media: texts } = useTexts().dashboard
  const { id, name, status, isPrivate, size } = file
  return (
    <li className="card group relative min-w-0 overflow-clip" {...dragOf(`file:${id}`)}>
      <span className="absolute start-2 top-2 z-10 rounded-control bg-surface p-1">
        <SelectRow form={bulkFormId} id={`file:${id}`} name={name} />
      </span>
      <TilePicture file={file} />
      <div className="px-2.5 py-2">
        <Link to={paths.mediaFile(id)} className="row-link block truncate text-small font-medium" title={name}>
          {name}
        </Link>
        <p className="flex items-center gap-1 text-small text-soft tabular-nums">
          {isPrivate && (
            <>
              <Lock aria-hidden className="size-3.5" />
              <span className="sr-only">{texts.isPrivate}</span>
            </>
          )}
          {status === 'READY' ? size : <span className={status === 'FAILED' ? 'text-danger' : ''}>{texts.states[status]}</span>}
        </p>
      </div>
    </li>
  )
}
