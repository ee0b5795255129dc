import { randomUUID } from 'node:crypto'
import { isRouteErrorResponse, redirect, useFetchers, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Client } from '@stoa/sdk'
import { Failure } from '@stoa/ui/components/failure'
import { apiContext } from '@stoa/ui/page-api'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { saveReturnSecret, returnUrlsOf } from '../return-urls/return-urls.server.ts'
import { ownMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/checkout-page'
import { CheckoutForm } from './checkout-form.tsx'
import { checkoutView } from './checkout-view.ts'
import { countriesIn } from './countries.server.ts'
import { EmptyCheckout, MissingCheckout } from './no-checkout.tsx'
import { orderOfCheckout } from './order-of-checkout.server.ts'
import { ownCartId } from './own-cart-id.server.ts'
import { paymentMethodOf, paymentMethodsOf } from './payment-method.ts'
import { placeOrder, saveForm } from './place-order.server.ts'
import { existingContact, preparedCheckout } from './prepare-checkout.server.ts'
import { PurchaseSummary } from './purchase-summary.tsx'
import { needsDelivery, needsPayment } from './requirements.ts'
import { namesSavedAddress, savedAddressesOf, withSavedAddresses } from './saved-addresses.ts'
import { orUnsent } from './unsent.ts'

export const handle = { frame: 'checkout' }

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { client } = api
  const id = params.checkoutId
  const sent = { api, request, checkoutId: id }
  saveReturnSecret(sent, url)
  const [{ checkout: found }, { shop }, { blockedPaymentOptions }, cartId, wayBack, member] = await Promise.all([
    client.checkouts.getCheckout({ id }),
    client.shop.getShop({}),
    client.checkouts.getCheckoutPaymentSettings({ id }),
    ownCartId(client),
    returnUrlsOf(sent),
    ownMember(client, 'FULL'),
  ])
  if (found.completed) throw redirect(await orderOfCheckout(client, id))
  const checkout = await preparedCheckout(client, found, { shop, member })
  // A visitor who came by a link has another cart than the checkout's.
  const isOfOwnCart = cartId !== undefined && cartId === checkout.cartId
  return {
    checkout: checkoutView(checkout, existingContact(member)),
    needsDelivery: needsDelivery(checkout),
    needsPayment: needsPayment(checkout),
    methods: paymentMethodsOf(shop, blockedPaymentOptions),
    method: paymentMethodOf(checkout),
    offline: shop.payment.offline,
    sandbox: shop.payment.sandbox,
    homeCountry: shop.address.country ?? '',
    countries: countriesIn(shop.language),
    savedAddresses: savedAddressesOf(member, shop.locale),
    idempotencyKey: randomUUID(),
    toCart: wayBack.cart ?? (isOfOwnCart ? paths.cart : undefined),
    toLogin: wayBack.login ?? (isOfOwnCart && !member ? `${paths.login}?next=${paths.cart}` : undefined),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await withOwnAddresses(client, await request.formData())
  const { checkout } = await client.checkouts.getCheckout({ id: params.checkoutId })
  if (checkout.completed) return redirect(await orderOfCheckout(client, params.checkoutId))
  const sent = { client, checkout, form }
  if (form.has('save')) return saveForm(sent)
  if (form.has('update')) return (await saveForm(sent)) ?? redirect(`${paths.checkout(params.checkoutId)}#delivery`)
  return placeOrder(sent)
}

async function withOwnAddresses(client: Client, form: FormData): Promise<FormData> {
  if (!namesSavedAddress(form)) return form
  const [member, { shop }] = await Promise.all([ownMember(client, 'FULL'), client.shop.getShop({})])
  return withSavedAddresses(form, savedAddressesOf(member, shop.locale))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsent(() => serverAction())

/** A form that was sent back may have new totals or delivery options. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 422 || defaultShouldRevalidate

export default function CheckoutPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const { checkout: words } = useTexts().storefront
  // A fetcher saves the form when something is selected.
  const isBusy = [useNavigation(), ...useFetchers()].some(({ formMethod }) => formMethod === 'POST')
  const { checkout, toCart } = data
  if (checkout.lines.length === 0) return <EmptyCheckout toCart={toCart ?? paths.cart} />
  return (
    <div className="shell grid gap-5 py-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:py-10">
      <PageTitle text={words.title} />
      <h1 className="text-heading">{words.title}</h1>
      <PurchaseSummary checkout={checkout} toCart={toCart} isBusy={isBusy} />
      <CheckoutForm key={checkout.id} data={data} returned={actionData ?? undefined} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingCheckout /> : <Failure error={error} />
}
