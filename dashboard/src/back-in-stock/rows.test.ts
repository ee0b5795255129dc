import { expect, test } from 'vitest'
import type { Product } from '../answers.ts'
import { demandRow } from './demand/demand-row.ts'
import { requestList } from './requests/request-list.ts'
import { requestRow } from './requests/request-row.ts'
import { isAtWork, waveRow } from './waves/wave-row.ts'

const where = { locale: 'en', timeZone: 'UTC' }
const productId = '10000000-0000-4000-8000-000000000006'
const variantId = '10000000-0000-4000-8000-00000000000a'
const date = '2026-11-27T12:00:00.000Z'

const demand = { productId, waiting: 2, processing: 0, sent: 1, failed: 0, inStock: false, firstDate: date, lastDate: date }
const value = { amount: '92.00', formattedAmount: '€92.00' }

test.each([
  [
    'of a variant',
    { ...demand, variantId, productName: 'Bowl', choices: { Colour: 'Blue', Size: 'M' }, value },
    {
      id: `${productId}-${variantId}`,
      name: 'Bowl',
      choices: 'Blue / M',
      isAnyVariant: false,
      value: '€92.00',
    },
  ],
  ['of any variant', { ...demand, productName: 'Bowl', value }, { id: productId, variantId: '', choices: '', isAnyVariant: true }],
  ['of a deleted product', demand, { name: '', value: '' }],
  ['without waiting shoppers', { ...demand, waiting: 0, value }, { waiting: 0, value: '' }],
])('demand %s', (_, one, expected) => {
  expect(demandRow(one, where)).toMatchObject({ lastDate: { instant: date }, sent: 1, ...expected })
})

const product = {
  id: productId,
  name: 'Bowl',
  manageVariants: true,
  media: {},
  variants: [{ id: variantId, choices: { Colour: 'Blue' } }],
} as unknown as Product

test.each([
  ['a variant by its ID', { variantId }, { choices: 'Blue', isAnyVariant: false }],
  ['a variant by its options', { options: { Colour: 'Red' } }, { choices: 'Red', isAnyVariant: false }],
  ['a variant that was deleted', { variantId: productId }, { choices: '', isAnyVariant: true }],
  ['any variant', undefined, { choices: '', isAnyVariant: true }],
])('a request for %s', (_, options, expected) => {
  const catalogReference = { catalogItemId: productId, appId: 'stores', ...(options && { options }) }
  const request = { id: '1', email: 'ana@example.com', status: 'RECEIVED' as const, createdDate: date, catalogReference }
  expect(requestRow(request, new Map([[productId, product]]), where)).toMatchObject({
    isMarked: false,
    item: { name: 'Bowl', ...expected },
  })
  expect(requestRow({ ...request, autoNotified: false }, new Map(), where)).toMatchObject({ isMarked: true, item: { name: '' } })
})

const wave = { id: '1', origin: 'MANUAL' as const, limit: 4, processed: 4, sent: 3, failed: 1, createdDate: date }

test.each([
  ['runs', { ...wave, status: 'RUNNING' as const, processed: 0, sent: 0, failed: 0 }, true],
  ['has emails in the outbox', { ...wave, status: 'DONE' as const, failed: 0 }, true],
  ['has ended', { ...wave, status: 'CANCELED' as const }, false],
])('a wave that %s', (_, one, expected) => {
  expect(isAtWork(waveRow(one, where))).toBe(expected)
})

test('a wave is of a variant, of a product, or of several products', () => {
  const of = (ids: object) => waveRow({ ...wave, status: 'DONE', ...ids }, where)
  expect(of({ productId, variantId, choices: { Colour: 'Blue' } })).toMatchObject({ choices: 'Blue', isOfProduct: false })
  expect(of({ productId })).toMatchObject({ name: '', isOfProduct: true })
  expect(of({})).toMatchObject({ productId: undefined, isOfProduct: false, date: { instant: date } })
})

test('requests are filtered by address, status and product; other values are left out', () => {
  const at = (query: string) => requestList.at(new URLSearchParams(query))
  expect(at(`q=Ana@&status=FAILED&product=${productId}`).filter).toEqual({
    email: { $contains: 'ana@' },
    status: 'FAILED',
    'catalogReference.catalogItemId': productId,
  })
  expect(at('status=UNSPECIFIED&product=x&request=y')).toMatchObject({ filter: {}, isNarrowed: false })
  expect(at('').query).toMatchObject({ sort: [{ fieldName: 'createdDate', order: 'DESC' }] })
})
