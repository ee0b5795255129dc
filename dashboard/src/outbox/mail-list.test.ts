import { expect, test } from 'vitest'
import { mailList } from './mail-list.ts'

const search = (address: string) => mailList.at(new URLSearchParams(address), 'Europe/Lisbon').query
const cursorPaging = { limit: 25 }

test.each([
  ['', {}],
  ['status=FAILED', { status: 'FAILED' }],
  ['status=LOST&template=spam', {}],
  ['template=order-link', { template: 'order-link' }],
  ['q=%20Vera%20', { recipient: { $contains: 'vera' } }],
  ['about=3f0', { entityId: '3f0' }],
  ['from=2026-11-19&until=2026-11-20', { createdDate: { $gte: '2026-11-19T00:00:00.000Z', $lt: '2026-11-21T00:00:00.000Z' } }],
  ['from=yesterday', {}],
])('?%s filters by %j', (address, filter) => expect(search(address)).toEqual({ filter, cursorPaging }))

test('requests a further page by its cursor alone', () => {
  expect(search('status=SENT&cursor=abc')).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } })
})
