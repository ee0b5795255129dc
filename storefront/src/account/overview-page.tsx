import { LogOut } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/overview-page'
import { AccountFrame } from './account-frame.tsx'
import { NoOrders, OrderList } from './order-list.tsx'
import { orderRow } from './order-row.ts'

const lastOrders = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { profile, contact, loginEmail } = await cachedMember(client, url)
  const [{ shop }, { orders, metadata }] = await Promise.all([
    client.shop.getShop({}),
    client.orders.searchOrders({ search: { cursorPaging: { limit: lastOrders } } }),
  ])
  return {
    name: profile?.nickname ?? contact?.firstName ?? '',
    email: loginEmail ?? '',
    orders: orders.map((order) => orderRow(order, shop)),
    hasMore: Boolean(metadata.hasNext),
  }
}

export default function OverviewPage({ loaderData: { name, email, orders, hasMore } }: Route.ComponentProps) {
  const { overview: words } = useTexts().storefront.account
  return (
    <AccountFrame title={words.title(name)}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-soft wrap-anywhere">{words.signedInAs(email)}</p>
        <SignOut />
      </div>
      <section aria-labelledby="last-orders" className="space-y-4">
        <h2 id="last-orders" className="text-title">
          {words.lastOrders}
        </h2>
        {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
        {hasMore && (
          <p>
            <Link to={paths.accountOrders} className="link">
              {words.allOrders}
            </Link>
          </p>
        )}
      </section>
    </AccountFrame>
  )
}

function SignOut() {
  const { account } = useTexts().storefront
  const isSending = useNavigation().formAction === paths.signOut
  return (
    <Form method="post" action={paths.signOut}>
      <Button type="submit" look="quiet" pendingText={isSending && account.pending}>
        <LogOut className="size-4" aria-hidden="true" />
        {account.overview.signOut}
      </Button>
    </Form>
  )
}
