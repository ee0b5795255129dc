import { expect, test } from 'vitest'
import { mailOf } from '../../mail/public.ts'
import { orderConfirmation, type Confirmation } from './order-confirmation.ts'
import type { WireOrder } from './order.ts'

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const shop = {
  name: 'Stoa & Sons',
  email: 'hello@stoa.example',
  language: 'en',
  locale: 'en-IE',
  timeZone: 'Europe/Lisbon',
  payment: { online: 'sandbox' as const, offline: { title: 'Bank transfer', instructions: 'Within a week.' } },
}
const link = 'https://shop.example/orders/1/thanks'
const written = (confirmation: Confirmation) => mailOf(orderConfirmation(confirmation)!)

const order = {
  id: '1',
  number: '10001',
  purchasedDate: '2026-05-11T23:30:00.000Z',
  paymentStatus: 'NOT_PAID',
  buyerInfo: { email: 'vera@example.com' },
  billingInfo: { contactDetails: { firstName: 'Vera' } },
  taxIncludedInPrices: true,
  lineItems: [
    {
      productName: { original: 'Mug <blue>' },
      quantity: 3,
      descriptionLines: [
        { name: { original: 'Size' }, plainText: { original: 'M' } },
        { name: { original: 'Colour' }, colorInfo: { original: 'Red' } },
      ],
      lineItemPrice: price('29.97'),
    },
  ],
  additionalFees: [],
  appliedDiscounts: [{ merchantDiscount: { amount: price('2.00') } }],
  shippingInfo: {
    title: 'Post',
    cost: { price: price('4.50') },
    logistics: {
      shippingDestination: {
        address: { addressLine: 'Rua 1', postalCode: '4000', city: 'Porto', country: 'PT' },
        contactDetails: { firstName: 'Vera', lastName: 'Lobo' },
      },
    },
  },
  priceSummary: { total: price('32.47'), tax: price('6.07') },
} as unknown as WireOrder

test('contains the items, the total, the payment and the delivery address', () => {
  const mail = written({ order, shop, link })
  expect(mail).toMatchObject({ template: 'order-confirmation', recipient: 'vera@example.com', subject: 'Your order #10001 is confirmed' })
  expect(mail.plain).toBe(`Thank you for your order, Vera!

We received your order #10001 on 12 May 2026.

View your order: https://shop.example/orders/1/thanks

Order summary

3 × Mug <blue> (Size: M, Colour: Red): €29.97

Post: €4.50
Discount: −€2.00
Total: €32.47
Includes tax: €6.07

Payment due:
Bank transfer
Within a week.

Delivery address:
Vera Lobo
Rua 1
4000 Porto
Portugal

Questions? Email us at hello@stoa.example

Stoa & Sons
`)
})

test('escapes the same content in HTML', () => {
  const { html } = written({ order, shop, link })
  expect(html).toContain('3 × Mug &lt;blue&gt;')
  expect(html).toContain('Stoa &amp; Sons')
  expect(html).toContain('€32.47')
  expect(html).toMatch(/<a\s+href="https:\/\/shop\.example\/orders\/1\/thanks"/)
  expect(html).not.toContain('<blue>')
})

test('escapes text that a shopper entered', () => {
  const nasty = '"><script>alert(1)</script>'
  const { html, plain } = written({ order: { ...order, billingInfo: { contactDetails: { firstName: nasty } } }, shop, link })
  expect(html).not.toContain('<script>')
  expect(plain).toContain(nasty)
})

test('a line break in the content doesn’t break a header line (O06)', () => {
  const hostile = {
    order: { ...order, number: '10001\r\nBcc: everybody@example.com' },
    shop: { ...shop, name: 'Stoa\r\nBcc: all@example.com' },
  }
  expect(written({ ...hostile, link }).subject).toBe('Your order #10001 Bcc: everybody@example.com is confirmed')
})

test('shows that it is paid; tax on top of prices is a separate line', () => {
  const { plain } = written({ order: { ...order, paymentStatus: 'PAID', taxIncludedInPrices: false }, shop, link })
  expect(plain).toContain('Paid: €32.47')
  expect(plain).toContain('Tax: €6.07\nTotal: €32.47\n\n')
})

test('shows the pickup location', () => {
  const logistics = { pickupDetails: { address: { addressLine: 'Rua das Flores 12', city: 'Porto', country: 'PT' } } }
  const { plain } = written({ order: { ...order, shippingInfo: { ...order.shippingInfo, logistics } }, shop, link })
  expect(plain).toContain('Pick up at:\nRua das Flores 12\nPorto\nPortugal')
})

test('no email without an address', () => {
  expect(orderConfirmation({ order: { ...order, buyerInfo: {} }, shop, link })).toBeUndefined()
})

test('formats dates and numbers in the shop’s time zone and locale', () => {
  const many = { ...order, lineItems: [{ ...order.lineItems[0]!, quantity: 1500 }] } as WireOrder
  const { plain } = written({ order: many, shop: { ...shop, locale: 'de-DE', timeZone: 'America/New_York' }, link })
  expect(plain).toContain('on 11. Mai 2026.')
  expect(plain).toContain('1.500 × Mug')
})

test.each([
  ['https://shop.example/media/mug.webp', ['https://shop.example/media/mug.webp/v1/fill/w_128,h_128,al_c,q_82,enc_auto/mug.webp']],
  ['https://elsewhere.example/mug.webp', []],
  ['javascript:alert(1)//media/mug.webp', []],
  ['https://shop.example/media/"onerror="alert(1)', []],
])('shows %j for the picture %s', (url, sources) => {
  const pictured = { ...order, lineItems: [{ ...order.lineItems[0]!, image: { id: 'mug.webp', url } }] } as unknown as WireOrder
  const { html, plain } = written({ order: pictured, shop, link })
  expect(Array.from(html.matchAll(/<img[^>]* src="([^"]*)"|<img\s+src="([^"]*)"/g), ([, one, other]) => one ?? other)).toEqual(sources)
  expect(plain).not.toContain('mug.webp')
})
