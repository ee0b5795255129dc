import { LayoutGrid, List, type LucideIcon } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { visitorUploadsRoot } from '@stoa/contract/files/states'
import { CodeButton } from '../kit/code-button.tsx'
import { NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FilterMenu } from '../kit/filters.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useTexts } from '../texts/texts.ts'
import { UploadOutcome } from './add/upload-outcome.tsx'
import { MediaItems } from './items/media-items.tsx'
import type { MediaData } from './load-media.server.ts'
import { FilterMenus, LabelChips } from './media-filters.tsx'
import { MediaOutcome, type MediaActionData } from './media-outcome.tsx'
import { MediaPath } from './media-path.tsx'
import { MediaStyles } from './media-styles.tsx'
import { MediaTabs } from './media-tabs.tsx'
import { FolderActions, NewActions, UploadButton } from './new-actions.tsx'
import { ShowTree, TreeSide, useTreeVisible } from './tree/tree-side.tsx'
import { useMediaChanges, UploadZone } from './upload-zone.tsx'
import { useOutcome, useRound } from './use-outcome.ts'

interface MediaLibraryProps {
  data: MediaData
  outcome: MediaActionData | undefined
  title: string
  detail: string
  isList: boolean
  empty: { icon: LucideIcon; title: string; text: string }
}

/** A folder of the library: its folders and files, and what can be done with them. */
export function MediaLibrary({ data, outcome: latest, title, detail, isList, empty }: MediaLibraryProps) {
  const { media: texts } = useTexts().dashboard
  const { folderId, files, folders, path, usage, tree } = data
  const outcome = useOutcome(latest)
  const round = useRound(outcome)
  const [isTreeVisible] = useTreeVisible()
  useMediaChanges()
  const isVisitors = folderId === visitorUploadsRoot
  const isEmpty = files.length + folders.length === 0 && data.next === undefined
  const current = path.at(-1)
  return (
    <UploadZone folderId={folderId} isOff={isVisitors}>
      <MediaStyles />
      <PageHead
        title={title}
        detail={usage ? `${detail} ${texts.used(usage.used, usage.quota)}.` : detail}
        actions={
          <>
            <CodeButton call={data.call} request={data.request} />
            {!isVisitors && <NewActions key={round} folderId={folderId} outcome={outcome} />}
          </>
        }
      />
      <MediaTabs />
      <TreeSide folders={tree} currentId={folderId} isPartial={data.isTreePartial}>
        <MediaPath path={path} className={`mb-3 ${tree.length > 0 && isTreeVisible ? 'lg:hidden' : ''}`} />
        {current && <FolderActions key={current.id} folder={current} parentId={path.at(-2)?.id} />}
        <MediaToolbar data={data} isList={isList} />
        <LabelChips labels={data.filters.labels} />
        <UploadOutcome />
        <MediaOutcome key={round} outcome={outcome} />
        {!isEmpty ? (
          <MediaItems key={`items of ${folderId}`} data={data} isList={isList} />
        ) : data.isNarrowed ? (
          <NoMatch />
        ) : (
          <EmptyState {...empty} action={!isVisitors && <UploadButton folderId={folderId} />} />
        )}
      </TreeSide>
    </UploadZone>
  )
}

function MediaToolbar({ data, isList }: { data: MediaData; isList: boolean }) {
  const { media: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const Icon = isList ? LayoutGrid : List
  const label = isList ? texts.grid : texts.list
  const labels = [...new Set(data.files.flatMap((file) => file.labels))].toSorted((a, b) => a.localeCompare(b))
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
      {data.tree.length > 0 && <ShowTree />}
      <SearchBox label={texts.search} />
      <FilterMenus filters={data.filters} labels={labels} />
    </Toolbar>
  )
}
