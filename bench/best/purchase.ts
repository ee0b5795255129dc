import { newId } from '../../server/src/database/ids.ts'
import type { ShopSettings } from '../../server/src/kernel/shop-settings.ts'
import type { BestStep } from './case.ts'
import { NoSuchThing } from './case.ts'
import { checkoutIn, type CheckoutDoc, createCheckout, noVariant, setPaymentMethod, updateCheckout, deliveryOf } from './checkout.ts'
import { pricesOf, type Line, type Prices } from './prices.ts'
import { addToCart, eventColumns, visitor } from './writes.ts'

// A purchase in five requests: each reads what it needs in one statement, and writes in another, which does nothing if what was read has changed since.

/** The stock can't become negative: then the table's check fails, and all of this with it. The number is taken last, because its row is every buyer's. */
const placeOrder = {
  name: 'place-order',
  text: `
    with checkout as (
      update best.checkouts set revision = revision + 1, updated_date = $4, completed = true, order_id = $5
      where site_id = $1 and id = $2 and revision = $3 and not completed returning id, revision, cart_id, total_minor, owner_id, doc
    ), moved as (
      update variants set quantity = variants.quantity - line.quantity, stock_revision = stock_revision + 1
      from checkout, (select * from unnest($6::uuid[], $7::int[]) as pieces (product_id, quantity) order by product_id) as line
      where variants.site_id = $1 and variants.product_id = line.product_id and variants.id = '${noVariant}'
      returning variants.product_id, stock_revision, variants.quantity, variants.reserved, line.quantity as sold
    ), cart as (
      delete from best.carts using checkout where carts.site_id = $1 and carts.id = checkout.cart_id and carts.checkout_id = $2
      returning carts.id, carts.revision
    ), numbered as (
      update best.order_numbers set value = value + 1 from checkout
      where site_id = $1 and (select count(*) from moved) = cardinality($6::uuid[]) returning value
    ), placed as (
      insert into best.orders (site_id, id, created_date, updated_date, number, status, payment_status, fulfillment_status, total_minor, buyer_id,
        buyer_email, checkout_id, doc)
      select $1, $5, $4, $4, value, 'APPROVED', 'NOT_PAID', 'NOT_FULFILLED', total_minor, owner_id, checkout.doc ->> 'email', $2, $8
      from numbered, checkout returning id, number, doc
    ), logged as (
      insert into best.events (${eventColumns})
      select $1, event_id, 'wix.ecom.v1.order', slug, id::text, 1, $10::jsonb, $4, doc || jsonb_build_object('number', number)
        from placed, (values ($9::uuid, 'created'), ($13::uuid, 'approved')) as events (event_id, slug)
      union all select $1, $11::uuid, 'wix.ecom.v1.checkout', 'completed', id::text, revision, $10::jsonb, $4, jsonb_build_object('orderId', $5::uuid) from checkout
      union all select $1, $12::uuid, 'wix.ecom.v1.cart', 'deleted', id::text, revision + 1, $10::jsonb, $4, null from cart
      union all select $1, gen_random_uuid(), 'wix.inventory.v1.inventory_item', 'inventory_variants_changed', product_id || '-${noVariant}', stock_revision,
        $10::jsonb, $4, jsonb_build_object('productId', product_id, 'oldQuantity', quantity - reserved + sold, 'newQuantity', quantity - reserved) from moved
    )
    select number from placed`,
}

const createOrder: BestStep = async (best, { path, callerId }) => {
  const { checkout, lines } = await checkoutIn(best, path, callerId)
  const prices = pricesOf(best.shop, lines, deliveryOf(checkout.doc))
  if (prices.totalMinor !== checkout.totalMinor || !checkout.doc.paymentMethod)
    throw new NoSuchThing('checkout with this price and a payment method')
  const doc = orderOf(best.shop, { checkout: checkout.doc, lines, prices })
  const id = newId()
  const tracked = lines.filter(({ isTracked }) => isTracked)
  const ids = tracked.map(({ productId }) => productId)
  const quantities = tracked.map(({ quantity }) => quantity)
  const values = [
    best.siteId,
    checkout.id,
    checkout.revision,
    new Date(),
    id,
    ids,
    quantities,
    doc,
    newId(),
    visitor(callerId),
    newId(),
    newId(),
    newId(),
  ]
  const [order] = await best.rows<{ number: number }>(placeOrder, values)
  if (!order) throw new NoSuchThing('checkout, as it was')
  return { orderId: id, order: { ...doc, id, number: order.number } }
}

let currencyFormat: Intl.NumberFormat | undefined

/** What was bought, as it was then. */
function orderOf(shop: ShopSettings, { checkout, lines, prices }: { checkout: CheckoutDoc; lines: readonly Line[]; prices: Prices }) {
  const format = (currencyFormat ??= new Intl.NumberFormat(shop.locale, { style: 'currency', currency: shop.currency }))
  const money = (minor: number) => ({ amount: (minor / 100).toFixed(2), formattedAmount: format.format(minor / 100) })
  return {
    currency: shop.currency,
    language: shop.language,
    lineItems: lines.map((line, index) => ({
      productId: line.productId,
      productName: line.name,
      slug: line.slug,
      productType: line.productType,
      sku: line.sku,
      weight: line.weight,
      image: line.image,
      quantity: line.quantity,
      fullPrice: money(line.fullPriceMinor),
      price: money(prices.lines[index]!.priceMinor),
      total: money(prices.lines[index]!.totalMinor),
      tax: money(prices.lines[index]!.taxMinor),
    })),
    billing: checkout.billing,
    destination: checkout.destination,
    delivery: { code: checkout.delivery, price: money(prices.deliveryMinor) },
    paymentMethod: checkout.paymentMethod,
    buyer: { email: checkout.email },
    priceSummary: { subtotal: money(prices.subtotalMinor), tax: money(prices.taxMinor), total: money(prices.totalMinor) },
    activities: [{ type: 'ORDER_PLACED', createdDate: new Date() }],
  }
}

export const purchase: readonly BestStep[] = [addToCart, createCheckout, updateCheckout, setPaymentMethod, createOrder]
