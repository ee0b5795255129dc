import { randomUUID } from 'node:crypto'
import type { Package } from '../clients.ts'
import { chooseGoods, plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export async function journey(walk: Walk): Promise<void> {
  const shopper = walk.connection.visitor(walk.clientId)
  await sendNonsense(walk, shopper)
  await lackPermission(walk, shopper)
  await missThings(walk, shopper)
}

async function sendNonsense({ attempt }: Walk, { currentCart, checkout, products }: Package): Promise<void> {
  await attempt('everything wrong at once', () =>
    currentCart.addToCurrentCart({
      lineItems: [
        { quantity: 0, catalogReference: { appId: 'no guid', catalogItemId: '' } },
        { quantity: 'two', surprise: true, catalogReference: { appId, catalogItemId: 'x'.repeat(37) } },
      ],
    }),
  )
  await attempt('wrong arguments of a checkout', () =>
    checkout.updateCheckout(randomUUID(), { buyerInfo: { email: 'nobody' } }, { couponCode: 7 }),
  )
  await attempt('wrong page', () => products.queryProducts().limit(-1).find())
  await attempt('field that is not there', () => products.queryProducts().eq('shoeSize', 44).find())
}

async function lackPermission({ connection, attempt }: Walk, { orders }: Package): Promise<void> {
  await attempt('no token', () => connection.stranger().currentCart.getCurrentCart())
  await attempt('not allowed', () => orders.bulkUpdateOrderTags([randomUUID()], { assignTags: { tags: { tagIds: ['mine'] } } }))
  await attempt('forged api key', () => connection.owner('forged', randomUUID()).orders.getOrder(randomUUID()))
}

async function missThings({ clientId, connection, step, attempt }: Walk, shopper: Package): Promise<void> {
  const { currentCart, checkout, orders } = shopper
  const other = connection.visitor(clientId)
  await attempt('no cart', () => currentCart.getCurrentCart())
  await attempt('no order', () => orders.getOrder(randomUUID()))
  const checkoutId = await step('checkout', async () => {
    await currentCart.addToCurrentCart({ lineItems: [plainLine(await chooseGoods(shopper), 1)] })
    return (await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })).checkoutId
  })
  await attempt("somebody else's checkout", () => other.checkout.getCheckout(checkoutId))
  await attempt("nobody's checkout", () => other.checkout.getCheckout(randomUUID()))
  await attempt('unknown coupon', () => currentCart.updateCurrentCart({ couponCode: 'NOSUCHCODE' }))
  await attempt('unknown coupon on a checkout', () => checkout.updateCheckout(checkoutId, {}, { couponCode: 'NOSUCHCODE' }))
  await attempt('unknown gift card', () => checkout.updateCheckout(checkoutId, {}, { giftCardCode: 'NOSUCHCARD' }))
}
