import { Printer } from 'lucide-react'
import { Form, isRouteErrorResponse, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Failure } from '@stoa/ui/components/failure'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/order-page'
import { findOrder } from './find-order.server.ts'
import { MissingOrder } from './missing-order.tsx'
import { nextOf } from './next-steps.ts'
import { Bought, Delivery, Downloads, Part, Payment, Questions } from './order-parts.tsx'
import { orderView, type OrderView } from './order-view.ts'
import { TimelineList } from './timeline-list.tsx'

/** For its buyer's own browser, and for anyone with the signed link; missing for everyone else. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [order, { shop }] = await Promise.all([findOrder(client, params.orderId), client.shop.getShop({})])
  const { name, email, phone, payment } = shop
  return { order: orderView(order, shop), shop: { name, email, phone }, offline: payment.offline }
}

/** Continues a started payment: of the same order, or of a new one if it has expired. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const { checkoutId } = await findOrder(client, params.orderId)
  if (!checkoutId) throw redirect(paths.order(params.orderId))
  try {
    const { orderId, paymentGatewayOrderId } = await client.checkouts.createOrder({ id: checkoutId })
    return redirect(paymentGatewayOrderId ? paths.pay(checkoutId, paymentGatewayOrderId) : paths.thanks(orderId))
  } catch (error) {
    return sentBack(formProblemsOf(error), await request.formData())
  }
}

export default function OrderPage({ loaderData: { order, shop, offline }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { order: words } = texts.storefront
  const title = order.number ? words.title(order.number) : words.untitled
  return (
    <div className="shell max-w-5xl py-8 sm:py-12">
      <PageTitle text={title} />
      <meta name="robots" content="noindex" />
      <Head title={title} order={order} />
      {actionData && (
        <div className="mt-6">
          <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />
        </div>
      )}
      {order.isPayable && <PayNow total={order.totals.total} />}
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-5">
          <Part id="timeline" title={words.timeline}>
            <TimelineList steps={order.timeline} />
            <p className="mt-4 text-soft">{nextOf(texts, order)}</p>
          </Part>
          <Downloads order={order} />
          <Bought order={order} />
        </div>
        <div className="space-y-5">
          <Delivery order={order} />
          <Payment order={order} offline={offline} />
          {order.note && (
            <Part id="note" title={words.note}>
              <p className="whitespace-pre-line">{order.note}</p>
            </Part>
          )}
          <Questions shop={shop} />
        </div>
      </div>
    </div>
  )
}

function Head({ title, order }: { title: string; order: OrderView }) {
  const { order: words } = useTexts().storefront
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-heading">{title}</h1>
        <p className="mt-1 text-soft">{words.placed(order.date)}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <span className="badge border-edge">{words.states[order.status]}</span>
          <span className={`badge ${order.paymentStatus === 'PAID' ? 'bg-good-wash text-good' : 'badge-sun'}`}>
            {words.payments[order.paymentStatus]}
          </span>
        </p>
      </div>
      <button type="button" className="button button-quiet scripts-only" onClick={() => print()}>
        <Printer className="size-5" aria-hidden="true" />
        {words.print}
      </button>
    </div>
  )
}

function PayNow({ total }: { total: string }) {
  const { order: words, checkout } = useTexts().storefront
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="card mt-6 flex flex-wrap items-center justify-between gap-4 bg-sun-wash! p-5">
      <p>{words.payNowText(total)}</p>
      <Button type="submit" pendingText={isSending && checkout.pending}>
        {words.payNow}
      </Button>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingOrder /> : <Failure error={error} />
}
