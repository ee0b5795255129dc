import { Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { formatTime } from '@stoa/ui/dates'
import { useFirstInvalid } from '@stoa/ui/first-invalid'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { useWhenBack } from '@stoa/ui/use-when-back'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { returnUrlsOf } from '../return-urls/return-urls.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/pay-page'
import { CardField } from './card-field.tsx'
import { findPayment } from './find-payment.server.ts'
import { payByCard } from './pay-by-card.server.ts'
import { whereNow } from './payment-state.ts'
import { fieldsOf } from './step-fields.ts'
import { TestCards } from './test-cards.tsx'
import { isUnsent, orUnsent } from './unsent.ts'

export const handle = { frame: 'checkout' }

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { client } = api
  const [payment, { shop }, wayBack] = await Promise.all([
    findPayment(client, url.searchParams),
    client.shop.getShop({}),
    returnUrlsOf({ api, request, checkoutId: params.checkoutId }),
  ])
  const elsewhere = whereNow(payment, params.checkoutId)
  if (elsewhere !== 'pay') throw redirect(elsewhere)
  return {
    checkoutId: params.checkoutId,
    paymentId: payment.paymentGatewayOrderId,
    amount: payment.amount.formattedAmount,
    keptUntil: payment.expirationDate && formatTime(payment.expirationDate, shop),
    toCart: wayBack.cart ?? paths.cart,
    outcome: payment.status === 'DECLINED' || payment.status === 'EXPIRED' ? payment.status : undefined,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  return payByCard(client, params.checkoutId, await request.formData())
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(() => serverAction())

/** The sandbox provider's payment page, with cards that approve and decline as specified. */
export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { pay } = texts.storefront
  const { amount, keptUntil, outcome } = loaderData
  const unsent = isUnsent(actionData)
  const problems = actionData && !isUnsent(actionData) ? actionData.problems : undefined
  return (
    <div className="shell max-w-xl py-8 sm:py-12">
      <PageTitle text={pay.title} />
      <h1 className="text-heading">{pay.title}</h1>
      <p className="mt-2 text-lead text-soft">{pay.amount(amount)}</p>
      <div className="mt-6 space-y-3 empty:hidden">
        {unsent && <Notice tone="problem" title={pay.offline} focused />}
        {problems && <Notice tone="problem" title={problemSummary(texts, problems)} focused={!problems.fields.cardNumber} />}
        {!actionData && outcome && <Notice tone="problem" title={pay.outcomes[outcome]} focused />}
      </div>
      <PayForm facts={loaderData} problems={problems} isUnsent={unsent} />
      {keptUntil && <p className="mt-6 text-small text-soft">{pay.keptUntil(keptUntil)}</p>}
    </div>
  )
}

interface PayFormProps {
  facts: Route.ComponentProps['loaderData']
  problems: FormProblems | undefined
  isUnsent: boolean
}

function PayForm({ facts: { checkoutId, paymentId, amount, outcome }, problems, isUnsent }: PayFormProps) {
  const texts = useTexts()
  const { pay } = texts.storefront
  const fieldOf = fieldsOf(texts, { problems, typed: {} }, ['cardNumber'])
  const form = useFirstInvalid(problems)
  const isSending = useNavigation().formMethod === 'POST'
  useWhenBack(isUnsent, () => form.current?.requestSubmit())
  return (
    // Each attempt has a new form, so that no card number is left in it.
    <Form
      ref={form}
      key={`${paymentId} ${outcome}`}
      method="post"
      action={`?payment=${paymentId}`}
      aria-busy={isSending}
      className="card mt-6 space-y-5 p-5 sm:p-7"
    >
      <input type="hidden" name="paymentId" value={paymentId} />
      <CardField facts={fieldOf('cardNumber', '')} problems={problems} required />
      <Button type="submit" pendingText={isSending && pay.paying} className="w-full">
        {pay.submit(amount)}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-soft">
        <span>{pay.once}</span>
        <Link to={paths.checkout(checkoutId)} className="link">
          {pay.otherWay}
        </Link>
      </p>
      <TestCards isSending={isSending} />
    </Form>
  )
}
