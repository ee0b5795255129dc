import { Folder, Lock } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '../../kit/badge.tsx'
import { SortLink } from '../../kit/sort-link.tsx'
import { Time } from '../../kit/time.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { FileIcon } from '../file-icon.tsx'
import type { FileRow, FolderRow } from '../media-row.ts'
import { MoreFolders } from '../more-folders.tsx'
import { draggable, useDropTarget } from './dragging.ts'
import { FileFolder, rangeClick, useItemLink } from './file-tile.tsx'
import { ItemBox } from './item-box.tsx'
import type { ListWindow } from './list-window.ts'
import type { ItemState } from './use-items.ts'

interface MediaRowsProps {
  folders: readonly FolderRow[]
  more: { count: number; hasMore: boolean }
  /** Those of the window. */
  files: readonly FileRow[]
  window: ListWindow
  folderList: RefObject<HTMLTableSectionElement | null>
  fileList: RefObject<HTMLTableSectionElement | null>
  stateOf(id: string): ItemState
  draggedWith(id: string): readonly string[]
}

const columns = [
  { name: 'name', sort: 'name', className: 'w-full' },
  { name: 'type', sort: undefined, className: 'max-sm:hidden' },
  { name: 'size', sort: 'size', className: 'text-end' },
  { name: 'changed', sort: 'updated', className: 'max-md:hidden' },
] as const

/** Folders and files as a table. */
export function MediaRows({ folders, more, files, window, folderList, fileList, stateOf, draggedWith }: MediaRowsProps) {
  const { media: texts } = useTexts().dashboard
  return (
    <div className="card overflow-clip">
      <table className="media-rows plain-table w-full table-fixed border-separate border-spacing-0 text-start sm:table-auto">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-10">
              <span className="sr-only">{texts.selection}</span>
            </th>
            {columns.map(({ name, sort, className }) => (
              <HeadCell key={name} sort={sort} className={name === 'size' ? `${className} w-24` : className} text={texts.columns[name]} />
            ))}
          </tr>
        </thead>
        <tbody ref={folderList}>
          {folders.map((folder) => (
            <FolderLine
              key={folder.id}
              folder={folder}
              item={stateOf(`folder:${folder.id}`)}
              dragged={() => draggedWith(`folder:${folder.id}`)}
            />
          ))}
        </tbody>
        {more.hasMore && (
          <tbody>
            <tr>
              <td colSpan={1 + columns.length}>
                <MoreFolders {...more} />
              </td>
            </tr>
          </tbody>
        )}
        <tbody ref={fileList}>
          <Gap height={window.before} />
          {files.map((file) => (
            <FileLine key={file.id} file={file} item={stateOf(`file:${file.id}`)} dragged={() => draggedWith(`file:${file.id}`)} />
          ))}
          <Gap height={window.after} />
        </tbody>
      </table>
    </div>
  )
}

/** Rows that aren’t rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control. */}
      <td colSpan={columns.length + 1} className="border-0! p-0!" style={{ height }} />
    </tr>
  )

function HeadCell({ sort, text, className }: { sort: string | undefined; text: string; className: string }) {
  const [query] = useSearchParams()
  const current = query.get('sort') ?? '-updated'
  const direction =
    sort === undefined || current.replace('-', '') !== sort ? undefined : current.startsWith('-') ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} {...(direction && { 'aria-sort': direction })}>
      {sort === undefined ? text : <SortLink {...{ sort, direction, text }} />}
    </th>
  )
}

interface LineProps {
  item: ItemState
  dragged(): readonly string[]
}

const lineLook = 'media-row group relative hover:bg-sunken'

function FolderLine({ folder: { id, name }, item, dragged }: LineProps & { folder: FolderRow }) {
  const { media: texts } = useTexts().dashboard
  const { isOver, target } = useDropTarget(id)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a range is selected with Shift and the arrow keys, too.
    <tr
      data-item={`folder:${id}`}
      className={`${lineLook} ${item.isSelected ? 'media-selected' : ''} ${isOver ? 'media-target' : ''}`}
      onClickCapture={rangeClick(item)}
      {...target}
      {...draggable(dragged)}
    >
      <Cells
        {...{ id: `folder:${id}`, name, item }}
        to={paths.mediaFolder(id)}
        icon={<Folder aria-hidden className="size-5 text-accent" />}
        type={texts.folder}
      />
    </tr>
  )
}

function FileLine({ file, item, dragged }: LineProps & { file: FileRow }) {
  const { media: texts } = useTexts().dashboard
  const { id, name, mediaType, thumbnail } = file
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a range is selected with Shift and the arrow keys, too.
    <tr
      data-item={`file:${id}`}
      className={`${lineLook} ${item.isSelected ? 'media-selected' : ''}`}
      onClickCapture={rangeClick(item)}
      {...draggable(dragged)}
    >
      <Cells
        {...{ id: `file:${id}`, name, item }}
        to={paths.mediaFile(id)}
        icon={
          thumbnail ? (
            <img src={thumbnail} alt="" loading="lazy" draggable={false} className="size-full object-cover" />
          ) : (
            <FileIcon mediaType={mediaType} className="size-5" />
          )
        }
        badges={<Badges file={file} />}
        folder={<FileFolder file={file} />}
        type={mediaType === 'UNKNOWN' ? '' : texts.types[mediaType]}
        size={file.size}
        changed={<Time {...file.changed} />}
      />
    </tr>
  )
}

function Badges({ file: { status, isPrivate, source } }: { file: FileRow }) {
  const { media: texts } = useTexts().dashboard
  return (
    <>
      {status !== 'READY' && <Badge tone={status === 'FAILED' ? 'bad' : 'look'}>{texts.states[status]}</Badge>}
      {source && (
        <bdi className="min-w-0 grow basis-0 truncate text-small font-normal text-soft max-md:hidden" title={source}>
          {source}
        </bdi>
      )}
      {isPrivate && (
        <span title={texts.isPrivate}>
          <Lock aria-hidden className="size-4 text-soft" />
          <span className="sr-only">{texts.isPrivate}</span>
        </span>
      )}
    </>
  )
}

interface CellsProps {
  id: string
  name: string
  item: ItemState
  to: string
  icon: ReactNode
  badges?: ReactNode
  folder?: ReactNode
  type: string
  size?: string
  changed?: ReactNode
}

function Cells({ id, name, item, to, icon, badges, folder, type, size = '', changed }: CellsProps) {
  const link = useItemLink(item)
  return (
    <>
      <td className="relative z-10 w-10">
        <ItemBox {...{ id, name, item }} />
      </td>
      <th scope="row" className="max-w-0 text-start font-medium">
        <span className="flex min-w-0 items-center gap-3">
          <span className="grid size-9 shrink-0 place-items-center overflow-clip rounded-control bg-sunken">{icon}</span>
          <span className="min-w-0">
            <Link to={to} dir="auto" className="row-link block truncate" title={name} {...link}>
              {name}
            </Link>
            <span className="block font-normal empty:hidden">{folder}</span>
          </span>
          {badges}
        </span>
      </th>
      <td className="whitespace-nowrap max-sm:hidden">{type}</td>
      <td className="text-end whitespace-nowrap tabular-nums">{size}</td>
      <td className="whitespace-nowrap max-md:hidden">{changed}</td>
    </>
  )
}
