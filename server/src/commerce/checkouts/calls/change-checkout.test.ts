import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, hidden, jug, mug, song } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, makeTestShop, refusalOf, visitorsCheckout, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

describe('lines', () => {
  test('200: adds, sets, limits to stock and removes; the total follows', async () => {
    const { vera, id, jugs, songs } = await visitorsCheckout(shop)
    const added = await vera.checkouts.addToCheckout({ id, lineItems: [line(jug), line(bowl)] })
    expect(added.checkout.lineItems.map(({ quantity }) => quantity)).toEqual([3, 1, 1])
    const more = await vera.checkouts.updateLineItemsQuantity({ id, lineItems: [{ id: jugs, quantity: 11 }] })
    expect(more.checkout.lineItems[0]!.quantity).toBe(10)
    const less = await vera.checkouts.removeLineItems({ id, lineItemIds: [jugs, songs] })
    expect(less.checkout).toMatchObject({
      lineItems: [{ productName: { original: 'Bowl' } }],
      priceSummary: { total: { amount: '38.40' } },
    })
    expect(await shop.quoted(id)).toBe(3840)
  })

  test('200: 20 concurrent additions all count', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    await Promise.all(Array.from({ length: 20 }, () => vera.checkouts.addToCheckout({ id, lineItems: [line(bowl)] })))
    expect((await vera.checkouts.getCheckout({ id })).checkout.lineItems[2]!.quantity).toBe(20)
  })

  test('200: reports unavailable lines as violations', async () => {
    const { vera, id, jugs } = await visitorsCheckout(shop)
    const { checkout } = await vera.checkouts.addToCheckout({ id, lineItems: [line(jug, 9)] })
    expect(checkout.violations).toEqual([
      { severity: 'ERROR', target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: jugs } }, description: 'Only 10 left of Jug.' },
    ])
  })

  test('404: lines that don’t exist, and items that aren’t sold', async () => {
    const { vera, id } = await visitorsCheckout(shop)
    const strange = '90000000-0000-4000-8000-000000000001'
    expect((await refusalOf(vera.checkouts.removeLineItems({ id, lineItemIds: [strange] }))).code).toBe('LINE_ITEM_NOT_FOUND')
    expect((await refusalOf(vera.checkouts.updateLineItemsQuantity({ id, lineItems: [{ id: strange, quantity: 1 }] }))).code).toBe(
      'LINE_ITEM_NOT_FOUND',
    )
    expect((await refusalOf(vera.checkouts.addToCheckout({ id, lineItems: [line(hidden)] }))).code).toBe('ITEM_NOT_FOUND_IN_CATALOG')
    expect(brokenRules(await refusalOf(vera.checkouts.addToCheckout({ id, lineItems: [line(mug)] })))).toEqual([
      'lineItems[0].catalogReference.options.customTextFields.Name REQUIRED_FIELD',
    ])
  })

  test('400: invalid quantities', async () => {
    const { vera, id, jugs } = await visitorsCheckout(shop)
    for (const quantity of [-1, 0, 1.5, 100_001]) {
      expect((await refusalOf(vera.checkouts.updateLineItemsQuantity({ id, lineItems: [{ id: jugs, quantity }] }))).code).toBe(
        'INVALID_ARGUMENT',
      )
    }
  })
})

describe('coupons and gift cards', () => {
  test('404 for each code, 429 after ten in a minute; removing a code changes nothing', async () => {
    const { vera, id, checkout } = await visitorsCheckout(shop)
    const guess = (codes: object) => refusalOf(vera.checkouts.updateCheckout({ checkout: { id }, ...codes }))
    for (let number = 0; number < 5; number++) {
      expect(await guess({ couponCode: `C${number}` })).toMatchObject({ status: 404, code: 'ERROR_COUPON_DOES_NOT_EXIST' })
      expect(await guess({ giftCardCode: `G${number}` })).toMatchObject({ status: 404, code: 'GIFT_CARD_NOT_FOUND' })
    }
    expect((await guess({ couponCode: 'C5' })).status).toBe(429)
    expect(await vera.checkouts.removeCoupon({ id })).toEqual({ checkout })
    expect(await vera.checkouts.removeGiftCard({ id })).toEqual({ checkout })
  })
})

