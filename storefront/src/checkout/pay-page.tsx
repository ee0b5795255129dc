import { Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/pay-page'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { payByCard } from './pay-by-card.server.ts'
import { whereNow } from './payment-state.ts'
import { findPayment } from './find-payment.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const payment = await findPayment(client, url.searchParams)
  const elsewhere = whereNow(payment, params.checkoutId)
  if (elsewhere !== 'pay') throw redirect(elsewhere)
  return {
    checkoutId: params.checkoutId,
    paymentId: payment.paymentGatewayOrderId,
    amount: payment.amount.formattedAmount,
    outcome: payment.status === 'DECLINED' || payment.status === 'EXPIRED' ? payment.status : undefined,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  return payByCard(client, params.checkoutId, await request.formData())
}

/** The sandbox provider's own page: cards that approve and decline as they are told. */
export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { pay } = texts.storefront
  const isSending = useNavigation().formMethod === 'POST'
  const { checkoutId, paymentId, amount, outcome } = loaderData
  return (
    <div className="shell max-w-xl py-8 sm:py-12">
      <PageTitle text={pay.title} />
      <h1 className="text-heading">{pay.title}</h1>
      <p className="mt-2 text-lead text-soft">{pay.amount(amount)}</p>
      <div className="mt-6 space-y-3">
        {actionData && <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />}
        {!actionData && outcome && <Notice tone="problem" title={pay.outcomes[outcome]} focused />}
        <TestCards />
      </div>
      {/* Another attempt, another form: no card number is left in it. */}
      <Form key={`${paymentId} ${outcome}`} method="post" action={`?payment=${paymentId}`} className="mt-6 space-y-5">
        <input type="hidden" name="paymentId" value={paymentId} />
        <Field
          label={pay.cardNumber}
          name="cardNumber"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={40}
          required
          error={actionData && fieldError(texts, actionData.problems, 'cardNumber')}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" pendingText={isSending && pay.paying} className="min-w-56">
            {pay.submit(amount)}
          </Button>
          <Link to={paths.checkout(checkoutId, 'payment')} className="link">
            {pay.otherWay}
          </Link>
        </div>
      </Form>
    </div>
  )
}

function TestCards() {
  const { pay } = useTexts().storefront
  return (
    <Notice title={pay.sandboxTitle}>
      <ul className="mt-1 text-small">
        {pay.testCards.map(({ number, says }) => (
          <li key={number}>
            <code>{number}</code> {says}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
