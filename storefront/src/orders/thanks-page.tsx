import { isRouteErrorResponse, Link } from 'react-router'
import { Failure } from '@stoa/ui/components/failure'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/thanks-page'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { findOrder } from './find-order.server.ts'
import { MissingOrder } from './missing-order.tsx'
import { nextOf } from './next-steps.ts'
import { Bought, Delivery, Part, Payment } from './order-parts.tsx'
import { orderView, type OrderView } from './order-view.ts'
import { TimelineList } from './timeline-list.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [order, { shop }] = await Promise.all([findOrder(client, params.orderId), client.shop.getShop({})])
  return { order: orderView(order, shop), offline: shop.payment.offline, mailsAreSent: shop.mailsAreSent }
}

export default function ThanksPage({ loaderData: { order, offline, mailsAreSent } }: Route.ComponentProps) {
  const texts = useTexts()
  const { thanks } = texts.storefront
  const isPlaced = order.status === 'APPROVED'
  const title = thanks.titles[order.status]
  return (
    <div className="shell max-w-3xl py-8 sm:py-12">
      <PageTitle text={title} />
      <meta name="robots" content="noindex" />
      <h1 className="text-display">{title}</h1>
      {isPlaced && <Confirmed order={order} mailsAreSent={mailsAreSent} />}
      <div className="mt-8 space-y-5">
        <Part id="next" title={thanks.next}>
          <TimelineList steps={order.timeline} />
          <p className="mt-4 text-soft">{nextOf(texts, order)}</p>
        </Part>
        {order.paymentStatus !== 'PAID' && <Payment order={{ ...order, billing: undefined }} offline={offline} />}
        <Bought order={order} />
        <Delivery order={order} />
      </div>
      <p className="mt-8 flex flex-wrap gap-4">
        <Link to={paths.order(order.id)} className="button button-primary">
          {thanks.toOrder}
        </Link>
        <Link to={paths.home} className="button button-quiet">
          {thanks.back}
        </Link>
      </p>
      {isPlaced && <p className="mt-4 text-small text-soft">{thanks.again}</p>}
    </div>
  )
}

function Confirmed({ order, mailsAreSent }: { order: OrderView; mailsAreSent: boolean }) {
  const { thanks } = useTexts().storefront
  return (
    <p className="mt-4 text-lead text-soft">
      {thanks.number} <strong className="font-semibold text-ink">{order.number}</strong>.{' '}
      {(mailsAreSent ? thanks.confirmation : thanks.confirmationKept)(order.email)}
    </p>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingOrder /> : <Failure error={error} />
}
