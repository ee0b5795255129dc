import { expect, test } from 'vitest'
import { orderConfirmation } from './order-confirmation.ts'
import type { WireOrder } from './order.ts'

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const shop = {
  name: 'Stoa & Sons',
  email: 'hello@stoa.example',
  language: 'en',
  payment: { online: 'sandbox' as const, offline: { title: 'Bank transfer', instructions: 'Within a week.' } },
}
const link = 'https://shop.example/orders/1/thanks'

const order = {
  id: '1',
  number: '10001',
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

test('says what was bought, what it comes to, how it is paid and where it goes', () => {
  const mail = orderConfirmation({ order, shop, link })!
  expect(mail).toMatchObject({ template: 'order-confirmation', recipient: 'vera@example.com', subject: 'Your order 10001 at Stoa & Sons' })
  expect(mail.plain).toBe(`Thank you, Vera.
We have received your order 10001.

3 × Mug <blue> (Size: M, Colour: Red): €29.97

Post: €4.50
Discount: −€2.00
Total: €32.47
of which tax: €6.07

To be paid: Bank transfer: Within a week.

It goes to:
Vera Lobo
Rua 1
4000 Porto
PT

See your order: https://shop.example/orders/1/thanks

Questions? Write to hello@stoa.example

Stoa & Sons
`)
})

test('the same as HTML, with nothing of it taken for markup', () => {
  const { html } = orderConfirmation({ order, shop, link })!
  expect(html).toContain('3 × Mug &lt;blue&gt;')
  expect(html).toContain('Stoa &amp; Sons')
  expect(html).toContain('€32.47')
  expect(html).toContain(`<a href="${link}">`)
  expect(html).not.toContain('<blue>')
})

test('what a shopper wrote stays text', () => {
  const nasty = '"><script>alert(1)</script>'
  const { html, plain } = orderConfirmation({ order: { ...order, billingInfo: { contactDetails: { firstName: nasty } } }, shop, link })!
  expect(html).not.toContain('<script>')
  expect(plain).toContain(nasty)
})

test('a line end in a name does not end a line of the head (O06)', () => {
  const mail = orderConfirmation({ order, shop: { ...shop, name: 'Stoa\r\nBcc: everybody@example.com' }, link })!
  expect(mail.subject).toBe('Your order 10001 at Stoa Bcc: everybody@example.com')
})

test('paid, it says so; on top of the prices, tax is a line of its own', () => {
  const { plain } = orderConfirmation({ order: { ...order, paymentStatus: 'PAID', taxIncludedInPrices: false }, shop, link })!
  expect(plain).toContain('Paid: €32.47')
  expect(plain).toContain('Tax: €6.07\nTotal: €32.47\n\n')
})

test('fetched, it says where', () => {
  const logistics = { pickupDetails: { address: { addressLine: 'Rua das Flores 12', city: 'Porto', country: 'PT' } } }
  const { plain } = orderConfirmation({ order: { ...order, shippingInfo: { ...order.shippingInfo, logistics } }, shop, link })!
  expect(plain).toContain('It waits for you at:\nRua das Flores 12\nPorto\nPT')
})

test('without an address there is no mail', () => {
  expect(orderConfirmation({ order: { ...order, buyerInfo: {} }, shop, link })).toBeUndefined()
})
