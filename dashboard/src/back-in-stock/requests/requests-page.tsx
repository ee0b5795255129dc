import { BellRing } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../../kit/list/read-page.ts'
import { ToShop } from '../../kit/to-shop.tsx'
import { useMay } from '../../kit/use-may.ts'
import { useTexts } from '../../texts/texts.ts'
import { BackInStockHead, SettingsLink } from '../back-in-stock-head.tsx'
import { loadConditions } from '../conditions.server.ts'
import type { Route } from './+types/requests-page'
import { bulkFormId, BulkRequests, RequestsOutcome } from './bulk-requests.tsx'
import { changeRequests } from './change-requests.server.ts'
import { requestColumns } from './request-columns.tsx'
import { requestList } from './request-list.ts'
import { productsOf, requestRow, type ProductsById, type RequestRow } from './request-row.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { query, values } = requestList.at(url.searchParams)
  const [{ shop, conditions }, { requests, metadata }] = await Promise.all([
    loadConditions(client),
    readPage(url, client.backInStock.queryBackInStockNotificationRequests({ query })),
  ])
  const products = await productsIn(
    client,
    requests.map(({ catalogReference }) => catalogReference.catalogItemId ?? ''),
    values.product,
  )
  return {
    rows: requests.map((request) => requestRow(request, products, shop)),
    products: optionsOf(products),
    conditions,
    request: { query },
    ...pagesOf(metadata),
  }
}

/** The products of the page, and the selected one. */
const productsIn = (client: Client, ids: readonly string[], selected: string): Promise<ProductsById> =>
  productsOf(client, selected ? [...ids, selected] : ids)

/** The products to filter by. */
const optionsOf = (products: ProductsById) =>
  [...products.values()].map(({ id, name }) => ({ value: id, text: name ?? '' })).toSorted((a, b) => a.text.localeCompare(b.text))

export async function action({ context, request }: Route.ActionArgs) {
  return changeRequests(context.get(apiContext).client, await request.formData())
}

export default function RequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { backInStockRequests: texts } = useTexts().dashboard
  const { conditions, products } = loaderData
  const mayChange = useMay()('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS')
  const { key } = useLocation()
  return (
    <ListPage
      list={requestList}
      columns={requestColumns}
      data={loaderData}
      call="backInStock.queryBackInStockNotificationRequests"
      options={{ product: products, request: [] }}
      actions={<SettingsLink />}
      above={<BackInStockHead conditions={conditions} />}
      notice={
        <div className="mb-3 space-y-3 empty:hidden">
          <RequestsOutcome key={key} {...actionData} />
        </div>
      }
      empty={{ icon: BellRing, title: texts.none, action: <ToShop /> }}
      {...(mayChange && { selection: { form: bulkFormId, nameOf: ({ email }: RequestRow) => email }, bulk: <BulkRequests /> })}
    />
  )
}
