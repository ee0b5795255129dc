import { newId } from '../../server/src/database/ids.ts'
import type { Best, BestStep } from './case.ts'
import { NoSuchThing } from './case.ts'
import { pricesOf, type Line } from './prices.ts'
import { eventColumns, visitor } from './writes.ts'

export const noVariant = '00000000-0000-0000-0000-000000000000'

/** The lines of a cart or checkout with their products and prices of today. */
const linesOf = (owner: string) => `
  cross join lateral jsonb_each(${owner}.doc -> 'lines') as line (product_id, content)
  cross join lateral (
    select name, slug, product_type, doc -> 'discount' as discount, doc -> 'media' -> 0 as image from products
    where site_id = $1 and id = line.product_id::uuid
  ) as product
  cross join lateral (
    select price_minor, sku, weight::float8, track_quantity from variants
    where site_id = $1 and product_id = line.product_id::uuid and id = '${noVariant}'
  ) as variant`

const lineColumns = `line.product_id as "productId", (line.content ->> 'quantity')::int as quantity, name, slug, product_type as "productType", discount, image,
  price_minor as "fullPriceMinor", sku, weight, track_quantity as "isTracked"`

interface Address {
  country: string
}

export interface CheckoutDoc {
  email: string
  lines: Record<string, { quantity: number; name: string }>
  destination: { address: Address; contactDetails?: object }
  billing: { address: Address; contactDetails?: object }
  delivery?: string
  paymentMethod?: string
}

const readCart = {
  name: 'read-cart',
  text: `select carts.id, carts.revision, carts.doc, ${lineColumns} from best.carts ${linesOf('carts')} where site_id = $1 and owner_id = $2`,
}

const openCheckout = {
  name: 'open-checkout',
  text: `
    with cart as (
      update best.carts set revision = revision + 1, updated_date = $4, checkout_id = $5 where site_id = $1 and id = $2 and revision = $3
      returning id, revision, doc
    ), checkout as (
      insert into best.checkouts (site_id, id, revision, created_date, updated_date, owner_id, cart_id, total_minor, doc)
      select $1, $5, 1, $4, $4, $6, id, $7, $8 from cart returning id, revision, total_minor, doc
    ), logged as (
      insert into best.events (${eventColumns})
      select $1, $9::uuid, 'wix.ecom.v1.checkout', 'created', id, 1, $11::jsonb, $4, doc || jsonb_build_object('totalMinor', total_minor) from checkout
      union all select $1, $10::uuid, 'wix.ecom.v1.cart', 'updated', id, revision, $11::jsonb, $4, doc from cart
    )
    select id from checkout`,
}

type Lined = Line & { id: string; revision: number }

interface CreateCheckout {
  email: string
  shippingAddress: Address
  billingAddress: Address
}

export const createCheckout: BestStep = async ({ rows, siteId, shop }, { body, callerId }) => {
  const { email, shippingAddress, billingAddress } = body as CreateCheckout
  const lines = await rows<Lined & { doc: Pick<CheckoutDoc, 'lines'> }>(readCart, [siteId, callerId])
  const cart = lines[0]
  if (!cart) throw new NoSuchThing('cart')
  const doc: CheckoutDoc = { email, lines: cart.doc.lines, destination: { address: shippingAddress }, billing: { address: billingAddress } }
  const prices = pricesOf(shop, lines, shippingAddress)
  const id = newId()
  const values = [siteId, cart.id, cart.revision, new Date(), id, callerId, prices.totalMinor, doc, newId(), newId(), visitor(callerId)]
  const [opened] = await rows(openCheckout, values)
  if (!opened) throw new NoSuchThing('cart, as it was')
  return { checkoutId: id, checkout: doc, prices, lines }
}

type LinedCheckout = Lined & { cartId: string; totalMinor: number; doc: CheckoutDoc }

const readCheckout = {
  name: 'read-checkout',
  text: `
    select checkouts.id, checkouts.revision, checkouts.cart_id as "cartId", checkouts.total_minor as "totalMinor", checkouts.doc, ${lineColumns}
    from best.checkouts ${linesOf('checkouts')} where site_id = $1 and checkouts.id = $2 and owner_id = $3 and not completed`,
}

const logCheckout = `
  insert into best.events (${eventColumns})
  select $1, $5, 'wix.ecom.v1.checkout', 'updated', id, revision, $6, $4, doc || jsonb_build_object('totalMinor', total_minor) from checkout`

const changeCheckout = {
  name: 'change-checkout',
  text: `
    with checkout as (
      update best.checkouts set revision = revision + 1, updated_date = $4, total_minor = $7, doc = $8
      where site_id = $1 and id = $2 and revision = $3 and not completed returning id, revision, total_minor, doc
    ), logged as (${logCheckout})
    select revision from checkout`,
}

interface UpdateCheckout {
  checkout: {
    buyerInfo: { email: string }
    billingInfo: CheckoutDoc['billing']
    shippingInfo: { shippingDestination: CheckoutDoc['destination']; selectedCarrierServiceOption: { code: string } }
  }
}

export const updateCheckout: BestStep = async (best, { path, body, callerId }) => {
  const { buyerInfo, billingInfo, shippingInfo } = (body as UpdateCheckout).checkout
  const { checkout, lines } = await checkoutIn(best, path, callerId)
  const doc: CheckoutDoc = {
    ...checkout.doc,
    email: buyerInfo.email,
    billing: billingInfo,
    destination: shippingInfo.shippingDestination,
    delivery: shippingInfo.selectedCarrierServiceOption.code,
  }
  const prices = pricesOf(best.shop, lines, deliveryOf(doc))
  const values = [best.siteId, checkout.id, checkout.revision, new Date(), newId(), visitor(callerId), prices.totalMinor, doc]
  const [changed] = await best.rows(changeCheckout, values)
  if (!changed) throw new NoSuchThing('checkout, as it was')
  return { checkout: doc, prices, lines }
}

const choosePayment = {
  name: 'choose-payment',
  text: `
    with checkout as (
      update best.checkouts set revision = revision + 1, updated_date = $4, doc = doc || jsonb_build_object('paymentMethod', $7::text)
      where site_id = $1 and id = $2 and owner_id = $3 and not completed returning id, revision, total_minor, doc
    ), logged as (${logCheckout})
    select * from checkout`,
}

export const setPaymentMethod: BestStep = async ({ rows, siteId }, { path, body, callerId }) => {
  const { method } = body as { method: string }
  const [checkout] = await rows(choosePayment, [siteId, idIn(path), callerId, new Date(), newId(), visitor(callerId), method])
  if (!checkout) throw new NoSuchThing(path)
  return { checkout }
}

export async function checkoutIn(
  { rows, siteId }: Best,
  path: string,
  ownerId: string,
): Promise<{ checkout: LinedCheckout; lines: LinedCheckout[] }> {
  const lines = await rows<LinedCheckout>(readCheckout, [siteId, idIn(path), ownerId])
  const [checkout] = lines
  if (!checkout) throw new NoSuchThing(path)
  return { checkout, lines }
}

export const deliveryOf = ({ destination, delivery }: CheckoutDoc) => ({
  country: destination.address.country,
  ...(delivery === undefined ? {} : { delivery }),
})

const idIn = (path: string): string => /\/checkouts\/([^/]+)/.exec(path)![1]!
