import { Folder, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { readPage } from '../kit/list/read-page.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/trash-page'
import { changeMedia } from './change-media.server.ts'
import { FileIcon } from './file-icon.tsx'
import { readFolders } from './folders.server.ts'
import { MediaOutcome } from './media-outcome.tsx'
import { foldersWanted } from './media-query.ts'
import { fileRow, folderRow } from './media-row.ts'
import { MediaTabs } from './media-tabs.tsx'
import { MoreFolders } from './more-folders.tsx'
import { useMediaChanges } from './upload-zone.tsx'

const pageSize = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const cursor = url.searchParams.get('cursor')
  const request = { paging: { limit: pageSize, ...(cursor && { cursor }) } }
  const [{ shop }, { files, nextCursor }, { folders, hasMore }] = await Promise.all([
    client.shop.getShop({}),
    readPage(url, client.files.listDeletedFiles(request)),
    cursor
      ? { folders: [], hasMore: false }
      : readFolders((paging) => client.folders.listDeletedFolders({ paging }), foldersWanted(url.searchParams)),
  ])
  return {
    request,
    files: files.map((file) => fileRow(file, shop)),
    folders: folders.map(folderRow),
    hasMoreFolders: hasMore,
    next: nextCursor.cursors.next ?? undefined,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeMedia(context.get(apiContext).client, await request.formData(), '')
}

export default function TrashPage({ loaderData: { request, files, folders, hasMoreFolders, next }, actionData }: Route.ComponentProps) {
  const { mediaTrash: texts } = useTexts().dashboard
  useMediaChanges()
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail} actions={<CodeButton call="files.listDeletedFiles" request={request} />} />
      <MediaTabs />
      <MediaOutcome outcome={actionData} />
      {files.length + folders.length === 0 ? (
        <EmptyState icon={Trash2} title={texts.none} text={texts.noneHint} />
      ) : (
        <ul className="card divide-y divide-line">
          {folders.map(({ id, name, daysLeft }) => (
            <Trashed key={id} id={`folder:${id}`} {...{ name, daysLeft }} icon={<Folder aria-hidden className="size-5 text-accent" />} />
          ))}
          {hasMoreFolders && (
            <li className="px-(--pad) py-3">
              <MoreFolders count={folders.length} hasMore />
            </li>
          )}
          {files.map(({ id, name, daysLeft, mediaType }) => (
            <Trashed key={id} id={`file:${id}`} {...{ name, daysLeft }} icon={<FileIcon mediaType={mediaType} className="size-5" />} />
          ))}
        </ul>
      )}
      <ListPages next={next} />
    </>
  )
}

interface TrashedProps {
  id: string
  name: string
  daysLeft: number
  icon: React.ReactNode
}

function Trashed({ id, name, daysLeft, icon }: TrashedProps) {
  const { mediaTrash: texts } = useTexts().dashboard
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--pad) py-3">
      {icon}
      <div className="min-w-0 grow basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-small text-soft">{texts.daysLeft(daysLeft)}</p>
      </div>
      <div className="ms-auto flex gap-2">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="restore" look="quiet" aria-label={texts.restoreOf(name)}>
            {texts.restore}
          </Button>
        </Form>
        <ConfirmForm trigger={texts.purge} title={texts.purgeTitle(name)} text={texts.purgeText} confirm={texts.purge} isDanger>
          <input type="hidden" name="intent" value="purge" />
          <input type="hidden" name="id" value={id} />
        </ConfirmForm>
      </div>
    </li>
  )
}
