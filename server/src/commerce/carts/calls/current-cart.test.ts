import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, jug, song } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, makeTestShop, porto, refusalOf, visitorsCart, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ redirectUris: ['https://shop.example/callback'] })
})

describe('ownership', () => {
  test('each visitor has a separate cart that others can’t see', async () => {
    const { vera, cart } = await visitorsCart(shop)
    const mallory = shop.as(shop.visitor())
    expect(await refusalOf(mallory.carts.getCurrentCart({}))).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
    expect(await refusalOf(shop.as(shop.owner()).carts.getCurrentCart({}))).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
    expect((await vera.carts.getCurrentCart({})).cart.id).toBe(cart.id)
  })

  test('the same visitor id on another site is a different visitor', async () => {
    const { identity } = await visitorsCart(shop)
    const neighbour = await makeTestShop()
    const namesake = neighbour.as(neighbour.visitor(identity.id))
    expect((await refusalOf(namesake.carts.getCurrentCart({}))).code).toBe('OWNED_CART_NOT_FOUND')
  })

  test('a member with a visitor’s id is a different caller', async () => {
    const { identity } = await visitorsCart(shop)
    const member = shop.as({ kind: 'member', siteId: shop.siteId, id: identity.id })
    expect((await refusalOf(member.carts.getCurrentCart({}))).code).toBe('OWNED_CART_NOT_FOUND')
  })

  test('404 OWNED_CART_NOT_FOUND: every call but adding, without a cart', async () => {
    const { carts } = shop.as(shop.visitor())
    const id = '90000000-0000-4000-8000-000000000001'
    const calls = [
      carts.getCurrentCart({}),
      carts.updateCurrentCart({ cartInfo: { buyerNote: 'x' } }),
      carts.deleteCurrentCart({}),
      carts.removeLineItemsFromCurrentCart({ lineItemIds: [id] }),
      carts.createCheckoutFromCurrentCart({}),
      carts.removeCouponFromCurrentCart({}),
      carts.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity: 1 }] }),
      carts.estimateCurrentCartTotals({}),
    ]
    const refusals = await Promise.all(calls.map(refusalOf))
    expect(new Set(refusals.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['404 OWNED_CART_NOT_FOUND']))
  })
})

