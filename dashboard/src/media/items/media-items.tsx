import { useRef, type RefObject } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { ListPages } from '../../kit/list-pages.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { MediaData } from '../load-media.server.ts'
import { MediaBulk } from '../media-bulk.tsx'
import { fileTiles, folderTiles } from '../media-tiles.tsx'
import { MoreFolders } from '../more-folders.tsx'
import { FileTile } from './file-tile.tsx'
import { FolderTile } from './folder-tile.tsx'
import { KeysHint } from './keys-hint.tsx'
import { MediaRows } from './media-rows.tsx'
import { useItems } from './use-items.ts'
import { useListWindow } from './use-list-window.ts'
import { useFollowing, useLoadedFiles } from './use-loaded-files.ts'

/** The folders and files of a list, as tiles or rows, and what can be done with those that are selected. */
export function MediaItems({ data, isList }: { data: MediaData; isList: boolean }) {
  const { media: texts } = useTexts().dashboard
  const { folders, tree } = data
  const more = { count: folders.length, hasMore: data.hasMoreFolders }
  const loaded = useLoadedFiles(data)
  const { files } = loaded
  const folderList = useRef<HTMLElement>(null)
  const fileList = useRef<HTMLElement>(null)
  const window = useListWindow(fileList, files.length)
  const keys = { folders: folders.map(({ id }) => `folder:${id}`), files: files.map(({ id }) => `file:${id}`) }
  const { selected, stateOf, onKeyDown, selectOnly, clear } = useItems(keys, { folders: folderList, files: fileList }, window)
  const visible = files.slice(window.start, window.end)
  useFollowing({ ...loaded, start: window.start, end: window.end })
  const draggedWith = (id: string): readonly string[] => (selected.includes(id) ? selected : [id])
  const failed = files.filter(({ status }) => status === 'FAILED').map(({ id }) => `file:${id}`)
  return (
    <>
      <KeysHint />
      <FailedFiles ids={failed} select={selectOnly} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the links within. */}
      <div onKeyDown={onKeyDown}>
        {isList ? (
          <MediaRows
            {...{ folders, more, window, stateOf, draggedWith }}
            files={visible}
            folderList={folderList as RefObject<HTMLTableSectionElement | null>}
            fileList={fileList as RefObject<HTMLTableSectionElement | null>}
          />
        ) : (
          <div className="grid gap-4">
            {folders.length > 0 && (
              <ul ref={folderList as RefObject<HTMLUListElement | null>} aria-label={texts.path} className={folderTiles}>
                {folders.map((folder) => (
                  <FolderTile
                    key={folder.id}
                    folder={folder}
                    item={stateOf(`folder:${folder.id}`)}
                    dragged={() => draggedWith(`folder:${folder.id}`)}
                  />
                ))}
              </ul>
            )}
            <MoreFolders {...more} />
            {files.length > 0 && (
              <ul
                ref={fileList as RefObject<HTMLUListElement | null>}
                aria-label={texts.caption}
                className={fileTiles}
                style={window.before + window.after > 0 ? { paddingTop: window.before, paddingBottom: window.after } : undefined}
              >
                {visible.map((file, index) => (
                  <FileTile
                    key={file.id}
                    file={file}
                    item={stateOf(`file:${file.id}`)}
                    position={{ index: window.start + index, count: loaded.hasMore ? -1 : files.length }}
                    dragged={() => draggedWith(`file:${file.id}`)}
                  />
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
      <More {...loaded} next={data.next} />
      <MediaBulk
        {...{ tree, selected, clear }}
        isPartial={data.isTreePartial}
        failed={failed.filter((id) => selected.includes(id)).length}
      />
    </>
  )
}

/** Selects the files that couldn’t be processed or imported, to try again or delete them. */
function FailedFiles({ ids, select }: { ids: readonly string[]; select(ids: readonly string[]): void }) {
  const { media: texts } = useTexts().dashboard
  if (!useHydrated() || ids.length === 0) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-danger">{texts.failedCount(ids.length)}</span>
      <button type="button" className="link" onClick={() => select(ids)}>
        {texts.selectFailed}
      </button>
    </p>
  )
}

type MoreProps = Pick<ReturnType<typeof useLoadedFiles>, 'status' | 'hasMore' | 'loadMore'> & { next: string | undefined }

/** What follows is loaded while scrolling; without scripts there is a link to the next page. */
function More({ status, hasMore, loadMore, next }: MoreProps) {
  const { media: texts } = useTexts().dashboard
  if (!useHydrated()) return <ListPages next={next} />
  return (
    <output className="mt-4 block min-h-6 text-center text-small text-soft">
      {status === 'failed' ? (
        <>
          {texts.moreFailed}{' '}
          <button type="button" className="link" onClick={loadMore}>
            {texts.tryAgain}
          </button>
        </>
      ) : hasMore ? (
        texts.loadingMore
      ) : null}
    </output>
  )
}
