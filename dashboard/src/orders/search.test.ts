import { describe, expect, test } from 'vitest'
import { hrefOf, listingOf, searchOf } from './search.ts'

const search = (query: string) => searchOf(listingOf(new URLSearchParams(query)))
const newestFirst = { sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 25 } }

/** An order whose payment failed is no order yet: it is asked for by itself. */
const placed = { status: { $in: ['APPROVED', 'PENDING', 'CANCELED'] } }

describe('a search for', () => {
  test.each([
    ['', placed],
    ['q=10007', { ...placed, number: 10007 }],
    ['q=%2310007', { ...placed, number: 10007 }],
    ['q=Vera@Example', { ...placed, 'buyerInfo.email': { $contains: 'vera@example' } }],
    ['state=unpaid', { paymentStatus: 'NOT_PAID', status: 'APPROVED' }],
    ['state=__proto__', placed],
    ['q=7&state=paid', { paymentStatus: 'PAID', status: 'APPROVED', number: 7 }],
  ])('%s', (query, filter) => {
    expect(search(query)).toEqual({ filter, ...newestFirst })
  })
})

test('a cursor stands alone', () => {
  expect(search('q=vera&state=paid&cursor=abc')).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } })
})

test('a link to another page keeps what was asked', () => {
  expect(hrefOf(listingOf(new URLSearchParams('q=vera&state=paid&cursor=abc')), 'def')).toBe('?q=vera&state=paid&cursor=def')
  expect(hrefOf(listingOf(new URLSearchParams('')))).toBe('?')
})
