import type { Package } from '../clients.ts'
import { cartFacts, orderFacts } from '../facts.ts'
import { chooseGoods, plainLine, variantLine, type Goods } from '../goods.ts'
import type { Walk } from '../journey.ts'
import { pay } from '../pay.ts'
import { searchOrders } from '../search-orders.ts'
import { standInFrame } from '../stand-in-frame.ts'

const password = 'a windowsill full of basil'
const lisbon = { country: 'PT', city: 'Lisboa', postalCode: '1100-001', addressLine1: 'Rua Augusta 1' }

/** A site's own front end: a shopper and her session, each step with what the ones before have left. */
interface Visit extends Walk {
  shopper: Package
  goods: Goods
  email: string
}

/** One shopper from her first look at the shop to her second sign-in. */
export async function journey(walk: Walk): Promise<void> {
  const { clientId, connection, generation, mode, step } = walk
  const shopper = connection.visitor(clientId)
  const goods = await step('browse', () => chooseGoods(shopper))
  const visit = { ...walk, shopper, goods, email: `vera.${generation}.${mode}@example.com` }
  standInFrame('https://front.example')
  await fillCart(visit)
  await signIn(visit, 'registered', () => shopper.auth.register({ email: visit.email, password, profile: { nickname: 'Vera' } }))
  const orderId = await buy(visit, await openCheckout(visit))
  await readOrder(visit, orderId)
  await loseSession(visit, orderId)
  await signIn(visit, 'signed in again', () => shopper.auth.login({ email: visit.email, password }))
  await carryOn(visit, orderId)
}

async function fillCart({ step, shopper: { currentCart }, goods }: Visit): Promise<void> {
  await step('add', async () => cartFacts((await currentCart.addToCurrentCart({ lineItems: [plainLine(goods, 2)] })).cart))
  await step('add again', async () => cartFacts((await currentCart.addToCurrentCart({ lineItems: [variantLine(goods, 1)] })).cart))
  await step('subtotal', async () => {
    const { subtotal, lineItems } = await currentCart.getCurrentCart()
    const texts = lineItems.map(({ productName, descriptionLines }: Package) => ({ productName, descriptionLines }))
    return { subtotal, linePrices: lineItems.map(({ lineItemPrice }: Package) => lineItemPrice.amount), texts }
  })
}

async function signIn({ step, shopper: { auth, members } }: Visit, name: string, act: () => Promise<Package>): Promise<void> {
  const { loginState, data } = await step(name, act)
  await step(`${name}: as a member`, async () => {
    auth.setTokens(await auth.getMemberTokensForDirectLogin(data.sessionToken))
    return { loginState, email: (await members.getCurrentMember({ fieldsets: ['FULL'] })).member.loginEmail }
  })
}

/** An address, but no delivery option. */
async function openCheckout({ step, shopper: { currentCart, checkout }, email }: Visit): Promise<string> {
  const { checkoutId } = await step('checkout', () =>
    currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email, shippingAddress: { ...lisbon }, billingAddress: { ...lisbon } }),
  )
  await step('checkout without choosing delivery', async () => {
    const { shippingInfo, violations = [], priceSummary } = await checkout.getCheckout(checkoutId)
    const { code, title, cost } = shippingInfo.selectedCarrierServiceOption
    return { delivery: { code, title, cost: cost.price.amount }, violations, total: priceSummary.total.amount }
  })
  return checkoutId
}

async function buy({ step, baseUrl, shopper }: Visit, checkoutId: string): Promise<string> {
  const placed: Package[] = await step('ten create-orders at once', () =>
    Promise.all(Array.from({ length: 10 }, () => shopper.checkout.createOrder(checkoutId))),
  )
  const [{ orderId, paymentGatewayOrderId }] = placed as [Package]
  await step('pay', () => pay(shopper, baseUrl, paymentGatewayOrderId))
  return orderId
}

async function readOrder(visit: Visit, orderId: string): Promise<void> {
  const { step, shopper, connection, apiKey, siteId } = visit
  const owner = connection.owner(apiKey, siteId)
  const readers = { buyer: shopper, owner }
  for (const [name, { orders }] of Object.entries<Package>(readers)) {
    await step(`${name} reads the order`, async () => {
      const order = await orders.getOrder(orderId)
      const { code, title, cost } = order.shippingInfo
      const options = order.lineItems.map(({ paymentOption }: Package) => paymentOption)
      return { ...orderFacts(order), delivery: { code, title, cost: cost.price.amount }, options }
    })
    await step(`${name} finds the order`, async () => {
      const found = await searchOrders(orders, { filter: { _id: orderId }, cursorPaging: { limit: 5 } })
      return found.orders.map(({ _id }: Package) => _id)
    })
  }
  await step('all orders of the buyer', async () => {
    const found = await searchOrders(owner.orders, { filter: { 'buyerInfo.email': visit.email }, cursorPaging: { limit: 50 } })
    return found.orders.map(({ _id, number }: Package) => ({ _id, number }))
  })
}

/** The shopper signs out everywhere else from another device. The packages of this one learn nothing of it. */
async function loseSession({ step, attempt, baseUrl, clientId, connection, shopper, goods, email }: Visit, orderId: string): Promise<void> {
  const other = connection.visitor(clientId)
  await step('ended elsewhere', async () => {
    const { data } = await other.auth.login({ email, password })
    other.auth.setTokens(await other.auth.getMemberTokensForDirectLogin(data.sessionToken))
    const url = new URL('/stoa/v1/member-sessions/my/end-others', baseUrl)
    return (await other.fetchWithAuth(url.href, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status
  })
  await attempt('browses as a visitor', async () => (await shopper.products.queryProducts().limit(3).find()).items.length)
  await attempt('has no cart as a visitor', () => shopper.currentCart.getCurrentCart())
  await attempt('fills a cart as a visitor', async () =>
    cartFacts((await shopper.currentCart.addToCurrentCart({ lineItems: [plainLine(goods, 1)] })).cart),
  )
  await attempt('is no member', () => shopper.members.getCurrentMember({ fieldsets: ['FULL'] }))
  await attempt('joins the community', () => shopper.members.joinCommunity())
  await attempt('does not see the order', () => shopper.orders.getOrder(orderId))
}

async function carryOn({ attempt, shopper }: Visit, orderId: string): Promise<void> {
  await attempt('sees the order again', async () => orderFacts(await shopper.orders.getOrder(orderId)))
  await attempt('keeps the cart', async () => cartFacts(await shopper.currentCart.getCurrentCart()))
}
