import { beforeAll, describe, expect, test } from 'vitest'
import { checkouts } from '@stoa/contract'
import { song } from '../../../../../tests/support/goods.ts'
import { line, makeTestShop, porto, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

const ghost = 'dead0000-0000-4000-8000-000000000000'
const lineId = '90000000-0000-4000-8000-000000000001'

/** The request of each call besides the id. Calls that aren't listed need the id only. */
const requestFields: Readonly<Record<string, object>> = {
  addToCheckout: { lineItems: [line(song)] },
  removeLineItems: { lineItemIds: [lineId] },
  updateLineItemsQuantity: { lineItems: [{ id: lineId, quantity: 2 }] },
  selectPaymentMethod: { method: 'OFFLINE' },
}

const requestFor = (name: string, id: string): object =>
  name === 'updateCheckout' ? { checkout: { id, buyerInfo: { email: 'mallory@example.com' } } } : { id, ...requestFields[name] }

const byId = Object.entries(checkouts).filter(([name]) => name !== 'createCheckout')

describe('another visitor’s checkout is like one that doesn’t exist', () => {
  const buyersCalls = byId.filter(([, { allow }]) => (allow as readonly string[]).includes('visitor')).map(([name]) => name)

  test.each(buyersCalls)('404: %s', async (name) => {
    const vera = shop.as(shop.visitor())
    const { checkout } = await vera.checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(song)] })
    const ask = (identity: Parameters<TestShop['as']>[0], id: string) =>
      refusalOf(
        (shop.as(identity).checkouts as unknown as Record<string, (request: object) => Promise<unknown>>)[name]!(requestFor(name, id)),
      )
    const otherVisitor = shop.visitor()
    const ghostAnswer = await ask(otherVisitor, ghost)
    expect(ghostAnswer).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' })
    const neighbour = { ...shop.owner(), siteId: (await shop.neighbour()).siteId }
    for (const identity of [
      otherVisitor,
      { ...shop.owner(), kind: 'member' as const },
      { ...shop.visitor(), kind: 'member' as const },
      neighbour,
    ]) {
      const answer = await ask(identity, checkout.id!)
      expect([answer.status, answer.code, answer.message, answer.data]).toEqual([
        ghostAnswer.status,
        ghostAnswer.code,
        ghostAnswer.message,
        ghostAnswer.data,
      ])
    }
    expect(await vera.checkouts.getCheckout({ id: checkout.id! })).toEqual({ checkout })
  })

  test('404: another visitor’s cart leads to no checkout', async () => {
    const vera = shop.as(shop.visitor())
    const { cart } = await vera.carts.addToCurrentCart({ lineItems: [line(song)] })
    await vera.carts.createCheckoutFromCurrentCart({ shippingAddress: porto })
    const refusal = await refusalOf(shop.as(shop.visitor()).checkouts.getCheckoutByCartId({ id: cart.id! }))
    expect(refusal).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' })
  })
})

test('403: a visitor can’t make the shop’s calls, even for its own checkout', async () => {
  const vera = shop.as(shop.visitor())
  const { checkout } = await vera.checkouts.createCheckout({ channelType: 'WEB', lineItems: [line(song)] })
  const calls = [
    vera.checkouts.markCheckoutAsCompleted({ id: checkout.id! }),
    vera.checkouts.removeOverrideCheckoutUrl({ id: checkout.id! }),
  ]
  for (const call of calls) expect(await refusalOf(call)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  expect((await vera.checkouts.getCheckout({ id: checkout.id! })).checkout.completed).toBe(false)
})
