import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { FolderRow } from '../media-row.ts'
import { FolderIcon } from '../media-tiles.tsx'
import { draggable, useDropTarget } from './dragging.ts'
import { rangeClick, useItemLink } from './file-tile.tsx'
import { ItemBox } from './item-box.tsx'
import type { ItemState } from './use-items.ts'

interface FolderTileProps {
  folder: FolderRow
  item: ItemState
  dragged(): readonly string[]
}

/** A folder, which things can be dropped into. */
export function FolderTile({ folder: { id, name }, item, dragged }: FolderTileProps) {
  const link = useItemLink(item)
  const { isOver, target } = useDropTarget(id)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys select ranges, and “Move to…” moves.
    <li
      data-item={`folder:${id}`}
      className={`media-tile card relative flex min-h-11 min-w-0 items-center gap-2 px-3 py-2 hover:bg-sunken ${item.isSelected ? 'media-selected' : ''} ${isOver ? 'media-target' : ''}`}
      onClickCapture={rangeClick(item)}
      {...target}
      {...draggable(dragged)}
    >
      <ItemBox id={`folder:${id}`} name={name} item={item} className="relative z-10" />
      <FolderIcon />
      <Link to={paths.mediaFolder(id)} dir="auto" className="row-link min-w-0 truncate font-medium" title={name} {...link}>
        {name}
      </Link>
    </li>
  )
}
