import { Trash2 } from 'lucide-react'
import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { formatInstant } from '@stoa/ui/dates'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { actorNames } from '../../events/actors.server.ts'
import { actorId } from '../../events/event-names.ts'
import { CodeButton } from '../../kit/code-button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ListPages } from '../../kit/list-pages.tsx'
import { pagesOf, readPage } from '../../kit/list/read-page.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Time } from '../../kit/time.tsx'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/deleted-page'

const pageSize = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const cursor = url.searchParams.get('cursor')
  const request = { cursorPaging: cursor ? { cursor } : { limit: pageSize } }
  const [{ shop }, { products, metadata }] = await Promise.all([
    client.shop.getShop({}),
    readPage(url, client.catalogue.queryDeletedProducts(request)),
  ])
  const actors = await actorNames(
    client,
    products.map(({ identity }) => identity),
  )
  const rows = products.map(({ deletedDate, identity, ...product }) => ({
    ...product,
    deletedBy: actors[actorId(identity) ?? ''],
    deleted: { instant: deletedDate, text: formatInstant(deletedDate, shop) },
  }))
  return { rows, request, ...pagesOf(metadata) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const id = textOf(form, 'id')
  try {
    await context.get(apiContext).client.catalogue.restoreProductVersion({ id, version: Number(textOf(form, 'version')) })
    return redirect(`${paths.product(id)}?restored=${Date.now()}`)
  } catch (error) {
    return data({ problems: formProblemsOf(error) }, { status: 422 })
  }
}

export default function DeletedPage({ loaderData: { rows, request, previous, next }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { products, deletedProducts: texts } = allTexts.dashboard
  const [query] = useSearchParams()
  const deleted = rows.find(({ id }) => id === query.get('deleted'))
  return (
    <>
      <PageHead
        title={texts.title}
        detail={texts.detail}
        back={{ to: paths.products, text: products.title }}
        actions={<CodeButton call="catalogue.queryDeletedProducts" request={request} />}
      />
      <div className="mb-3 empty:hidden">
        {actionData && <Notice tone="problem" title={problemSummary(allTexts, actionData.problems)} focused />}
        {!actionData && deleted && <Notice tone="good" title={texts.deleted(deleted.name)} focused />}
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={Trash2} title={texts.none} text={texts.noneHint} />
      ) : (
        <ul className="card divide-y divide-line">
          {rows.map((row) => (
            <DeletedProduct key={row.id} row={row} />
          ))}
        </ul>
      )}
      <ListPages {...{ previous, next }} />
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

function DeletedProduct({ row: { id, name, version, deleted, deletedBy } }: { row: Row }) {
  const { deletedProducts: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  const mayRestore = useMay()('WIX_STORES.MODIFY_PRODUCTS')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-(--pad) py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          <span>
            {texts.deletedOn} <Time {...deleted} /> {deletedBy && texts.by(deletedBy)}
          </span>
          <Link to={paths.productHistory(id)} className="link">
            {texts.history}
          </Link>
        </p>
      </div>
      {mayRestore && (
        <Form method="post" className="ms-auto">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Button type="submit" look="quiet" aria-label={texts.restoreOf(name)} disabled={isSending}>
            {texts.restore}
          </Button>
        </Form>
      )}
    </li>
  )
}
