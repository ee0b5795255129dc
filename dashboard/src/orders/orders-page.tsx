import { ReceiptText } from 'lucide-react'
import { redirect, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { CodeButton } from '../kit/code-button.tsx'
import { DataTable, NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { ToShop } from '../kit/to-shop.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/orders-page'
import { changeTags } from './bulk-tags.server.ts'
import { bulkFormId, BulkResult, BulkTags } from './bulk-tags.tsx'
import { dayWritten } from './days.ts'
import { defaultSort, filterOf, filtersByState, isNarrowed, listingOf, searchOf, sizes, stateNames } from './listing.ts'
import { NewOrders } from './new-orders.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { orderRow } from './order-row.ts'
import { OrdersToolbar } from './orders-toolbar.tsx'

/** How many orders can be changed by one bulk call (decision 0015). */
const bulkMax = 1000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = listingOf(url.searchParams)
  const { shop } = await client.shop.getShop({})
  const search = searchOf(listing, shop.timeZone)
  const [{ orders, metadata }, { counts }, { views }] = await Promise.all([
    client.orders.searchOrders({ search }).catch((error: unknown) => {
      // A cursor grows old, or somebody shortened it: the list begins anew.
      if (listing.cursor && isRefusal(error) && error.status === 400) throw redirect(withParams(url.searchParams, {}))
      throw error
    }),
    client.orders.countOrders({ filters: filtersByState(listing, shop.timeZone) }),
    client.views.queryViews({ list: 'orders' }),
  ])
  const { next, prev } = metadata.cursors ?? {}
  const written = (day: string | undefined): string | undefined => day && dayWritten(day, shop.locale)
  const days = { from: written(listing.from), to: written(listing.to) }
  return { rows: orders.map((order) => orderRow(order, shop)), counts, views, search, days, next, previous: prev }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const { shop } = await client.shop.getShop({})
  return changeTags(client, await request.formData(), filterOf(listingOf(url.searchParams), shop.timeZone))
}

export default function OrdersPage({
  loaderData: { rows, counts, views, search, days, next, previous },
  actionData,
}: Route.ComponentProps) {
  const { orders: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const columns = useOrderColumns()
  const listing = listingOf(query)
  const { state } = listing
  const count = counts[stateNames.indexOf(state)] ?? { total: 0, tooManyToCount: false }
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            <NewOrders />
            <CodeButton call="orders.searchOrders" request={{ search }} />
          </>
        }
      />
      <Tabs
        label={words.state}
        tabs={stateNames.map((name, index) => ({
          to: withParams(query, { state: name === 'all' ? null : name }),
          text: words.states[name],
          isCurrent: name === state,
          ...(counts[index] && { count: words.count(counts[index].total, counts[index].tooManyToCount) }),
        }))}
      />
      <OrdersToolbar views={views} days={days} />
      <div className="mb-3 empty:hidden">
        <BulkResult {...actionData} />
      </div>
      {rows.length === 0 ? (
        <NoOrders isAsked={isNarrowed(listing)} />
      ) : (
        <DataTable
          caption={words.title}
          rows={rows}
          columns={columns}
          idOf={({ id }) => id}
          hrefOf={({ id }) => paths.orderIn(id, query.toString())}
          selection={{ form: bulkFormId, nameOf: ({ number }) => words.number(number) }}
          defaultSort={defaultSort}
        />
      )}
      <ListPages
        previous={cursorLink(query, previous)}
        next={cursorLink(query, next)}
        position={words.found(count.total, count.tooManyToCount)}
        sizes={sizes}
      />
      {rows.length > 0 && <BulkTags matching={count.total} max={bulkMax} />}
    </>
  )
}

function NoOrders({ isAsked }: { isAsked: boolean }) {
  const { orders: words } = useTexts().dashboard
  if (isAsked) return <NoMatch clear={paths.orders} />
  return <EmptyState icon={ReceiptText} title={words.none} text={words.noneHint} action={<ToShop />} />
}
