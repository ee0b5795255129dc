import { beforeAll, describe, expect, test } from 'vitest'
import { jug, song } from '../../../../../tests/support/goods.ts'
import { line, madrid, makeTestShop, porto, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { part, sql } from '../../../database/sql.ts'
import type { Db } from '../../../kernel/db.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

async function visitorWithCart() {
  const vera = shop.as(shop.visitor())
  const { cart } = await vera.carts.addToCurrentCart({ lineItems: [line(jug, 2)] })
  return { vera, cart }
}

/** Resolves once another transaction waits for a row that this one has locked. */
async function someoneWaitsFor(holder: Db): Promise<void> {
  const self = await holder.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const waiting = () => shop.database.rows(sql`select from pg_stat_activity where ${self!.pid} = any(pg_blocking_pids(pid))`)
  await expect.poll(async () => (await waiting()).length).toBe(1)
}

describe('200', () => {
  test('creates a checkout from the cart’s lines; the cart stays and references it', async () => {
    const { vera, cart } = await visitorWithCart()
    const { checkoutId } = await vera.carts.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      email: 'vera@example.com',
      shippingAddress: porto,
      selectedShippingOption: { code: 'post' },
    })
    const { checkout } = await vera.checkouts.getCheckout({ id: checkoutId })
    expect(checkout).toMatchObject({
      id: checkoutId,
      cartId: cart.id,
      channelType: 'WEB',
      completed: false,
      buyerInfo: { email: 'vera@example.com', visitorId: cart.buyerInfo.visitorId },
      createdBy: { visitorId: cart.buyerInfo.visitorId },
      lineItems: [{ id: cart.lineItems[0]!.id, quantity: 2, lineItemPrice: { amount: '80.00' }, totalPriceAfterTax: { amount: '96.00' } }],
      shippingInfo: { shippingDestination: { address: porto }, selectedCarrierServiceOption: { code: 'post' } },
      priceSummary: { subtotal: { amount: '80.00' }, shipping: { amount: '5.00' }, tax: { amount: '17.00' }, total: { amount: '102.00' } },
      calculationErrors: {},
      violations: [],
    })
    expect((await vera.carts.getCurrentCart({})).cart).toMatchObject({ id: cart.id, checkoutId, lineItems: [{ quantity: 2 }] })
    expect(await shop.happened(checkoutId)).toEqual(['created'])
    expect(await shop.happened(cart.id!)).toEqual(['created', 'updated'])
  })

  test('copies the cart’s note, contact and delivery', async () => {
    const { vera } = await visitorWithCart()
    const contactInfo = { address: porto, contactDetails: { firstName: 'Vera' } }
    await vera.carts.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice', contactInfo, selectedShippingOption: { code: 'fetch' } } })
    const { checkoutId } = await vera.carts.createCheckoutFromCurrentCart({ billingAddress: madrid })
    const { checkout } = await vera.checkouts.getCheckout({ id: checkoutId })
    expect(checkout).toMatchObject({
      buyerNote: 'Ring twice',
      channelType: 'WEB',
      billingInfo: { address: madrid, contactDetails: { firstName: 'Vera' } },
      shippingInfo: { shippingDestination: contactInfo, selectedCarrierServiceOption: { code: 'fetch' } },
    })
  })

  test('updates the checkout of the same cart; changes made to it in the meantime stay', async () => {
    const { vera } = await visitorWithCart()
    const first = await vera.carts.createCheckoutFromCurrentCart({ shippingAddress: porto })
    const billingInfo = { address: madrid, contactDetails: { firstName: 'Vera' } }
    await vera.checkouts.updateCheckout({ checkout: { id: first.checkoutId, buyerInfo: { email: 'vera@example.com' }, billingInfo } })
    await vera.carts.addToCurrentCart({ lineItems: [line(song)] })
    const second = await vera.carts.createCheckoutFromCurrentCart({ shippingAddress: madrid })
    expect(second).toEqual(first)
    const { checkout } = await vera.checkouts.getCheckout({ id: first.checkoutId })
    expect(checkout).toMatchObject({
      lineItems: [{ quantity: 2 }, { quantity: 1 }],
      buyerInfo: { email: 'vera@example.com' },
      billingInfo,
      shippingInfo: { shippingDestination: { address: madrid } },
      // Portugal's tax is not Spain's: 80.00 + 9.00 + 15.00.
      priceSummary: { total: { amount: '104.00' } },
    })
  })

  test('two concurrent calls create one checkout', async () => {
    const { vera } = await visitorWithCart()
    const made = await Promise.all(Array.from({ length: 8 }, () => vera.carts.createCheckoutFromCurrentCart({})))
    expect(new Set(made.map(({ checkoutId }) => checkoutId)).size).toBe(1)
  })

  test('locks a checkout before its cart, even if the cart had none when it was read', async () => {
    const { vera, cart } = await visitorWithCart()
    const { checkoutId } = await vera.carts.createCheckoutFromCurrentCart({})
    const ofCart = part`site_id = ${shop.siteId} and id = ${cart.id}`
    await shop.database.run(sql`update carts set checkout_id = null where ${ofCart}`)
    let concurrent: Promise<{ checkoutId: string }>
    await shop.database.transaction(async (holder) => {
      await holder.run(sql`select from checkouts where site_id = ${shop.siteId} and id = ${checkoutId} for update`)
      await shop.database.transaction(async (maker) => {
        await maker.run(sql`update carts set checkout_id = ${checkoutId} where ${ofCart}`)
        concurrent = vera.carts.createCheckoutFromCurrentCart({})
        await someoneWaitsFor(maker)
      })
      await someoneWaitsFor(holder)
      await holder.run(sql`select from carts where ${ofCart} for update nowait`)
    })
    expect(await concurrent!).toEqual({ checkoutId })
  })

  test('creates another checkout if the earlier one is completed', async () => {
    const { vera, cart } = await visitorWithCart()
    const { checkoutId } = await vera.carts.createCheckoutFromCurrentCart({})
    await shop.as(shop.owner()).checkouts.markCheckoutAsCompleted({ id: checkoutId })
    const next = await vera.carts.createCheckoutFromCurrentCart({})
    expect(next.checkoutId).not.toBe(checkoutId)
    // The cart leads to the newest one.
    expect((await vera.checkouts.getCheckoutByCartId({ id: cart.id! })).checkout.id).toBe(next.checkoutId)
  })

  test('a delivery option that isn’t offered affects no total and must be selected again', async () => {
    const { vera } = await visitorWithCart()
    const { checkoutId } = await vera.carts.createCheckoutFromCurrentCart({
      shippingAddress: madrid,
      selectedShippingOption: { code: 'post' },
    })
    const { checkout } = await vera.checkouts.getCheckout({ id: checkoutId })
    expect(checkout.shippingInfo!.selectedCarrierServiceOption).toMatchObject({ code: 'courier', requestedShippingOption: false })
    expect(checkout.violations).toMatchObject([{ severity: 'ERROR' }])
  })
})

test('428 EMPTY_CART: a cart without lines', async () => {
  const { vera, cart } = await visitorWithCart()
  await vera.carts.removeLineItemsFromCurrentCart({ lineItemIds: [cart.lineItems[0]!.id!] })
  expect(await refusalOf(vera.carts.createCheckoutFromCurrentCart({}))).toMatchObject({ status: 428, code: 'EMPTY_CART' })
})
