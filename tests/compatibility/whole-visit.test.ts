import { expect, test } from 'vitest'
import type { Generation } from './clients.ts'
import { describeWorlds } from './walk.ts'

const amount = expect.stringMatching(/^\d+\.\d{2}$/)

/** What each generation makes of the same refusals: today an Error, in 2024 a plain object. */
const refusals: Readonly<Record<Generation, { isError: boolean; requestId?: unknown }>> = {
  current: { isError: true, requestId: expect.any(String) },
  '2024': { isError: false },
}

const ofGeneration: Parameters<typeof describeWorlds>[1] = ({ value, error }, { generation, mode }) => {
  const email = `vera.${generation}.${mode}@example.com`
  const orderId = (): string => value('ten create-orders at once')[0].orderId
  const shown = () => value('checkout without choosing delivery')

  test('the subtotal of the cart is the sum of its lines, as an amount and formatted', () => {
    const { subtotal, linePrices } = value('subtotal')
    const sum = linePrices.reduce((total: number, price: string) => total + Number(price), 0).toFixed(2)
    expect(subtotal).toMatchObject({
      amount: sum,
      convertedAmount: sum,
      formattedAmount: expect.stringContaining(sum),
      formattedConvertedAmount: expect.stringContaining(sum),
    })
  })

  test('names and choices have the form that apps show', () => {
    const { texts } = value('subtotal')
    expect(texts).toHaveLength(2)
    for (const { productName } of texts) expect(productName.translated).toBe(productName.original)
    const [choice] = texts[1].descriptionLines
    expect(choice.name.translated).toBe(choice.name.original)
    expect((choice.plainText ?? choice.colorInfo).translated).toBe((choice.plainText ?? choice.colorInfo).original)
  })

  test('the visitor becomes a member and keeps the cart, so the checkout has a total', () => {
    expect(value('registered: as a member')).toEqual({ loginState: 'SUCCESS', email })
    expect(shown().total).toEqual(amount)
  })

  test('a checkout with an address shows its first delivery option as selected, without a violation', () => {
    expect(shown()).toMatchObject({ delivery: { code: expect.any(String), title: expect.any(String), cost: amount }, violations: [] })
  })

  test('ten create-orders at once make one order with one payment', () => {
    const placed: unknown[] = value('ten create-orders at once')
    expect(placed).toHaveLength(10)
    expect(new Set(placed.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(value('all orders of the buyer')).toEqual([{ _id: orderId(), number: value('buyer reads the order').number }])
  })

  test.each(['buyer', 'owner'])(
    'the %s reads the paid order with the delivery and the total that were shown, and finds it by its ID',
    (reader) => {
      expect(value('pay')).toBe(200)
      const { delivery, total } = shown()
      expect(value(`${reader} reads the order`)).toMatchObject({
        status: 'APPROVED',
        paymentStatus: 'PAID',
        delivery,
        prices: { total },
        options: ['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_ONLINE'],
      })
      expect(value(`${reader} finds the order`)).toEqual([orderId()])
    },
  )

  test('once the session is ended elsewhere, the shopper goes on as a visitor', () => {
    expect(value('ended elsewhere')).toBe(200)
    expect(value('browses as a visitor')).toBe(3)
    expect(error('has no cart as a visitor')).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
    expect(value('fills a cart as a visitor').lines).toMatchObject([{ quantity: 1 }])
  })

  test('404: what is hidden from visitors; 401: what only members may do', () => {
    const refused = refusals[generation]
    expect(error('is no member')).toMatchObject({ ...refused, status: 401, code: 'UNAUTHENTICATED' })
    expect(error('does not see the order')).toMatchObject({ ...refused, status: 404, code: 'ORDER_NOT_FOUND' })
    expect(error('joins the community')).toMatchObject({ ...refused, status: 401, code: 'UNAUTHENTICATED' })
  })

  test('signed in again with the right password, the member has the order and the visitor’s cart', () => {
    expect(value('signed in again: as a member')).toEqual({ loginState: 'SUCCESS', email })
    expect(value('sees the order again')).toMatchObject({ number: value('buyer reads the order').number })
    expect(value('keeps the cart').lines).toMatchObject([{ quantity: 1 }])
  })
}

// The other tests go through both tables of paths.
describeWorlds('whole-visit', ofGeneration, ['www'])
