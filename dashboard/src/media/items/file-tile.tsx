import { CircleAlert, Folder, Lock } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { FolderLink } from '../folder-link.tsx'
import type { FileRow } from '../media-row.ts'
import { TilePicture } from '../media-tiles.tsx'
import { draggable } from './dragging.ts'
import { ItemBox } from './item-box.tsx'
import type { ItemState } from './use-items.ts'

/** With Shift, a click selects all from the item selected last, and opens nothing. */
export const rangeClick =
  (item: ItemState) =>
  (event: MouseEvent): void => {
    if (!event.shiftKey || (event.target as Element).closest('input, label')) return
    event.preventDefault()
    item.select(true)
  }

/** What the link of an item needs to be reached by keys. */
export function useItemLink(item: ItemState) {
  const isHydrated = useHydrated()
  return { onFocus: () => item.reach(), draggable: false, ...(isHydrated && { tabIndex: item.isActive ? 0 : -1 }) }
}

interface FileTileProps {
  file: FileRow
  item: ItemState
  position: { index: number; count: number }
  dragged(): readonly string[]
}

/** A file as a tile: its picture, name and size. */
export function FileTile({ file, item, position, dragged }: FileTileProps) {
  const { id, name, status } = file
  const link = useItemLink(item)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a range is selected with Shift and the arrow keys, too.
    <li
      data-item={`file:${id}`}
      aria-posinset={position.index + 1}
      aria-setsize={position.count}
      className={`media-tile card group relative min-w-0 overflow-clip ${item.isSelected ? 'media-selected' : ''}`}
      onClickCapture={rangeClick(item)}
      {...draggable(dragged)}
    >
      <ItemBox id={`file:${id}`} name={name} item={item} className="absolute start-2 top-2 z-10" />
      <TilePicture file={file} isPending={status === 'PENDING'} />
      <div className="px-2.5 py-2">
        <Link
          to={paths.mediaFile(id)}
          dir="auto"
          className="media-name row-link block truncate text-small font-medium"
          title={name}
          {...link}
        >
          {name}
        </Link>
        <FileState file={file} />
        <FileFolder file={file} />
      </div>
    </li>
  )
}

/** The folder of what a search found. */
export const FileFolder = ({ file: { folder } }: { file: FileRow }) =>
  folder && (
    <span className="flex items-center gap-1 text-small text-soft">
      <Folder aria-hidden className="size-3.5 shrink-0" />
      <FolderLink folder={folder} className="link relative z-10 truncate" />
    </span>
  )

function FileState({ file: { status, isPrivate, size, source } }: { file: FileRow }) {
  const { media: texts } = useTexts().dashboard
  return (
    <p className="flex min-w-0 items-center gap-1 text-small text-soft tabular-nums">
      {isPrivate && (
        <>
          <Lock aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">{texts.isPrivate}</span>
        </>
      )}
      {status === 'READY' && <span className="truncate">{size}</span>}
      {status === 'PENDING' && texts.states.PENDING}
      {status === 'FAILED' && (
        <span className="flex items-center gap-1 font-medium text-danger">
          <CircleAlert aria-hidden className="size-3.5" />
          {texts.states.FAILED}
        </span>
      )}
      {source && (
        <bdi className="truncate" title={source}>
          {source}
        </bdi>
      )}
    </p>
  )
}
