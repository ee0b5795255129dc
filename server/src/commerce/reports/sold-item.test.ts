import { expect, test } from 'vitest'
import type { WireOrder } from '../orders/order.ts'
import { soldItemsOf } from './sold-item.ts'

const jug = 'c0ffee00-0000-4000-8000-000000000001'
const line = (id: string, catalogReference?: object, amount = '48.00') =>
  ({
    id,
    catalogReference,
    quantity: 2,
    productName: { original: 'Jug' },
    totalPriceAfterTax: { amount },
  }) as unknown as WireOrder['lineItems'][number]

test('counts catalogue products under both app ids, but neither custom items nor those of other apps', () => {
  const lineItems = [
    line('a', { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: jug }),
    line('b', { appId: '1380b703-ce81-ff05-f115-39571d94dfcd', catalogItemId: jug }, '0.00'),
    line('c'),
    line('d', { appId: '00000000-0000-4000-8000-000000000001', catalogItemId: jug }),
    line('e', { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'a service' }),
  ]
  const [createdDate, purchasedDate] = ['2026-05-12T09:09:00.000Z', '2026-05-12T09:10:00.000Z']
  const sold = { orderId: 'o', currency: 'EUR', purchasedDate: new Date(purchasedDate) }
  expect(soldItemsOf({ id: 'o', lineItems, currency: 'EUR', createdDate, purchasedDate })).toEqual([
    { ...sold, lineItemId: 'a', productId: jug, name: 'Jug', quantity: 2, totalMinor: 4800 },
    { ...sold, lineItemId: 'b', productId: jug, name: 'Jug', quantity: 2, totalMinor: 0 },
  ])
})
