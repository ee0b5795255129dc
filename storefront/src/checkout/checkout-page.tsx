import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/checkout-page'
import { ownCart } from '../cart/own-cart.server.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { checkoutView } from './checkout-view.ts'
import { ContactStep } from './contact-step.tsx'
import { countriesIn } from './countries.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { orderOfCheckout } from './order-of-checkout.server.ts'
import { paymentMethodOf, paymentMethodsOf } from './payment-method.ts'
import { PaymentStep } from './payment-step.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'
import { ReviewStep } from './review-step.tsx'
import { saveStep } from './save-step.server.ts'
import { StepNav } from './step-nav.tsx'
import { reachableStep, stepNames, stepsOf, type StepName } from './steps.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const id = params.checkoutId
  const [{ checkout }, { shop }, { blockedPaymentOptions }, cart] = await Promise.all([
    client.checkouts.getCheckout({ id }),
    client.shop.getShop({}),
    client.checkouts.getCheckoutPaymentSettings({ id }),
    ownCart(client),
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
    countries: step === 'delivery' ? countriesIn(shop.language) : [],
    idempotencyKey: randomUUID(),
    // Who came by a link has another cart than the one this was made from.
    isFromOwnCart: cart !== undefined && cart.id === checkout.cartId,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  const { checkout } = await client.checkouts.getCheckout({ id: params.checkoutId })
  const step = stepNames.find((name) => name === textOf(form, 'step')) ?? 'contact'
  return saveStep(step, { client, checkout, form })
}

export type CheckoutData = Route.ComponentProps['loaderData']

/** What every step is given: the page's data, and its own form when that came back. */
export interface StepProps {
  data: CheckoutData
  problems: FormProblems | undefined
  typed: Readonly<Record<string, string>>
}

const views: Readonly<Record<StepName, (props: StepProps) => ReactNode>> = {
  contact: ContactStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
}

export default function CheckoutPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { checkout: words } = texts.storefront
  const { step, checkout } = data
  // A form that came back says which step it was: after Back its troubles are another step's.
  const returned = actionData?.typed.step === step ? actionData : undefined
  const Step = views[step]
  return (
    <div className="shell grid gap-8 py-8 sm:py-12 lg:grid-cols-[1fr_24rem] lg:gap-14">
      <PageTitle text={words.steps[step]} />
      <div className="min-w-0">
        <h1 className="text-heading">{words.title}</h1>
        <StepNav id={checkout.id} steps={data.steps} current={step} />
        <div className="mt-6 space-y-3 empty:hidden">
          {returned && <Notice tone="problem" title={problemSummary(texts, returned.problems)} focused />}
          {checkout.warnings.map((warning) => (
            <Notice key={warning} title={warning} />
          ))}
        </div>
        <Step key={step} data={data} problems={returned?.problems} typed={returned?.typed ?? {}} />
      </div>
      {/* The review has all of it in its own place. */}
      {step !== 'review' && <PurchaseSummary checkout={checkout} isFromOwnCart={data.isFromOwnCart} />}
    </div>
  )
}