describe('updateCurrentCart', () => {
  test('200: sets present fields, clears nulls, keeps absent fields', async () => {
    const { vera } = await visitorsCart(shop)
    const contactInfo = { address: porto, contactDetails: { firstName: 'Vera', lastName: null } }
    await vera.carts.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice', buyerInfo: { email: 'vera@example.com' }, contactInfo } })
    const { cart } = await vera.carts.updateCurrentCart({
      cartInfo: { buyerNote: null, contactInfo: { address: { country: 'ES', city: null } } },
    })
    expect(cart.buyerNote).toBeUndefined()
    expect(cart.buyerInfo.email).toBe('vera@example.com')
    // An address is replaced as a whole; the contact isn't in the request and stays.
    expect(cart.contactInfo).toEqual({ address: { country: 'ES' }, contactDetails: { firstName: 'Vera' } })
  })

  test('200: adds items, one if there is no quantity; sending a whole cart back changes nothing', async () => {
    const { vera, cart } = await visitorsCart(shop)
    const added = await vera.carts.updateCurrentCart({ lineItems: [{ catalogReference: line(song).catalogReference }] })
    expect(added.cart.lineItems.map(({ quantity }) => quantity)).toEqual([2, 2])
    const back = await vera.carts.updateCurrentCart({ cartInfo: { ...added.cart, overrideCheckoutUrl: undefined } })
    expect(back.cart.lineItems).toEqual(added.cart.lineItems)
    expect(back.cart.id).toBe(cart.id)
  })

  test('200: the shop can grant a discount, a visitor can’t', async () => {
    const owner = shop.as(shop.owner())
    await owner.carts.addToCurrentCart({ lineItems: [line(jug)] })
    const { cart } = await owner.carts.updateCurrentCart({ merchantDiscounts: [{ amount: '4.00' }] })
    expect(cart.appliedDiscounts).toMatchObject([{ merchantDiscount: { amount: { amount: '4.00' } } }])
    const estimate = await owner.carts.estimateCurrentCartTotals({})
    expect(estimate.priceSummary).toMatchObject({ subtotal: { amount: '40.00' }, discount: { amount: '4.00' }, total: { amount: '43.20' } })
    expect(estimate.appliedDiscounts).toMatchObject([{ discountType: 'GLOBAL', merchantDiscount: { amount: { amount: '4.00' } } }])
    await owner.carts.deleteCurrentCart({})

    const { vera } = await visitorsCart(shop)
    const refusal = await refusalOf(vera.carts.updateCurrentCart({ merchantDiscounts: [{ amount: '80.00' }] }))
    expect(brokenRules(refusal)).toEqual(['merchantDiscounts FIELD_NOT_ALLOWED'])
  })

  test('400: a checkout page at an unregistered host, or set by a visitor', async () => {
    const owner = shop.as(shop.owner())
    await owner.carts.addToCurrentCart({ lineItems: [line(song)] })
    for (const overrideCheckoutUrl of [
      'https://evil.example/pay',
      'https://shop.example.evil.example/',
      'https://shop.example@evil.example/',
    ]) {
      const refusal = await refusalOf(owner.carts.updateCurrentCart({ cartInfo: { overrideCheckoutUrl } }))
      expect(brokenRules(refusal)).toEqual(['cartInfo.overrideCheckoutUrl FIELD_NOT_ALLOWED'])
    }
    const fine = await owner.carts.updateCurrentCart({ cartInfo: { overrideCheckoutUrl: 'https://shop.example/pay' } })
    expect(fine.cart.overrideCheckoutUrl).toBe('https://shop.example/pay')
    await owner.carts.deleteCurrentCart({})

    const { vera } = await visitorsCart(shop)
    const refusal = await refusalOf(vera.carts.updateCurrentCart({ cartInfo: { overrideCheckoutUrl: 'https://shop.example/pay' } }))
    expect(brokenRules(refusal)).toEqual(['cartInfo.overrideCheckoutUrl FIELD_NOT_ALLOWED'])
  })

  test('400: address fields beyond their limits', async () => {
    const { vera } = await visitorsCart(shop)
    const refusal = await refusalOf(
      vera.carts.updateCurrentCart({ cartInfo: { contactInfo: { address: { city: 'x'.repeat(51) } }, buyerNote: 'n'.repeat(1001) } }),
    )
    expect(brokenRules(refusal)).toEqual(['cartInfo.buyerNote MAX_LENGTH', 'cartInfo.contactInfo.address.city MAX_LENGTH'])
  })

  test('404 ERROR_COUPON_DOES_NOT_EXIST: there are no coupons; 429 after ten codes in a minute', async () => {
    const { vera } = await visitorsCart(shop)
    const guess = (number: number) => refusalOf(vera.carts.updateCurrentCart({ couponCode: `CODE${number}` }))
    for (let number = 0; number < 10; number++)
      expect(await guess(number)).toMatchObject({ status: 404, code: 'ERROR_COUPON_DOES_NOT_EXIST' })
    expect(await guess(10)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    const mia = await visitorsCart(shop)
    expect((await refusalOf(mia.vera.carts.updateCurrentCart({ couponCode: 'CODE' }))).status).toBe(404)
    expect((await vera.carts.updateCurrentCart({ couponCode: null })).cart.appliedDiscounts).toEqual([])
  })

  test('a code that is tried with an Idempotency-Key counts once', async () => {
    const { identity } = await visitorsCart(shop)
    const statuses: number[] = []
    for (let number = 0; number < 11; number++) {
      const answer = await shop.app.call('carts.updateCurrentCart', identity, { couponCode: 'CODE' }, { idempotencyKey: randomUUID() })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })
})

describe('lines', () => {
  test('200: sets quantities, reduced to what is in stock', async () => {
    const { vera, jugs, songs } = await visitorsCart(shop)
    const { cart } = await vera.carts.updateCurrentCartLineItemQuantity({
      lineItems: [
        { id: jugs, quantity: 99 },
        { id: songs, quantity: 5 },
      ],
    })
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([10, 5])
  })

  test('200: removing the last line leaves an empty cart', async () => {
    const { vera, cart, jugs, songs } = await visitorsCart(shop)
    const left = await vera.carts.removeLineItemsFromCurrentCart({ lineItemIds: [jugs, songs] })
    expect(left.cart).toMatchObject({ id: cart.id, lineItems: [] })
  })

  test('404 LINE_ITEM_NOT_FOUND: a line of another visitor’s cart; nothing changes', async () => {
    const { vera, jugs } = await visitorsCart(shop)
    const other = await visitorsCart(shop)
    const wanted = { status: 404, code: 'LINE_ITEM_NOT_FOUND', data: { lineItemIds: [other.jugs] } }
    expect(await refusalOf(vera.carts.removeLineItemsFromCurrentCart({ lineItemIds: [jugs, other.jugs] }))).toMatchObject(wanted)
    expect(await refusalOf(vera.carts.updateCurrentCartLineItemQuantity({ lineItems: [{ id: other.jugs, quantity: 1 }] }))).toMatchObject(
      wanted,
    )
    expect((await vera.carts.getCurrentCart({})).cart.lineItems.length).toBe(2)
    expect((await other.vera.carts.getCurrentCart({})).cart.lineItems.length).toBe(2)
  })

  test('200: removing a coupon that doesn’t exist changes nothing', async () => {
    const { vera, cart } = await visitorsCart(shop)
    expect(await vera.carts.removeCouponFromCurrentCart({})).toEqual({ cart })
  })
})

describe('deleteCurrentCart', () => {
  test('200: deletes the cart; the next addition creates another', async () => {
    const { vera, cart } = await visitorsCart(shop)
    expect(await vera.carts.deleteCurrentCart({})).toEqual({})
    expect(await shop.happened(cart.id!)).toEqual(['created', 'deleted'])
    expect((await refusalOf(vera.carts.getCurrentCart({}))).code).toBe('OWNED_CART_NOT_FOUND')
    const next = await vera.carts.addToCurrentCart({ lineItems: [line(bowl)] })
    expect(next.cart.id).not.toBe(cart.id)
  })
})
