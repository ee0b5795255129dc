import { redirect } from 'react-router'
import { Pagination, type PageLink } from '@stoa/ui/components/pagination'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { paths } from '../paths.ts'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/orders-page'
import { AccountFrame } from './account-frame.tsx'
import { NoOrders, OrderList } from './order-list.tsx'
import { orderRow } from './order-row.ts'

const ordersOnPage = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  await cachedMember(client, url)
  const cursor = url.searchParams.get('cursor')
  const cursorPaging = { limit: ordersOnPage, ...(cursor ? { cursor } : {}) }
  try {
    const [{ shop }, { orders, metadata }] = await Promise.all([
      client.shop.getShop({}),
      client.orders.searchOrders({ search: { cursorPaging } }),
    ])
    const { next, prev } = metadata.cursors ?? {}
    return { orders: orders.map((order) => orderRow(order, shop)), next: next ?? undefined, prev: (cursor && prev) || undefined }
  } catch (error) {
    // If the cursor is invalid, the list starts again.
    if (cursor && isRefusal(error) && error.status === 400) throw redirect(paths.accountOrders)
    throw error
  }
}

export default function OrdersPage({ loaderData: { orders, next, prev } }: Route.ComponentProps) {
  const { shared, storefront } = useTexts()
  const { orders: words } = storefront.account
  const to = (cursor: string | undefined, text: string): PageLink | undefined =>
    cursor === undefined ? undefined : { href: `${paths.accountOrders}?${new URLSearchParams({ cursor })}`, text }
  return (
    <AccountFrame title={words.title}>
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      <Pagination label={shared.pages} previous={to(prev, words.newer)} next={to(next, words.older)} />
    </AccountFrame>
  )
}
