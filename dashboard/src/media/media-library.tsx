import { LayoutGrid, List, type LucideIcon } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { visitorUploadsRoot } from '@stoa/contract/files/states'
import { CodeButton } from '../kit/code-button.tsx'
import { NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FilterMenu } from '../kit/filters.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useTexts } from '../texts/texts.ts'
import type { loadMedia } from './load-media.server.ts'
import { bulkFormId, MediaBulk } from './media-bulk.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaOutcome, type MediaActionData } from './media-outcome.tsx'
import { MediaPath } from './media-path.tsx'
import { listedTypes } from './media-query.ts'
import { MediaTable } from './media-table.tsx'
import { MediaTabs } from './media-tabs.tsx'
import { FolderActions, NewActions } from './new-actions.tsx'
import { useMediaChanges, UploadZone } from './upload-zone.tsx'

export type MediaData = Awaited<ReturnType<typeof loadMedia>>

interface MediaLibraryProps {
  data: MediaData
  outcome: MediaActionData | undefined
  title: string
  detail: string
  isList: boolean
  empty: { icon: LucideIcon; title: string; text: string }
}

/** A folder of the library: its folders and files, and what can be done with them. */
export function MediaLibrary({ data, outcome, title, detail, isList, empty }: MediaLibraryProps) {
  const { media: texts } = useTexts().dashboard
  const { folderId, files, folders, path, usage } = data
  useMediaChanges()
  const isVisitors = folderId === visitorUploadsRoot
  const isEmpty = files.length + folders.length === 0
  const current = path.at(-1)
  return (
    <UploadZone folderId={folderId} isOff={isVisitors}>
      <PageHead
        title={title}
        detail={usage ? `${detail} ${texts.used(usage.used, usage.quota)}.` : detail}
        actions={
          <>
            <CodeButton call={data.isSearch ? 'files.searchFiles' : 'files.listFiles'} request={data.request} />
            {!isVisitors && <NewActions folderId={folderId} />}
          </>
        }
      />
      <MediaTabs />
      <MediaPath path={path} className="mb-3" />
      {current && <FolderActions key={current.id} folder={current} parentId={path.at(-2)?.id} />}
      <MediaToolbar isList={isList} />
      <MediaOutcome outcome={outcome} />
      {isEmpty ? data.isNarrowed ? <NoMatch /> : <EmptyState {...empty} /> : isList ? <MediaTable {...data} /> : <MediaGrid {...data} />}
      <ListPages next={data.next} />
      {!isEmpty && <MediaBulk id={bulkFormId} choices={data.choices} />}
    </UploadZone>
  )
}

function MediaToolbar({ isList }: { isList: boolean }) {
  const { media: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const Icon = isList ? LayoutGrid : List
  const label = isList ? texts.grid : texts.list
  return (
    <Toolbar
      end={
        <>
          <FilterMenu label={texts.sort} name="sort" options={Object.entries(texts.sorts).map(([value, text]) => ({ value, text }))} />
          <Link
            to={withParams(query, { view: isList ? null : 'list' })}
            className="button button-quiet px-3"
            aria-label={label}
            title={label}
            preventScrollReset
          >
            <Icon aria-hidden className="size-4.5" />
          </Link>
        </>
      }
    >
      <SearchBox label={texts.search} />
      <FilterMenu label={texts.type} name="type" options={listedTypes.map((value) => ({ value, text: texts.types[value] }))} />
      <FilterMenu
        label={texts.visibility}
        name="visibility"
        options={Object.entries(texts.visibilities).map(([value, text]) => ({ value, text }))}
      />
    </Toolbar>
  )
}
