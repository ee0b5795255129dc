import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/thanks-page'
import { PageTitle } from '../frame/page-title.tsx'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import { LineList } from '../line-items/line-list.tsx'
import { TotalsList } from '../line-items/totals-list.tsx'
import { paths } from '../paths.ts'
import { orderView, type OrderView } from './order-view.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ order }, { shop }] = await Promise.all([client.orders.getOrder({ id: params.orderId }), client.shop.getShop({})])
  return { order: orderView(order, shop), offline: shop.payment.offline }
}

export default function ThanksPage({ loaderData: { order, offline } }: Route.ComponentProps) {
  const { thanks } = useTexts().storefront
  const isPlaced = order.status === 'APPROVED'
  const title = isPlaced ? thanks.title : thanks.titles[order.status ?? 'INITIALIZED']
  return (
    <div className="shell max-w-3xl py-8 sm:py-12">
      <PageTitle text={title} />
      <h1 className="text-display">{title}</h1>
      {isPlaced && (
        <p className="mt-4 text-lead text-soft">
          {thanks.number} <strong className="font-semibold text-ink">{order.number}</strong>. {thanks.confirmation(order.email)}
        </p>
      )}
      {isPlaced && !order.isPaid && offline && (
        <div className="mt-6">
          <Notice title={offline.title}>{offline.instructions}</Notice>
        </div>
      )}
      <section aria-labelledby="bought" className="card mt-8 p-5 sm:p-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="bought" className="text-title">
            {thanks.bought}
          </h2>
          <p className="text-small text-soft">{order.date}</p>
        </div>
        <LineList lines={order.lines} />
        <div className="border-t border-line pt-4">
          <TotalsList totals={order.totals} />
        </div>
      </section>
      {order.delivery && <Delivery delivery={order.delivery} />}
      <p className="mt-8">
        <Link to={paths.home} className="button button-quiet">
          {thanks.back}
        </Link>
      </p>
    </div>
  )
}

function Delivery({ delivery }: { delivery: NonNullable<OrderView['delivery']> }) {
  const { thanks } = useTexts().storefront
  return (
    <section aria-labelledby="delivery" className="card mt-5 p-5 sm:p-7">
      <h2 id="delivery" className="text-title">
        {delivery.isPickup ? thanks.pickup : thanks.delivery}
      </h2>
      <p className="mt-2">{delivery.title}</p>
      {delivery.time && <p className="text-soft">{delivery.time}</p>}
      {delivery.address && <PostalAddress address={delivery.address} className="mt-2" />}
    </section>
  )
}
