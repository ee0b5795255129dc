import { Trash2 } from 'lucide-react'
import { Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { CodeButton } from '../kit/code-button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { momentIn } from '../kit/moment.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/trash-page'
import { DataTabs } from './data-tabs.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ deletedDataCollections }, { pagingMetadata }, { shop }] = await Promise.all([
    client.dataCollections.listDeletedDataCollections({}),
    client.dataCollections.listDataCollections({ paging: { limit: 1 } }),
    client.shop.getShop({}),
  ])
  const moment = momentIn(shop)
  const rows = deletedDataCollections.map(({ id, displayName, itemCount, deletedDate, purgeDate }) => ({
    id,
    name: displayName || id,
    items: itemCount,
    deleted: moment(deletedDate),
    purge: moment(purgeDate),
  }))
  return { rows, collections: pagingMetadata.total ?? 0 }
}

export async function action({ context, request }: Route.ActionArgs) {
  const id = textOf(await request.formData(), 'id')
  try {
    await context.get(apiContext).client.dataCollections.restoreDataCollection({ dataCollectionId: id })
  } catch (error) {
    if (isRefusedWith(error, 'WDE0025')) return { isGone: true }
    throw error
  }
  return redirect(`${paths.dataSchema(id)}?done=restored`)
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function TrashPage({ loaderData: { rows, collections }, actionData }: Route.ComponentProps) {
  const { data, dataTrash: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const deleted = rows.find(({ id }) => id === query.get('deleted'))
  return (
    <>
      <PageHead
        title={words.title}
        detail={words.detail}
        back={{ to: paths.data, text: data.title }}
        actions={<CodeButton call="dataCollections.listDeletedDataCollections" request={{}} />}
      />
      <DataTabs collections={collections} trashed={rows.length} />
      <div className="mb-3 empty:hidden">
        {actionData?.isGone && <Notice tone="problem" title={words.gone} focused />}
        {!actionData && deleted && <Notice tone="good" title={data.deletedNow(deleted.name)} focused />}
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={Trash2} title={words.none} text={words.noneHint} />
      ) : (
        <ul className="card divide-y divide-line">
          {rows.map((row) => (
            <Trashed key={row.id} row={row} />
          ))}
        </ul>
      )}
    </>
  )
}

function Trashed({ row: { id, name, items, deleted, purge } }: { row: Row }) {
  const { data, dataTrash: words } = useTexts().dashboard
  const may = useMay()
  const isSending = useNavigation().state === 'submitting'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-(--pad) py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="font-mono text-small wrap-anywhere text-soft">{id}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          <span>{data.items(items)}</span>
          <span>
            {words.deletedOn} <Time {...deleted} />
          </span>
          <span>
            {words.purgedOn} <Time {...purge} />
          </span>
        </p>
      </div>
      {may('WIX_DATA.MANAGE_COLLECTIONS') && (
        <Form method="post" className="ms-auto">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="quiet" aria-label={words.restoreOf(name)} disabled={isSending}>
            {words.restore}
          </Button>
        </Form>
      )}
    </li>
  )
}
