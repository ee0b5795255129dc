import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { readyCheckout } from '../../../../../tests/support/buying.ts'
import { choices, storeDoc, storeOfVariant, text } from '../../../../../tests/support/customized.ts'
import { jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
let vera: Client

const wrap = choices('Wrap', { Paper: 0, Linen: 250 })
const ribbon = choices('Ribbon', { Red: 100 }, { mandatory: false })
const engraving = text('Engraving', { addedMinor: 500, minLength: 3 })

beforeEach(async () => {
  shop = await makeTestShop()
  vera = shop.as(shop.visitor())
  await storeDoc(shop, shirt.id, { modifiers: [wrap, ribbon, engraving] })
})

/** A shirt in S at 25.00, as the catalogue V3 references it. */
const shirtWith = (options: Record<string, string>, texts?: Record<string, string>, quantity = 1) =>
  line(shirt.id, quantity, { variantId: shirt.small, options, ...(texts && { customTextFields: texts }) })

const add = async (...lineItems: ReturnType<typeof line>[]) => (await vera.carts.addToCurrentCart({ lineItems })).cart
const read = async () => (await vera.carts.getCurrentCart({})).cart
const linesOf = ({ lineItems }: Awaited<ReturnType<typeof read>>) =>
  lineItems.map(({ quantity, price, availability }) => [quantity, price?.amount, availability?.status])

describe('200', () => {
  test('choices and texts add to the price, and have lines of their own', async () => {
    const cart = await add(shirtWith({ Wrap: 'Linen', Ribbon: 'Red' }, { Engraving: 'Vera' }, 2))
    expect(cart).toMatchObject({
      subtotal: { amount: '67.00' },
      lineItems: [
        {
          quantity: 2,
          price: { amount: '33.50' },
          fullPrice: { amount: '33.50' },
          lineItemPrice: { amount: '67.00' },
          catalogReference: {
            options: { variantId: shirt.small, options: { Wrap: 'Linen', Ribbon: 'Red' }, customTextFields: { Engraving: 'Vera' } },
          },
          descriptionLines: [
            { name: { original: 'Size' }, plainText: { original: 'S' } },
            { name: { original: 'Wrap' }, plainText: { original: 'Linen' } },
            { name: { original: 'Ribbon' }, plainText: { original: 'Red' } },
            { name: { original: 'Engraving' }, plainText: { original: 'Vera' } },
          ],
        },
      ],
    })
  })

  test('a variant that is reduced by itself is reduced in the cart, before what choices add', async () => {
    await storeOfVariant(shop, shirt.small, { saleMinor: 2000 })
    expect(await add(shirtWith({ Wrap: 'Linen' }))).toMatchObject({
      lineItems: [{ price: { amount: '22.50' }, fullPrice: { amount: '27.50' } }],
    })
  })

  test('the same choices add to the line; others have their own', async () => {
    await add(shirtWith({ Wrap: 'Paper' }), shirtWith({ Wrap: 'Linen' }), shirtWith({ Wrap: 'Paper', Ribbon: 'Red' }))
    const cart = await add(shirtWith({ Ribbon: 'Red', Wrap: 'Paper' }), line(shirt.id, 1, { options: { Size: 'S', Wrap: 'Paper' } }))
    expect(linesOf(cart).map(([quantity, price]) => [quantity, price])).toEqual([
      [2, '25.00'],
      [1, '27.50'],
      [2, '26.00'],
    ])
  })

  test('a stored line has the price that its choice has now', async () => {
    await add(shirtWith({ Wrap: 'Linen' }))
    await storeDoc(shop, shirt.id, { modifiers: [choices('Wrap', { Paper: 0, Linen: 400 })] })
    expect(linesOf(await read())).toEqual([[1, '29.00', 'AVAILABLE']])
    expect(linesOf(await add(shirtWith({ Wrap: 'Linen' })))).toEqual([[2, '29.00', 'AVAILABLE']])
  })

  test('a stored line is found without a modifier that is deleted', async () => {
    await add(shirtWith({ Wrap: 'Linen', Ribbon: 'Red' }, { Engraving: 'Vera' }))
    await storeDoc(shop, shirt.id, { modifiers: [wrap] })
    const cart = await read()
    expect(linesOf(cart)).toEqual([[1, '27.50', 'AVAILABLE']])
    expect(cart.lineItems[0]!.descriptionLines).toHaveLength(2)
    expect(linesOf(await add(shirtWith({ Wrap: 'Linen' })))).toEqual([[2, '27.50', 'AVAILABLE']])
  })

  test.each<[string, Parameters<typeof storeDoc>[2]]>([
    ['whose choice is deleted', { modifiers: [choices('Wrap', { Paper: 0 })] }],
    ['that lacks a choice that is required by now', { modifiers: [wrap, choices('Lid', { Oak: 0 })] }],
  ])('a stored line can’t be bought %s', async (_which, doc) => {
    await add(shirtWith({ Wrap: 'Linen' }))
    await storeDoc(shop, shirt.id, doc)
    expect(linesOf(await read())).toEqual([[1, expect.any(String), 'NOT_FOUND']])
  })

  test('modifiers of a product without options, of which some can be left out', async () => {
    await storeDoc(shop, jug, { modifiers: [wrap, ribbon] })
    expect(linesOf(await add(line(jug, 1, { options: { Wrap: 'Linen' } })))).toMatchObject([[1, '42.50', 'AVAILABLE']])
  })

  test('a checkout and its order have the price and the lines', async () => {
    await add(shirtWith({ Wrap: 'Linen' }, { Engraving: 'Vera' }))
    const { checkoutId } = await vera.carts.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    const { checkout } = await vera.checkouts.getCheckout({ id: checkoutId })
    expect(checkout).toMatchObject({
      priceSummary: { subtotal: { amount: '32.50' } },
      lineItems: [
        { price: { amount: '32.50' }, descriptionLines: [{}, { name: { original: 'Wrap' } }, { name: { original: 'Engraving' } }] },
      ],
    })
  })

  test('an order has them', async () => {
    const id = await readyCheckout(vera, { items: [shirtWith({ Wrap: 'Linen' }, { Engraving: 'Vera' })], method: 'OFFLINE' })
    const { orderId } = await vera.checkouts.createOrder({ id })
    const { order } = await vera.orders.getOrder({ id: orderId! })
    expect(order.lineItems).toMatchObject([
      {
        price: { amount: '32.50' },
        descriptionLines: [
          { name: { original: 'Size' } },
          { name: { original: 'Wrap' }, plainText: { original: 'Linen' } },
          { name: { original: 'Engraving' }, plainText: { original: 'Vera' } },
        ],
        catalogReference: { options: { variantId: shirt.small, options: { Wrap: 'Linen' } } },
      },
    ])
  })
})

describe('refused', () => {
  test.each<[string, Record<string, string>]>([
    ['without a choice that is required', { Ribbon: 'Red' }],
    ['with a choice that doesn’t exist', { Wrap: 'Gold' }],
    ['with one that doesn’t exist of what can be left out', { Wrap: 'Paper', Ribbon: 'Gold' }],
  ])('404: an item %s', async (_how, options) => {
    const refusal = await refusalOf(add(shirtWith(options)))
    expect([refusal.status, refusal.code]).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
  })

  test.each<[Record<string, string>, string]>([
    [{ Engraving: 'Vi' }, 'Engraving MIN_LENGTH'],
    [{ Engraving: 'V'.repeat(41) }, 'Engraving MAX_LENGTH'],
    [{ Motto: 'Hope' }, 'Motto FIELD_NOT_ALLOWED'],
  ])('400: the text %o', async (texts, rule) => {
    const refusal = await refusalOf(add(shirtWith({ Wrap: 'Paper' }, texts)))
    expect(brokenRules(refusal)).toEqual([`lineItems[0].catalogReference.options.customTextFields.${rule}`])
  })
})
