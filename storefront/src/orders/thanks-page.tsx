import { isRouteErrorResponse, Link } from 'react-router'
import { Failure } from '@stoa/ui/components/failure'
import { apiContext } from '@stoa/ui/page-api'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { ReturnLink } from '../return-urls/return-link.tsx'
import { returnUrlsOf } from '../return-urls/return-urls.server.ts'
import { withOrder } from '../return-urls/with-order.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/thanks-page'
import { findOrder } from './find-order.server.ts'
import { MissingOrder } from './missing-order.tsx'
import { nextOf } from './next-steps.ts'
import { Bought, Delivery, Downloads, Part, Payment } from './order-parts.tsx'
import { orderView, type OrderView } from './order-view.ts'
import { TimelineList } from './timeline-list.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { client } = api
  const [order, { shop }] = await Promise.all([findOrder(client, params.orderId), client.shop.getShop({})])
  const wayBack = order.checkoutId ? await returnUrlsOf({ api, request, checkoutId: order.checkoutId }) : {}
  return {
    order: orderView(order, shop),
    offline: shop.payment.offline,
    mailsAreSent: shop.mailsAreSent,
    toApp: order.status === 'APPROVED' && wayBack.thankYou ? withOrder(wayBack.thankYou, params.orderId) : undefined,
    done: wayBack.done ?? paths.home,
  }
}

export default function ThanksPage({ loaderData: { order, offline, mailsAreSent, toApp, done } }: Route.ComponentProps) {
  const texts = useTexts()
  const { thanks } = texts.storefront
  const isPlaced = order.status === 'APPROVED'
  const title = thanks.titles[order.status]
  if (toApp) return <ToApp to={toApp} />
  return (
    <div className="shell max-w-3xl py-8 sm:py-12">
      <PageTitle text={title} />
      <meta name="robots" content="noindex" />
      <h1 className="text-display">{title}</h1>
      {isPlaced && <Confirmed order={order} mailsAreSent={mailsAreSent} />}
      <div className="mt-8 space-y-5">
        <Downloads order={order} />
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
        <ReturnLink to={done} className="button button-quiet">
          {thanks.back}
        </ReturnLink>
      </p>
      {isPlaced && <p className="mt-4 text-small text-soft">{thanks.again}</p>}
    </div>
  )
}

/** A buyer who came from an app returns to it. The page redirects, because the content security policy limits forms to this shop. */
function ToApp({ to }: { to: string }) {
  const { thanks } = useTexts().storefront
  return (
    <div className="shell max-w-xl py-12 sm:py-16">
      <PageTitle text={thanks.title} />
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <h1 className="text-heading">{thanks.title}</h1>
      <p className="mt-3 text-lead text-soft">{thanks.leading}</p>
      <p className="mt-8">
        <a href={to} className="button button-primary">
          {thanks.goOn}
        </a>
      </p>
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
