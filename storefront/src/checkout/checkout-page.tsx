import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, redirect, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Failure } from '@stoa/ui/components/failure'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { saveReturnSecret, returnUrlsOf } from '../return-urls/return-urls.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/checkout-page'
import { checkoutView } from './checkout-view.ts'
import { ContactStep } from './contact-step.tsx'
import { countriesIn } from './countries.server.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { draftOf } from './drafts.ts'
import { EmptyCheckout, MissingCheckout } from './no-checkout.tsx'
import { Notices } from './notices.tsx'
import { orderOfCheckout } from './order-of-checkout.server.ts'
import { ownCartId } from './own-cart-id.server.ts'
import { paymentMethodOf, paymentMethodsOf } from './payment-method.ts'
import { PaymentStep } from './payment-step.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { ReviewStep } from './review-step.tsx'
import { saveStep } from './save-step.server.ts'
import { isUnsent, orUnsent } from './send-when-back.ts'
import { StepNav } from './step-nav.tsx'
import type { StepProps } from './step-props.ts'
import { reachableStep, stepNames, stepsOf, type StepName } from './steps.ts'

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { client } = api
  const id = params.checkoutId
  const sent = { api, request, checkoutId: id }
  saveReturnSecret(sent, url)
  const [{ checkout }, { shop }, { blockedPaymentOptions }, cartId, wayBack] = await Promise.all([
    client.checkouts.getCheckout({ id }),
    client.shop.getShop({}),
    client.checkouts.getCheckoutPaymentSettings({ id }),
    ownCartId(client),
    returnUrlsOf(sent),
  ])
  if (checkout.completed) throw redirect(await orderOfCheckout(client, id))
  const asked = url.searchParams.get('step')
  const step = reachableStep(checkout, asked)
  if (step !== asked) throw redirect(paths.checkout(id, step))
  return {
    step,
    steps: stepsOf(checkout),
    checkout: checkoutView(checkout, shop),
    methods: paymentMethodsOf(shop, blockedPaymentOptions),
    method: paymentMethodOf(checkout),
    offline: shop.payment.offline,
    sandbox: shop.payment.sandbox,
    homeCountry: shop.address.country ?? '',
    countries: step === 'delivery' || step === 'payment' ? countriesIn(shop.language) : [],
    idempotencyKey: randomUUID(),
    // A visitor who came by a link has another cart than the checkout's.
    toCart: wayBack.cart ?? (cartId !== undefined && cartId === checkout.cartId ? paths.cart : undefined),
    toLogin: wayBack.login,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  const { checkout } = await client.checkouts.getCheckout({ id: params.checkoutId })
  if (checkout.completed) return redirect(await orderOfCheckout(client, params.checkoutId))
  const step = stepNames.find((name) => name === textOf(form, 'step')) ?? 'contact'
  return saveStep(step, { client, checkout, form })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(() => serverAction())

/** A form that was sent back may have new totals or delivery options. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 422 || defaultShouldRevalidate

const views: Readonly<Record<StepName, (props: StepProps) => ReactNode>> = {
  contact: ContactStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
}

export default function CheckoutPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const { checkout: words } = useTexts().storefront
  const isBusy = useNavigation().formMethod === 'POST'
  const { step, checkout } = data
  const unsent = isUnsent(actionData)
  // A returned form names its step: after Back, its errors belong to another step.
  const returned = actionData && !isUnsent(actionData) && actionData.typed.step === step ? actionData : undefined
  const typed = returned?.typed ?? draftOf(`${checkout.id} ${step}`) ?? {}
  const Step = views[step]
  if (checkout.lines.length === 0) return <EmptyCheckout toCart={data.toCart ?? paths.cart} />
  return (
    <div className="shell grid gap-6 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-12">
      <PageTitle text={words.steps[step]} />
      <div className="min-w-0">
        <h1 className="text-heading">{words.title}</h1>
        <StepNav id={checkout.id} steps={data.steps} current={step} />
      </div>
      <PurchaseSummary checkout={checkout} toCart={data.toCart} isBusy={isBusy} isWhole={step === 'review'} />
      <div className="min-w-0 space-y-6">
        <Notices problems={returned?.problems} isUnsent={unsent} hindrances={checkout.hindrances} toCart={data.toCart} />
        <Step key={step} data={data} problems={returned?.problems} typed={typed} isUnsent={unsent} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingCheckout /> : <Failure error={error} />
}
