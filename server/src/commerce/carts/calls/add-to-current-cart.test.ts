import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, jug, mug, print, shirt, song } from '../../../../../tests/support/goods.ts'
import { line, makeTestShop, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})
const newVisitor = () => shop.as(shop.visitor())

describe('200', () => {
  test('the first item creates a cart with the item’s catalogue data', async () => {
    const vera = shop.visitor()
    const { cart } = await shop.as(vera).carts.addToCurrentCart({ lineItems: [line(bowl, 2)] })
    expect(cart).toMatchObject({ revision: '1', buyerInfo: { visitorId: vera.id }, currency: 'EUR', appliedDiscounts: [] })
    expect(cart.subtotal).toEqual({
      amount: '54.00',
      convertedAmount: '54.00',
      formattedAmount: '€54.00',
      formattedConvertedAmount: '€54.00',
    })
    expect(cart.lineItems).toMatchObject([
      {
        quantity: 2,
        productName: { original: 'Bowl', translated: 'Bowl' },
        catalogReference: { catalogItemId: bowl, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' },
        url: { relativePath: '/products/test-bowl', url: 'http://127.0.0.1:4400/products/test-bowl' },
        image: { id: 'bowl.jpg', width: 800, height: 600 },
        itemType: { preset: 'PHYSICAL' },
        physicalProperties: { sku: 'BOWL', weight: 0.5, shippable: true },
        availability: { status: 'AVAILABLE' },
        paymentOption: 'FULL_PAYMENT_ONLINE',
        price: { amount: '27.00', formattedAmount: '€27.00' },
        fullPrice: { amount: '30.00' },
        lineItemPrice: { amount: '54.00' },
      },
    ])
    expect(await shop.happened(cart.id!)).toEqual(['created'])
  })

  test('the same item adds to its line, under either of the two app ids', async () => {
    const vera = newVisitor()
    const first = await vera.carts.addToCurrentCart({ lineItems: [line(jug, 1)] })
    const again = { quantity: 2, catalogReference: { catalogItemId: jug.toUpperCase(), appId: '1380b703-ce81-ff05-f115-39571d94dfcd' } }
    const { cart } = await vera.carts.addToCurrentCart({ lineItems: [again, line(jug, 1)] })
    expect(cart.lineItems.map(({ id, quantity }) => [id, quantity])).toEqual([[first.cart.lineItems[0]!.id, 4]])
    expect(await shop.happened(cart.id!)).toEqual(['created', 'updated'])
  })

  test('a variant is the same item by id and by choices; another variant gets its own line', async () => {
    const { cart } = await newVisitor().carts.addToCurrentCart({
      lineItems: [
        line(shirt.id, 1, { variantId: shirt.small }),
        line(shirt.id, 1, { options: { Size: 'S' } }),
        line(shirt.id, 1, { options: { Size: 'M' } }),
      ],
    })
    expect(cart.lineItems).toMatchObject([
      { quantity: 2, price: { amount: '25.00' }, image: { id: 'shirt.jpg' }, availability: { status: 'AVAILABLE', quantityAvailable: 7 } },
      {
        quantity: 1,
        price: { amount: '26.00' },
        image: { id: 'shirt-m.jpg' },
        availability: { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
      },
    ])
    expect(cart.lineItems[0]!.descriptionLines).toEqual([
      { name: { original: 'Size', translated: 'Size' }, plainText: { original: 'S', translated: 'S' } },
    ])
  })

  test('the same item with other texts gets its own line', async () => {
    const engraved = (Name: string) => line(mug, 1, { customTextFields: { Name } })
    const { cart } = await newVisitor().carts.addToCurrentCart({ lineItems: [engraved('Vera'), engraved('Mia'), engraved('Vera')] })
    expect(cart.lineItems.map(({ quantity, descriptionLines }) => [quantity, descriptionLines[0]!.plainText!.original])).toEqual([
      [2, 'Vera'],
      [1, 'Mia'],
    ])
  })

  test('stores and distinguishes choices without managed variants; drops unknown options', async () => {
    const framed = (Paper: string) => line(print, 1, { options: { Paper, Frame: 'Red', Colour: 'x'.repeat(50_000) }, note: 'y' })
    const { cart } = await newVisitor().carts.addToCurrentCart({ lineItems: [framed('Matt'), framed('Gloss')] })
    expect(cart.lineItems.map(({ catalogReference }) => catalogReference!.options)).toEqual([
      { options: { Paper: 'Matt', Frame: 'Red' } },
      { options: { Paper: 'Gloss', Frame: 'Red' } },
    ])
    expect(cart.lineItems[0]!.descriptionLines[1]).toEqual({
      name: { original: 'Frame', translated: 'Frame' },
      colorInfo: { original: 'Red', translated: 'Red', code: '#a33' },
    })
  })

  test('a cart can hold more than is in stock, and reports it', async () => {
    const { cart } = await newVisitor().carts.addToCurrentCart({ lineItems: [line(jug, 11)] })
    expect(cart.lineItems).toMatchObject([{ quantity: 11, availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 10 } }])
  })

  test('the shop adds custom items at its own prices', async () => {
    const { cart } = await shop.as(shop.owner()).carts.addToCurrentCart({
      lineItems: [{ ...line(jug), catalogOverrideFields: { price: '35.5', productName: { original: 'Chipped jug' } } }],
      customLineItems: [{ productName: { original: 'Engraving' }, price: '5.00', quantity: 2 }],
    })
    expect(cart.lineItems).toMatchObject([
      { productName: { original: 'Chipped jug' }, price: { amount: '35.50' }, fullPrice: { amount: '35.50' } },
      { productName: { original: 'Engraving' }, quantity: 2, lineItemPrice: { amount: '10.00' }, customLineItem: true },
    ])
    expect(cart.buyerInfo).toEqual({ userId: shop.owner().id })
  })

  test('prices are current, not those at the time of adding', async () => {
    const own = await makeTestShop()
    const vera = own.as(own.visitor())
    await vera.carts.addToCurrentCart({ lineItems: [line(song)] })
    await own.reprice(song, 700)
    const { cart } = await vera.carts.getCurrentCart({})
    expect(cart.lineItems[0]!.price.amount).toBe('7.00')
  })

  test('an item that is no longer sold keeps its line and name, and costs nothing', async () => {
    const own = await makeTestShop()
    const vera = own.as(own.visitor())
    await vera.carts.addToCurrentCart({ lineItems: [line(song), line(bowl)] })
    await own.hide(song)
    const { cart } = await vera.carts.addToCurrentCart({ lineItems: [line(jug)] })
    expect(cart.lineItems).toMatchObject([
      { productName: { original: 'Song' }, availability: { status: 'NOT_FOUND' }, price: { amount: '0.00' } },
      { productName: { original: 'Bowl' } },
      { productName: { original: 'Jug' } },
    ])
  })

  test('30 concurrent additions without a cart create one cart of 30', async () => {
    const vera = newVisitor()
    const carts = await Promise.all(Array.from({ length: 30 }, () => vera.carts.addToCurrentCart({ lineItems: [line(bowl)] })))
    expect(new Set(carts.map(({ cart }) => cart.id)).size).toBe(1)
    const { cart } = await vera.carts.getCurrentCart({})
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([30])
    expect(await shop.happened(cart.id!)).toEqual(['created', ...Array<string>(29).fill('updated')])
  })

  test('an Idempotency-Key adds once', async () => {
    const vera = newVisitor()
    const add = () => vera.carts.addToCurrentCart({ lineItems: [line(bowl)] }, { idempotencyKey: 'one' })
    expect(await add()).toEqual(await add())
    expect((await vera.carts.getCurrentCart({})).cart.lineItems[0]!.quantity).toBe(1)
  })

  test('an addition takes two statements, however many lines there are', async () => {
    const own = await makeTestShop()
    const vera = own.as(own.visitor())
    await vera.carts.addToCurrentCart({ lineItems: [line(bowl), line(jug), line(song)] })
    const again = { lineItems: [line(bowl), line(shirt.id, 1, { options: { Size: 'S' } })] }
    // read the cart and all items; save the cart with its event
    expect(await statementsOf(own.database, () => vera.carts.addToCurrentCart(again))).toBe(2)
  })
})
