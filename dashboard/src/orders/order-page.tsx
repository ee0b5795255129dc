import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { sentBack } from '@stoa/ui/refused-form'
import { CodeButton } from '../kit/code-button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/order-page'
import { FulfillmentBadge, PaymentBadge, StatusBadge } from './badges.tsx'
import { changeOrder } from './change-order.server.ts'
import { neighboursOf } from './neighbours.server.ts'
import { OrderLines } from './order-lines.tsx'
import { mailsOf } from './order-mails.server.ts'
import { OrderMails } from './order-mails.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import { OrderPayment } from './order-payment.tsx'
import { BillingCard, CustomerCard, DeliveryCard, NoteCard } from './order-people.tsx'
import { OrderTags } from './order-tags.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderView } from './order-view.ts'
import { PrintButton } from './print-button.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const id = params.orderId
  const list = url.searchParams.get('list') ?? ''
  const [{ order }, { shop }] = await Promise.all([client.orders.getOrder({ id }), client.shop.getShop({})])
  const [{ explanation }, { orderTransactions }, { user }, mails, neighbours] = await Promise.all([
    client.orders.getExplainedTotals({ id }),
    ifPermitted(client.orders.listTransactionsForSingleOrder({ orderId: id }), { orderTransactions: { payments: [] } }),
    client.staff.getMe({}),
    ifPermitted(mailsOf(client, order.id, shop), []),
    neighboursOf(client, order.id, { list, timeZone: shop.timeZone }),
  ])
  const { payments } = orderTransactions
  return { order: orderView(order, { shop, payments, reader: user.email }), explanation, mails, neighbours, list, shopName: shop.name }
}

/** Without scripts, redirects back to the page. With scripts, the page's fetchers only need to know that the change succeeded. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  const problems = await changeOrder(client, params.orderId, form)
  if (problems) return sentBack(problems, form)
  if (request.headers.get('sec-fetch-mode') === 'navigate') throw redirect(`${paths.order(params.orderId)}${url.search}`)
  return null
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, explanation, mails, neighbours, list, shopName } = loaderData
  const { orders, order: texts } = useTexts().dashboard
  return (
    <>
      <p className="hidden font-serif text-title print:block">{shopName}</p>
      <PageHead
        title={texts.title(order.number)}
        back={{ to: list ? `${paths.orders}?${list}` : paths.orders, text: orders.title }}
        status={
          <span className="flex flex-wrap gap-1.5 print:hidden">
            {order.status !== 'APPROVED' && <StatusBadge status={order.status} />}
            <PaymentBadge status={order.paymentStatus} />
            <FulfillmentBadge status={order.fulfillmentStatus} />
          </span>
        }
        detail={
          <span className="flex flex-wrap items-center gap-x-1">
            <Time instant={order.instant} text={order.date} /> · {orders.channels[order.channel] ?? order.channel}
            <CopyButton text={order.id} what={texts.id} />
          </span>
        }
        actions={
          <>
            <OrderNeighbours {...neighbours} />
            <PrintButton />
            <CodeButton call="orders.getOrder" request={{ id: order.id }} />
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-4">
          <OrderLines order={order} explanation={explanation} />
          <div className="space-y-4 print:hidden">
            <OrderTimeline key={order.id} days={order.days} problems={actionData?.problems} typed={actionData?.typed} />
            <OrderMails mails={mails} />
          </div>
        </div>
        <div className="min-w-0 space-y-4">
          <NoteCard note={order.note} />
          <div className="space-y-4 print:hidden">
            <OrderPayment order={order} />
            <OrderTags key={order.id} tags={order.tags} problems={actionData?.problems} />
          </div>
          <CustomerCard order={order} />
          <DeliveryCard delivery={order.delivery} />
          <BillingCard billing={order.billing} delivery={order.delivery} />
        </div>
      </div>
    </>
  )
}
