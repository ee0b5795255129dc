import { describe, expect, test } from 'vitest'
import { orderList, stateNames } from './order-list.ts'

const listing = (query: string) => orderList.at(new URLSearchParams(query), 'Europe/Lisbon')
const search = (query: string) => listing(query).query
const placed = { status: { $in: ['APPROVED', 'PENDING', 'CANCELED'] } }
const unpaid = { paymentStatus: 'NOT_PAID', status: 'APPROVED' }
const byWord = (sought: object) => ({
  $or: [
    { 'buyerInfo.email': sought },
    { 'billingInfo.contactDetails.firstName': sought },
    { 'billingInfo.contactDetails.lastName': sought },
  ],
})

describe('the filter of a query', () => {
  test.each<[string, object]>([
    ['', placed],
    ['q=10007', { ...placed, number: 10007 }],
    ['q=%2310007', { ...placed, number: 10007 }],
    ['q=Vera@Example', { ...placed, ...byWord({ $contains: 'Vera@Example' }) }],
    ['q=Li', { ...placed, ...byWord({ $startsWith: 'Li' }) }],
    [
      'q=Vera+da+Silva',
      {
        ...placed,
        $or: [
          ...byWord({ $contains: 'Vera da Silva' }).$or,
          {
            'billingInfo.contactDetails.firstName': { $startsWith: 'Vera' },
            'billingInfo.contactDetails.lastName': { $startsWith: 'da Silva' },
          },
        ],
      },
    ],
    ['state=unpaid', unpaid],
    ['state=__proto__&payment=constructor&size=7', placed],
    ['q=7&state=unpaid', { ...unpaid, number: 7 }],
    ['payment=PAID&delivery=FULFILLED', { ...placed, paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' }],
    ['state=unpaid&payment=PAID', { $and: [unpaid, { paymentStatus: 'PAID' }] }],
    ['channel=POS&tag=gift', { ...placed, 'channelInfo.type': 'POS', 'tags.tags.tagIds': { $hasSome: ['gift'] } }],
    ['min=5&max=12.50', { ...placed, 'priceSummary.total.amount': { $gte: '5', $lte: '12.50' } }],
    ['min=-5&max=1e9', placed],
    ['from=2026-07-01&to=2026-07-31', { ...placed, createdDate: { $gte: '2026-06-30T23:00:00.000Z', $lt: '2026-07-31T23:00:00.000Z' } }],
    ['to=2026-12-31', { ...placed, createdDate: { $lt: '2027-01-01T00:00:00.000Z' } }],
    ['from=yesterday', placed],
  ])('%s', (query, filter) => {
    expect(search(query)).toEqual({ filter, sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 25 } })
  })
})

test.each([
  ['sort=total', 'priceSummary.total.amount', 'ASC'],
  ['sort=-customer', 'buyerInfo.email', 'DESC'],
  ['sort=-password', 'createdDate', 'DESC'],
])('%s sorts by %s, %s', (query, fieldName, order) => {
  expect(search(query)).toMatchObject({ sort: [{ fieldName, order }] })
})

test('requests a further page by its cursor alone', () => {
  expect(search('q=vera&state=paid&size=50&cursor=abc')).toEqual({ cursorPaging: { cursor: 'abc', limit: 50 } })
})

test('counts each tab with the same search', () => {
  const filters = stateNames.map(listing('q=7&state=paid').filterOfTab)
  expect(filters).toHaveLength(6)
  expect(filters[2]).toEqual({ ...unpaid, number: 7 })
})

test.each([
  ['', false],
  ['columns=tags&size=50&sort=total', false],
  ['state=open', true],
  ['q=vera', true],
  ['min=5', true],
  ['cursor=abc', true],
])('?%s leaves out orders: %s', (query, narrowed) => {
  expect(listing(query).isWhole).toBe(!narrowed)
})
