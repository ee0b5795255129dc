import { useEffect } from 'react'
import { redirect, useHref, useLocation, useRevalidator } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/processing-page'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { findPayment } from './find-payment.server.ts'
import { whereNow } from './payment-state.ts'

/** Where one waits for the provider's word. Loading it again only asks again; it never pays. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const payment = await findPayment(client, url.searchParams)
  const { checkoutId } = params
  if (payment.status !== 'PROCESSING') {
    const where = whereNow(payment, checkoutId)
    throw redirect(where === 'pay' ? paths.pay(checkoutId, payment.paymentGatewayOrderId) : where)
  }
  return { amount: payment.amount.formattedAmount }
}

const askAgainSeconds = 3

export default function ProcessingPage({ loaderData: { amount } }: Route.ComponentProps) {
  const { processing } = useTexts().storefront
  const { revalidate } = useRevalidator()
  const here = useHref(useLocation())
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), askAgainSeconds * 1000)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <div className="shell max-w-xl py-16 text-center">
      <PageTitle text={processing.title} />
      <noscript>
        <meta httpEquiv="refresh" content={String(askAgainSeconds)} />
      </noscript>
      <h1 className="text-heading">{processing.title}</h1>
      <output className="mt-4 block text-soft">{processing.text(amount)}</output>
      <p className="mt-8">
        <a href={here} className="button button-quiet">
          {processing.askAgain}
        </a>
      </p>
    </div>
  )
}
