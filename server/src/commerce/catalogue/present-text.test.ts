import { beforeAll, expect, test } from 'vitest'
import { mug, print, shirt } from '../../../../tests/support/goods.ts'
import { line, makeTestShop, porto, type TestShop } from '../../../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await makeTestShop()))

interface Text {
  original?: string
  translated?: string
}

/** Texts that can be translated, by their path. */
function textsIn(value: unknown, path = ''): [string, Text][] {
  if (typeof value !== 'object' || value === null) return []
  const here: [string, Text][] = 'original' in value ? [[path, value as Text]] : []
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key.replace(/^\d+$/, '[]')}`))]
}

const lineItems = [
  line(shirt.id, 1, { options: { Size: 'S' } }),
  line(print, 1, { options: { Paper: 'Matt', Frame: 'Red' } }),
  line(mug, 1, { customTextFields: { Name: 'Vera' } }),
  {
    ...line(mug, 1, { customTextFields: { Name: 'Mia' } }),
    catalogOverrideFields: { productName: { original: 'Cup', translated: 'Chávena' } },
  },
]
const customLineItems = [
  {
    productName: { original: 'Engraving' },
    price: '5.00',
    quantity: 1,
    priceDescription: { original: 'per letter' },
    descriptionLines: [
      { name: { original: 'Font' }, plainText: { original: 'Serif' } },
      { name: { original: 'Ink' }, colorInfo: { original: 'Blue', translated: 'Azul', code: '#00f' } },
    ],
  },
]

test('each text of a cart, a checkout and an order has the form that is shown, by default the original', async () => {
  const { carts, checkouts, orders } = shop.as(shop.owner())
  const { cart } = await carts.addToCurrentCart({ lineItems, customLineItems })
  const { checkoutId: id } = await carts.createCheckoutFromCurrentCart({ email: 'vera@example.com', shippingAddress: porto })
  const { checkout } = await checkouts.getCheckout({ id })
  await checkouts.selectPaymentMethod({ id, method: 'OFFLINE' })
  const { orderId } = await checkouts.createOrder({ id })
  const { order } = await orders.getOrder({ id: orderId })
  for (const [entity, answer] of Object.entries({ cart, checkout, order })) {
    const texts = textsIn(answer.lineItems.map((item) => ({ ...item, catalogOverrideFields: undefined })))
    expect(new Set(texts.map(([path]) => path)), entity).toEqual(
      new Set([
        '.[].productName',
        '.[].priceDescription',
        ...['name', 'plainText', 'colorInfo'].map((name) => `.[].descriptionLines.[].${name}`),
      ]),
    )
    for (const [path, { original, translated }] of texts) {
      const expected = original === 'Cup' ? 'Chávena' : original === 'Blue' ? 'Azul' : original
      expect(translated, `${entity}${path}`).toBe(expected)
    }
  }
})
