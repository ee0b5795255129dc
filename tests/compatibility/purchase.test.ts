import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

interface Line {
  _id: string
  quantity: number
  price: string
  catalogItemId: string
}

const guid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const amount = expect.stringMatching(/^\d+\.\d{2}$/)
const picture = expect.stringMatching(/^wix:image:\/\/v1\/[^/#]+(\/[^#]+)?#originWidth=\d+&originHeight=\d+$/)

/** Sent as `addressLine1`, `addressLine` on the wire, and returned as `addressLine1`. */
const vera = {
  address: { country: 'PT', city: 'Lisboa', postalCode: '1100-001', addressLine1: 'Rua Augusta 1' },
  contactDetails: { firstName: 'Vera', lastName: 'Visitor', phone: '+351 210 000 000' },
}

describeWorlds('purchase', ({ value, error, sent }, { generation, mode, stoa }) => {
  const lines = (step: string): Line[] => value(step).lines
  const units = (step: string): number => lines(step).reduce((sum, { quantity }) => sum + quantity, 0)
  const date = generation === 'current' ? { $date: expect.any(String) } : expect.any(String)

  test('404: there is no cart before a product is added', () => {
    expect(error('no cart yet')).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
  })

  test('the first product of the shop can be bought without choices', () => {
    expect(lines('first product')).toMatchObject([{ quantity: 1 }])
  })

  test('two of a product are added at its price', () => {
    const { plain } = value('choose')
    expect(lines('add')).toEqual([{ _id: guid, quantity: 2, price: plain.priceData.discountedPrice.toFixed(2), catalogItemId: plain._id }])
  })

  test('a variant is added under the other app id, and the same variant by its choices', () => {
    const { varied } = value('choose')
    expect(units('add by the other app id')).toBe(3)
    expect(units('add by choices')).toBe(4)
    expect(lines('add by choices').at(-1)).toMatchObject({ catalogItemId: varied._id })
  })

  test('the cart has images, page addresses and dates in the packages’ formats', () => {
    const { image, url, createdDate, currency } = value('read cart')
    expect({ image, url, createdDate, currency }).toEqual({
      image: picture,
      url: expect.stringMatching(/^https?:/),
      createdDate: date,
      currency: 'EUR',
    })
    expect(lines('read cart')).toEqual(lines('add by choices'))
  })

  test('the cart is requested on the paths of the host', () => {
    expect(sent('read cart')[0]).toMatchObject({
      method: 'GET',
      path: mode === 'www' ? '/ecom/v1/carts/current' : '/_api/ecom-cart/v1/carts/current',
    })
  })

  test('the quantity of a line is changed', () => {
    expect(lines('change quantity')[0]).toMatchObject({ _id: lines('add')[0]!._id, quantity: 3 })
  })

  test('a line is removed', () => {
    expect(lines('remove line')).toEqual(lines('change quantity').slice(0, -1))
  })

  test('an estimate has totals, and with an address and a delivery option its cost', () => {
    expect(value('estimate')).toMatchObject({
      currency: 'EUR',
      lines: lines('remove line').length,
      prices: { subtotal: amount, total: amount },
    })
    const { selected, wanted, prices, cost } = value('estimate with delivery')
    expect({ selected, shipping: prices.shipping }).toEqual({ selected: wanted, shipping: cost })
  })

  test('the cart stores a note, an email address and a contact', () => {
    expect(value('note and contact')).toMatchObject({ note: 'Ring twice', email: 'vera@example.com', contact: vera })
  })

  test('a whole cart sent back is accepted, and its lines stay', () => {
    expect(lines('cart sent back as it came')).toEqual(lines('remove line'))
  })

  test('the update of a cart adds lines', () => {
    expect(units('add through the update')).toBe(units('remove line') + 1)
  })

  test('removing a coupon leaves the cart unchanged', () => {
    expect(lines('remove a coupon that is not there')).toEqual(lines('add through the update'))
  })

  test('the cart becomes a checkout', () => {
    expect(value('create checkout')).toEqual({ checkoutId: guid })
    const { checkoutId } = value('create checkout')
    const facts = { _id: checkoutId, fromCart: true, channelType: 'WEB', completed: false, image: picture, createdDate: date }
    expect(value('read checkout')).toMatchObject({ ...facts, quantities: lines('add through the update').map(({ quantity }) => quantity) })
  })

  test('the checkout is found by its cart, and has its own address', () => {
    expect(value('read checkout by cart')).toMatchObject({ _id: value('create checkout').checkoutId })
    expect(value('checkout url')).toEqual({ checkoutUrl: expect.stringMatching(/^https?:/) })
  })

  test('the checkout stores addresses, contacts and email address', () => {
    expect(value('addresses and e-mail')).toMatchObject({ email: 'vera@example.com', billing: vera, shipping: vera })
  })

  test('a delivery option is selected at its cost, and the address stays', () => {
    const { selected, wanted, prices, cost, city } = value('delivery option')
    expect({ selected, shipping: prices.shipping, city }).toEqual({ selected: wanted, shipping: cost, city: 'Lisboa' })
  })

  test('a whole checkout sent back is accepted, and its totals stay', () => {
    const { _id, quantities, prices } = value('delivery option')
    expect(value('checkout sent back as it came')).toEqual({ _id, quantities, prices })
  })

  if (generation === '2024') {
    test('the checkout has payment settings', () => {
      expect(value('payment settings')).toHaveProperty('blockedPaymentOptions')
    })
  }

  test('lines are added to the checkout, changed and removed', () => {
    const pieces = (step: string): number => value(step).quantities.reduce((sum: number, quantity: number) => sum + quantity, 0)
    expect(pieces('add to checkout')).toBe(pieces('read checkout') + 2)
    expect(value('change checkout quantity').quantities[0]).toBe(2)
    expect(value('remove checkout line').quantities).toEqual(value('change checkout quantity').quantities.slice(0, -1))
  })

  test('an order to be paid online awaits its payment', () => {
    expect(value('create order')).toMatchObject({ orderId: guid, paymentGatewayOrderId: expect.any(String) })
    expect(value('order before it is paid').status).toBe('INITIALIZED')
  })

  test('once paid, it is approved, has a number and the total of the checkout', () => {
    expect(value('pay')).toBe(200)
    const approved = {
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      number: expect.stringMatching(/^\d+$/),
    }
    expect(value('read order')).toMatchObject({ ...approved, createdDate: date, image: picture, billing: vera, shipping: vera })
    expect(value('read order').prices.total).toBe(value('remove checkout line').prices.total)
    expect(value('completed checkout')).toBe(true)
  })

  test('its buyer finds only this one among the orders', () => {
    expect(value('own orders').ids).toEqual([value('create order').orderId])
  })

  test('the owner reads it with the API key and finds it by its number', () => {
    expect(value('owner reads order')).toBe(value('read order').number)
    expect(value('owner finds order').ids).toEqual([value('create order').orderId])
    expect(sent('owner reads order')[0]!.headers).toMatchObject({ authorization: stoa().apiKey, 'wix-site-id': stoa().siteId })
  })

  test('a search can be empty', () => {
    expect(value('owner searches without a word')).toBeGreaterThanOrEqual(1)
  })

  test('the owner tags and untags it', () => {
    const { orderId } = value('create order')
    expect(value('tag')).toMatchObject({
      results: [{ itemMetadata: { _id: orderId, originalIndex: 0, success: true } }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0 },
    })
    expect(value('tagged')).toEqual({ tags: { tagIds: ['gift'] }, privateTags: { tagIds: ['check'] } })
    expect(value('untag')).toMatchObject({ privateTags: { tagIds: ['check'] } })
    expect(value('untag').tags?.tagIds ?? []).toEqual([])
  })

  test('a checkout can be created without a cart', () => {
    expect(value('create checkout without a cart')).toMatchObject({
      _id: guid,
      lineItems: [{ quantity: 1 }],
      buyerInfo: { email: 'vera@example.com' },
    })
  })

  test('403: a visitor may not mark its checkout as completed; the owner may', () => {
    expect(error('visitor completes checkout').status).toBe(403)
    expect(value('owner completes checkout')).toBe(true)
  })

  test('428: a checkout that was completed without an order can’t be ordered', () => {
    expect(error('order of a completed checkout')).toMatchObject({ status: 428, code: 'CHECKOUT_IS_COMPLETE' })
  })

  test('a deleted cart is missing', () => {
    expect(value('fill again').lines).not.toEqual([])
    expect(value('delete cart')).toBeUndefined()
    expect(error('no cart any more')).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
  })
})
