import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/order-page'
import { paths } from '../paths.ts'
import { PaymentBadge, StatusBadge } from './badges.tsx'
import { OrderActivities } from './order-activities.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPeople } from './order-people.tsx'
import { orderView } from './order-view.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ order }, { shop }] = await Promise.all([client.orders.getOrder({ id: params.orderId }), client.shop.getShop({})])
  return { order: orderView(order, shop) }
}

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  const { orders, order: words } = useTexts().dashboard
  const title = words.title(order.number)
  return (
    <>
      <title>{title}</title>
      <p>
        <Link to={paths.orders} className="link">
          {words.back}
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-heading">{title}</h1>
        <StatusBadge status={order.status} />
        <PaymentBadge status={order.paymentStatus} />
        <span className="text-soft">{orders.fulfillment[order.fulfillmentStatus]}</span>
      </div>
      <p className="text-soft">{order.date}</p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-6">
          <OrderLines order={order} />
          <OrderActivities activities={order.activities} />
        </div>
        <OrderPeople order={order} />
      </div>
    </>
  )
}
