import { Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../../kit/code-button.tsx'
import { NoMatch } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ListPages } from '../../kit/list-pages.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { SearchBox, Toolbar } from '../../kit/toolbar.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { changeMedia } from '../change-media.server.ts'
import { MediaOutcome } from '../media-outcome.tsx'
import { MediaStyles } from '../media-styles.tsx'
import { MediaTabs } from '../media-tabs.tsx'
import { useMediaChanges } from '../upload-zone.tsx'
import { useOutcome, useRound } from '../use-outcome.ts'
import type { Route } from './+types/trash-page'
import { loadTrash } from './load-trash.server.ts'
import { TrashItems } from './trash-items.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadTrash(context.get(apiContext).client, url)
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeMedia(context.get(apiContext).client, await request.formData(), '')
}

export default function TrashPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mediaTrash: texts } = useTexts().dashboard
  const { call, request, opened, files, folders } = loaderData
  const outcome = useOutcome(actionData)
  const round = useRound(outcome)
  useMediaChanges()
  const isEmpty = files.length + folders.length === 0
  const isSearch = call === 'files.searchFiles'
  return (
    <>
      <MediaStyles />
      <PageHead
        title={opened?.name ?? texts.title}
        {...(opened && { back: { to: paths.mediaTrash, text: texts.title } })}
        detail={opened ? texts.folderDetail : texts.detail}
        actions={
          <>
            <CodeButton call={call} request={request} />
            {!isEmpty && !opened && !isSearch && <EmptyTrash />}
          </>
        }
      />
      <MediaTabs />
      {!opened && (!isEmpty || isSearch) && (
        <Toolbar>
          <SearchBox label={texts.search} />
        </Toolbar>
      )}
      <MediaOutcome key={round} outcome={outcome} />
      {!isEmpty ? (
        <TrashItems key={opened?.id ?? ''} data={loaderData} />
      ) : isSearch ? (
        <NoMatch />
      ) : (
        <EmptyState icon={Trash2} title={opened ? texts.noneInFolder : texts.none} text={opened ? '' : texts.noneHint} />
      )}
      <ListPages next={loaderData.next} />
    </>
  )
}

/** Counts first, and asks. */
function EmptyTrash() {
  const { mediaTrash: texts } = useTexts().dashboard
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="empty" look="quiet">
        {texts.empty}
      </Button>
    </Form>
  )
}
