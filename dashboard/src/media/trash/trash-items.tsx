import { useRef, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { BulkForm } from '../../kit/bulk-form.tsx'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { FileIcon } from '../file-icon.tsx'
import { FolderLink } from '../folder-link.tsx'
import type { Origin } from '../folder-path.ts'
import { rangeClick, useItemLink } from '../items/file-tile.tsx'
import { ItemBox } from '../items/item-box.tsx'
import { KeysHint } from '../items/keys-hint.tsx'
import { useItems, type ItemState } from '../items/use-items.ts'
import { bulkFormId } from '../media-bulk.tsx'
import { FolderIcon } from '../media-tiles.tsx'
import { MoreFolders } from '../more-folders.tsx'
import type { loadTrash } from './load-trash.server.ts'

type TrashData = Awaited<ReturnType<typeof loadTrash>>

/** The folders and files of the trash, and what can be done with those that are selected. */
export function TrashItems({ data: { files, folders, hasMoreFolders } }: { data: TrashData }) {
  const { media, mediaTrash: texts } = useTexts().dashboard
  const folderList = useRef<HTMLUListElement>(null)
  const fileList = useRef<HTMLUListElement>(null)
  const keys = { folders: folders.map(({ id }) => `folder:${id}`), files: files.map(({ id }) => `file:${id}`) }
  const { selected, stateOf, onKeyDown, clear } = useItems(keys, { folders: folderList, files: fileList }, { start: 0, end: files.length })
  return (
    <>
      <KeysHint />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the links within. */}
      <div className="card divide-y divide-line overflow-clip" onKeyDown={onKeyDown}>
        {folders.length > 0 && (
          <ul ref={folderList} aria-label={media.path} className="divide-y divide-line">
            {folders.map((folder) => (
              <TrashItem
                key={folder.id}
                {...folder}
                id={`folder:${folder.id}`}
                item={stateOf(`folder:${folder.id}`)}
                to={`${paths.mediaTrash}?${new URLSearchParams({ folder: folder.id })}`}
                icon={<FolderIcon />}
              />
            ))}
          </ul>
        )}
        <MoreFolders count={folders.length} hasMore={hasMoreFolders} className="px-(--pad) py-3" />
        {files.length > 0 && (
          <ul ref={fileList} aria-label={media.caption} className="divide-y divide-line">
            {files.map((file) => (
              <TrashItem
                key={file.id}
                {...file}
                id={`file:${file.id}`}
                item={stateOf(`file:${file.id}`)}
                to={paths.mediaFile(file.id)}
                icon={<FileIcon mediaType={file.mediaType} className="size-5" />}
              />
            ))}
          </ul>
        )}
      </div>
      <BulkForm id={bulkFormId} selection={{ ids: selected, clear }}>
        <Button type="submit" name="intent" value="restore" look="quiet">
          {texts.restore}
        </Button>
        <Button type="submit" name="intent" value="purge" look="quiet">
          {texts.purge}
        </Button>
      </BulkForm>
    </>
  )
}

interface TrashItemProps {
  id: string
  name: string
  size?: string
  origin: Origin
  daysLeft: number
  item: ItemState
  /** A page that says more of it. */
  to: string
  icon: ReactNode
}

function TrashItem({ id, name, size, origin, daysLeft, item, to, icon }: TrashItemProps) {
  const { mediaTrash: texts } = useTexts().dashboard
  const link = useItemLink(item)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a range is selected with Shift and the arrow keys, too.
    <li
      data-item={id}
      className={`media-row flex flex-wrap items-center gap-x-3 gap-y-2 px-(--pad) py-3 ${item.isSelected ? 'bg-accent-wash' : ''}`}
      onClickCapture={rangeClick(item)}
    >
      <ItemBox {...{ id, name, item }} />
      {icon}
      <div className="min-w-0 grow basis-40">
        <Link to={to} dir="auto" className="media-name link font-medium wrap-anywhere" {...link}>
          {name}
        </Link>
        <p className="text-small text-soft tabular-nums">
          {size && `${size} · `}
          {texts.from} <FolderLink folder={origin} /> · {texts.daysLeft(daysLeft)}
        </p>
      </div>
      <div className="ms-auto flex gap-2">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="restore" look="quiet" aria-label={texts.restoreOf(name)}>
            {texts.restore}
          </Button>
        </Form>
        <ConfirmForm
          trigger={
            <>
              {texts.purge}
              <span className="sr-only">: {name}</span>
            </>
          }
          title={texts.purgeTitle(name)}
          text={texts.purgeText}
          confirm={texts.purge}
          isDanger
        >
          <input type="hidden" name="intent" value="purge" />
          <input type="hidden" name="confirmed" value="yes" />
          <input type="hidden" name="id" value={id} />
        </ConfirmForm>
      </div>
    </li>
  )
}
