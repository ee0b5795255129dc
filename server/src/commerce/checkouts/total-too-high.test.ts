import { expect, test } from 'vitest'
import { readyCheckout } from '../../../../tests/support/buying.ts'
import { bowl, jug } from '../../../../tests/support/goods.ts'
import { line, makeTestShop, refusalOf } from '../../../../tests/support/shop.ts'

test('TOTAL_TOO_HIGH: from every call about a checkout whose prices have risen, until its items are removed', async () => {
  const shop = await makeTestShop({ rateLimits: 'off' })
  const vera = shop.as(shop.visitor())
  const owner = shop.as(shop.owner())
  const { cart } = await vera.carts.addToCurrentCart({ lineItems: [line(jug, 9), line(bowl)] })
  const [jugs, bowls] = cart.lineItems.map(({ id }) => id!)
  const { checkoutId } = await vera.carts.createCheckoutFromCurrentCart({})
  const id = await readyCheckout(vera, { items: [line(jug, 9), line(bowl)], method: 'OFFLINE' })
  const { checkout } = await vera.checkouts.getCheckout({ id })
  await shop.reprice(jug, 999_999_999_999)
  const { checkouts, carts } = vera
  const bowlOf = checkout.lineItems.find(({ catalogReference }) => catalogReference?.catalogItemId === bowl)!.id!
  const refused = [
    checkouts.getCheckout({ id }),
    checkouts.getCheckoutByCartId({ id: cart.id! }),
    checkouts.removeCoupon({ id }),
    checkouts.removeGiftCard({ id }),
    checkouts.removeLineItems({ id, lineItemIds: [bowlOf] }),
    checkouts.selectPaymentMethod({ id, method: 'ONLINE' }),
    owner.checkouts.removeOverrideCheckoutUrl({ id }),
    carts.removeLineItemsFromCurrentCart({ lineItemIds: [bowls!] }),
  ].map(refusalOf)
  for (const refusal of await Promise.all(refused)) expect(refusal).toMatchObject({ status: 400, code: 'TOTAL_TOO_HIGH' })
  expect(await refusalOf(checkouts.createOrder({ id }))).toMatchObject({ status: 428, code: 'CALCULATION_ERROR' })
  const read = await carts.getCurrentCart({})
  expect(read.cart.subtotal!.amount).toBe('90000000026.91')
  await owner.checkouts.markCheckoutAsCompleted({ id: checkoutId })
  await carts.removeLineItemsFromCurrentCart({ lineItemIds: [jugs!] })
})
