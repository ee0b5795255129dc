import { ReceiptText } from 'lucide-react'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { ToShop } from '../kit/to-shop.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import type { Route } from './+types/orders-page'
import { changeTags } from './bulk-tags.server.ts'
import { bulkFormId, BulkResult, BulkTags } from './bulk-tags.tsx'
import { dayWritten } from './days.ts'
import { NewOrders } from './new-orders.tsx'
import { orderColumns } from './order-columns.tsx'
import { orderList, stateNames } from './order-list.ts'
import { orderRow } from './order-row.ts'

/** How many orders one bulk call can change (decision 0015). */
const bulkMax = 1000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { shop } = await client.shop.getShop({})
  const { query: search, filterOfTab, values, tab } = orderList.at(url.searchParams, shop.timeZone)
  const [{ orders, metadata }, { counts }, { views }] = await Promise.all([
    readPage(url, client.orders.searchOrders({ search })),
    client.orders.countOrders({ filters: stateNames.map(filterOfTab) }),
    client.views.queryViews({ list: 'orders' }),
  ])
  const [from, to] = values.created.map((day) => day && dayWritten(day, shop.locale))
  const rows = orders.map((order) => orderRow(order, shop))
  return { rows, tab, counts, views, request: { search }, days: { from, to }, ...pagesOf(metadata) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const { shop } = await client.shop.getShop({})
  return changeTags(client, await request.formData(), orderList.at(url.searchParams, shop.timeZone).filter)
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, views, days, tab } = loaderData
  const { orders: texts } = useTexts().dashboard
  const { total, tooManyToCount } = counts[stateNames.indexOf(tab)] ?? { total: 0, tooManyToCount: false }
  return (
    <ListPage
      list={orderList}
      columns={orderColumns}
      data={loaderData}
      call="orders.searchOrders"
      beforeCode={<NewOrders />}
      counts={Object.fromEntries(
        stateNames.map((name, index) => [name, counts[index] && texts.count(counts[index].total, counts[index].tooManyToCount)]),
      )}
      facts={days}
      toolbarEnd={<ViewsMenu list="orders" views={views} />}
      notice={
        <div className="mb-3 empty:hidden">
          <BulkResult {...actionData} />
        </div>
      }
      empty={{ icon: ReceiptText, action: <ToShop /> }}
      hrefOf={({ id }, query) => paths.orderIn(id, query.toString())}
      selection={{ form: bulkFormId, nameOf: ({ number }) => texts.number(number) }}
      position={texts.found(total, tooManyToCount)}
      bulk={<BulkTags matching={total} max={bulkMax} />}
    />
  )
}