describe('getCheckoutUrl', () => {
  test('200: the URL opens this checkout only, for 24 hours', async () => {
    const own = await makeTestShop()
    own.clock.now = new Date('2026-11-20T12:00:00.000Z')
    const { vera, id } = await visitorsCheckout(own)
    const { checkoutUrl } = await vera.checkouts.getCheckoutUrl({ id })
    const url = new URL(checkoutUrl)
    expect(`${url.origin}${url.pathname}`).toBe(`http://127.0.0.1:4400/checkout/${id}`)
    const token = url.searchParams.get('token')!
    const { tokens } = own.app.services
    expect(await tokens.verify('hand-over', token)).toEqual({ role: 'checkout', subject: id, siteId: own.siteId })
    expect(await tokens.verify('access', token)).toBeUndefined()
    own.clock.now = new Date('2026-11-21T12:00:01.000Z')
    expect(await tokens.verify('hand-over', token)).toBeUndefined()
  })
})

describe('the quoted total', () => {
  test('is the total last shown to the buyer; reads by the owner don’t count', async () => {
    const own = await makeTestShop()
    const { vera, id } = await visitorsCheckout(own)
    expect(await own.quoted(id)).toBe(11_280)
    await own.reprice(song, 1000)
    expect((await own.as(own.owner()).checkouts.getCheckout({ id })).checkout.priceSummary.total.amount).toBe('114.00')
    expect(await own.quoted(id)).toBe(11_280)
    expect((await vera.checkouts.getCheckout({ id })).checkout.priceSummary.total.amount).toBe('114.00')
    expect(await own.quoted(id)).toBe(11_400)
  })

  test('a read takes one statement, a change two', async () => {
    const own = await makeTestShop()
    const { vera, id } = await visitorsCheckout(own)
    const count = (work: () => Promise<unknown>) => statementsOf(own.database, work)
    expect(await count(() => vera.checkouts.getCheckout({ id }))).toBe(1)
    // read the checkout and all items; save the checkout with its event
    expect(await count(() => vera.checkouts.addToCheckout({ id, lineItems: [line(bowl), line(song)] }))).toBe(2)
  })
})

describe('a completed checkout', () => {
  test('428 CHECKOUT_IS_COMPLETE: can’t be changed but can be read', async () => {
    const { vera, id, jugs, checkout } = await visitorsCheckout(shop)
    const owner = shop.as(shop.owner())
    await owner.checkouts.markCheckoutAsCompleted({ id })
    await owner.checkouts.markCheckoutAsCompleted({ id })
    const changes = [
      () => vera.checkouts.updateCheckout({ checkout: { id, buyerNote: 'x' } }),
      () => vera.checkouts.addToCheckout({ id, lineItems: [line(bowl)] }),
      () => vera.checkouts.removeLineItems({ id, lineItemIds: [jugs] }),
      () => vera.checkouts.updateLineItemsQuantity({ id, lineItems: [{ id: jugs, quantity: 1 }] }),
      () => vera.checkouts.removeCoupon({ id }),
      () => vera.checkouts.removeGiftCard({ id }),
      () => vera.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' }),
      () => owner.checkouts.removeOverrideCheckoutUrl({ id }),
    ]
    for (const change of changes) expect(await refusalOf(change())).toMatchObject({ status: 428, code: 'CHECKOUT_IS_COMPLETE' })
    const after = (await vera.checkouts.getCheckout({ id })).checkout
    expect(after).toMatchObject({ completed: true, lineItems: checkout.lineItems, violations: [] })
    expect(await shop.happened(id)).toEqual(['created', 'completed'])
  })
})

describe('the shop', () => {
  test('200: owners and apps reach every checkout of their site', async () => {
    const { id } = await visitorsCheckout(shop)
    const app = shop.as({ kind: 'app', siteId: shop.siteId, id: jug, permissions: ['ECOM.READ_CHECKOUTS', 'ECOM.MODIFY_CHECKOUTS'] })
    for (const client of [shop.as(shop.owner()), app]) expect((await client.checkouts.getCheckout({ id })).checkout.id).toBe(id)
    const { checkout } = await app.checkouts.addToCheckout({
      id,
      customLineItems: [{ productName: { original: 'Wrapping' }, price: '3.00', quantity: 1 }],
    })
    expect(checkout.lineItems.at(-1)).toMatchObject({ customLineItem: true, lineItemPrice: { amount: '3.00' } })
  })
})
