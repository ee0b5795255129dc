import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, hidden, jug, mug, print, shirt, song, statue } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})
const newVisitor = () => shop.as(shop.visitor())

describe('400', () => {
  test.each([-1, 0, 0.001, 1e9, '1', 2 ** 53])('a quantity of %s', async (quantity) => {
    const refusal = await refusalOf(newVisitor().carts.addToCurrentCart({ lineItems: [line(jug, quantity as number)] }))
    expect(brokenRules(refusal)[0]).toMatch(/^lineItems\[0\]\.quantity (MIN|MAX|FORMAT)$/)
  })

  test('quantities that add up to more than 100000', async () => {
    const vera = newVisitor()
    await vera.carts.addToCurrentCart({ lineItems: [line(bowl, 60_000)] })
    const refusal = await refusalOf(vera.carts.addToCurrentCart({ lineItems: [line(song), line(bowl, 60_000)] }))
    expect(brokenRules(refusal)).toEqual(['lineItems[1].quantity MAX'])
  })

  test('custom texts that are missing, too long or not requested', async () => {
    const refusal = await refusalOf(
      newVisitor().carts.addToCurrentCart({
        lineItems: [line(mug), line(mug, 1, { customTextFields: { Name: 'A name of sixteen', Motto: 'x' } })],
      }),
    )
    expect(brokenRules(refusal)).toEqual([
      'lineItems[0].catalogReference.options.customTextFields.Name REQUIRED_FIELD',
      'lineItems[1].catalogReference.options.customTextFields.Motto FIELD_NOT_ALLOWED',
      'lineItems[1].catalogReference.options.customTextFields.Name MAX_LENGTH',
    ])
  })

  test('a visitor can’t set prices or add custom items', async () => {
    const refusal = await refusalOf(
      newVisitor().carts.addToCurrentCart({
        lineItems: [{ ...line(jug), catalogOverrideFields: { price: '0.01' }, taxableAddress: { addressType: 'BUSINESS' } }],
        customLineItems: [{ productName: { original: 'Nothing' }, price: '0', quantity: 1 }],
      }),
    )
    expect(brokenRules(refusal)).toEqual([
      'customLineItems FIELD_NOT_ALLOWED',
      'lineItems[0].catalogOverrideFields FIELD_NOT_ALLOWED',
      'lineItems[0].taxableAddress FIELD_NOT_ALLOWED',
    ])
  })

  test('ignores prices that a visitor sends', async () => {
    const sent = {
      ...line(jug),
      price: { amount: '0.01' },
      lineItemPrice: { amount: '0.01' },
      fullPrice: { amount: '0.01' },
      availability: { status: 'AVAILABLE' as const },
    }
    const { cart } = await newVisitor().carts.addToCurrentCart({ lineItems: [sent] })
    expect(cart.lineItems[0]!.price.amount).toBe('40.00')
  })

  test('the shop’s amounts with too many decimals, and a payment option for a single line', async () => {
    const custom = { productName: { original: 'Work' }, quantity: 1 }
    const refusal = await refusalOf(
      shop.as(shop.owner()).carts.addToCurrentCart({
        lineItems: [{ ...line(jug), catalogOverrideFields: { price: '1.005' } }],
        customLineItems: [
          { ...custom, price: '20000000000' },
          { ...custom, price: '1.00', paymentOption: 'FULL_PAYMENT_OFFLINE' },
        ],
      }),
    )
    expect(brokenRules(refusal)).toEqual([
      'customLineItems[0].price DECIMAL_LTE',
      'customLineItems[1].paymentOption INVALID_ENUM_VALUE',
      'lineItems[0].catalogOverrideFields.price DECIMAL_MAX_SCALE',
    ])
  })

  test('TOTAL_TOO_HIGH: more than can be calculated with, in one line or in all of them', async () => {
    const vera = newVisitor()
    const tooHigh = { status: 400, code: 'TOTAL_TOO_HIGH' }
    expect(await refusalOf(vera.carts.addToCurrentCart({ lineItems: [line(statue, 11)] }))).toMatchObject(tooHigh)
    // 8 × 10^11 and a fifth of it in tax can be calculated with, 9 × 10^11 and a fifth can't.
    await vera.carts.addToCurrentCart({ lineItems: [line(statue, 8)] })
    expect(await refusalOf(vera.carts.addToCurrentCart({ lineItems: [line(statue)] }))).toMatchObject(tooHigh)
    expect((await vera.carts.getCurrentCart({})).cart.lineItems).toMatchObject([{ quantity: 8 }])
  })

  test('TOO_MANY_LINE_ITEMS: the 301st line', async () => {
    const vera = newVisitor()
    const engraved = (from: number, count: number) =>
      Array.from({ length: count }, (_, number) => line(mug, 1, { customTextFields: { Name: `no. ${from + number}` } }))
    for (const from of [0, 100, 200]) await vera.carts.addToCurrentCart({ lineItems: engraved(from, 100) })
    const refusal = await refusalOf(vera.carts.addToCurrentCart({ lineItems: engraved(300, 1) }))
    expect(refusal).toMatchObject({ status: 400, code: 'TOO_MANY_LINE_ITEMS', data: { limit: 300 } })
    expect((await vera.carts.getCurrentCart({})).cart.lineItems.length).toBe(300)
  })

  test('a cart that has grown too large to store', async () => {
    const vera = newVisitor()
    const wordy = (text: string) => ({ ...line(bowl), extendedFields: { namespaces: { a: { text } } } })
    await vera.carts.addToCurrentCart({ lineItems: [wordy('a'.repeat(600_000))] })
    const refusal = await refusalOf(vera.carts.addToCurrentCart({ lineItems: [wordy('b'.repeat(600_000))] }))
    expect(brokenRules(refusal)).toEqual(['lineItems MAX_SIZE'])
  })
})

describe('404 ITEM_NOT_FOUND_IN_CATALOG', () => {
  const strange = 'c0ffee00-0000-4000-8000-0000000000ff'
  test.each([
    ['an unknown product', line(strange)],
    ['a hidden product', line(hidden)],
    ['an invalid id', line('mug')],
    ['a product of another app', { quantity: 1, catalogReference: { catalogItemId: jug, appId: strange } }],
    ['a product without a selected size', line(shirt.id)],
    ['a size there is not', line(shirt.id, 1, { options: { Size: 'XXL' } })],
    ['a variant of another product', line(bowl, 1, { variantId: shirt.small })],
    ['half of the choices', line(print, 1, { options: { Paper: 'Matt' } })],
    ['choices that are none', line(shirt.id, 1, { options: { Size: { $ne: 1 } } })],
  ])('%s', async (_, item) => {
    const vera = newVisitor()
    const refusal = await refusalOf(vera.carts.addToCurrentCart({ lineItems: [line(song), item] }))
    expect(refusal).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND_IN_CATALOG', data: { lineItemIndexes: [1] } })
    // Nothing was added, and no cart was created.
    expect(await refusalOf(vera.carts.getCurrentCart({}))).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
  })

  test('a product of another site', async () => {
    const bare = await makeTestSite()
    const refusal = await refusalOf(bare.as(bare.visitor()).carts.addToCurrentCart({ lineItems: [line(statue)] }))
    expect(refusal.code).toBe('ITEM_NOT_FOUND_IN_CATALOG')
  })
})
