import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { redirectDocument, useFetcher, useHref, useLocation } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { formatTime } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { returnUrlsOf } from '../return-urls/return-urls.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/processing-page'
import { findPayment } from './find-payment.server.ts'
import { whereNow } from './payment-state.ts'
import { isUnreachable } from './unsent.ts'

export const handle = { frame: 'checkout' }

/** Waits for the provider's decision. Reloading only asks again; it never pays. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { client } = api
  const { checkoutId } = params
  const [payment, { shop }, wayBack] = await Promise.all([
    findPayment(client, url.searchParams),
    client.shop.getShop({}),
    returnUrlsOf({ api, request, checkoutId }),
  ])
  if (payment.status !== 'PROCESSING') {
    const where = whereNow(payment, checkoutId)
    // Loads a full page, because the frame, especially the cart, changes once it is paid.
    throw redirectDocument(where === 'pay' ? paths.pay(checkoutId, payment.paymentGatewayOrderId) : where)
  }
  return {
    amount: payment.amount.formattedAmount,
    askedAt: formatTime(new Date().toISOString(), shop, 'medium'),
    toCart: wayBack.cart ?? paths.cart,
  }
}

/** Without a network the page keeps waiting; nothing is lost. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (isUnreachable(error)) return undefined
    throw error
  }
}

const askAgainSeconds = 3

export default function ProcessingPage({ loaderData }: Route.ComponentProps) {
  const { processing } = useTexts().storefront
  const here = useHref(useLocation())
  const { heard, isOffline } = useAnswers(here, loaderData)
  return (
    <div className="shell max-w-xl py-12 sm:py-16">
      <PageTitle text={processing.title} />
      <noscript>
        <meta httpEquiv="refresh" content={String(askAgainSeconds)} />
      </noscript>
      <h1 className="text-heading">{processing.title}</h1>
      {isOffline && (
        <div className="mt-4">
          <Notice tone="problem" title={processing.offline} />
        </div>
      )}
      {heard && <output className="mt-4 block text-lead text-soft">{processing.text(heard.amount)}</output>}
      <Progress />
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href={here} className="button button-quiet">
          {processing.askAgain}
        </a>
        <span className="text-small text-soft">
          {processing.asking} {heard && !isOffline && <span className="tabular-nums">{processing.askedAt(heard.askedAt)}</span>}
        </span>
      </p>
    </div>
  )
}

type Heard = Route.ComponentProps['loaderData']

/** Asks every few seconds, and at once when the network is back. A decision redirects to another page. */
function useAnswers(here: string, first: Heard): { heard: NonNullable<Heard> | undefined; isOffline: boolean } {
  const { load, state, data } = useFetcher<typeof clientLoader>()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const ask = (): void => {
      setAsked(true)
      void load(here)
    }
    const timer = setInterval(ask, askAgainSeconds * 1000)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [load, here])
  return { heard: data ?? first, isOffline: asked && state === 'idle' && data === undefined }
}

/** The progress: completed steps, and the pending response. */
function Progress() {
  const { progress, steps } = useTexts().storefront.processing
  return (
    <ol aria-label={progress} className="card mt-8 divide-y divide-line px-5">
      {[steps.ordered, steps.sent].map((step) => (
        <li key={step} className="flex items-center gap-3 py-3">
          <Check className="size-5 shrink-0 text-good" aria-hidden="true" strokeWidth={3} />
          {step}
        </li>
      ))}
      <li aria-current="step" className="flex items-center gap-3 py-3 font-semibold">
        <span aria-hidden="true" className="skeleton mx-1 size-3 shrink-0 rounded-full! bg-accent!" />
        {steps.answer}
      </li>
    </ol>
  )
}
