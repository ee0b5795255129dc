import { expect, test } from 'vitest'
import type { WholeWebhookDelivery } from '../answers.ts'
import { deliveryList } from './delivery-list.tsx'
import { deliveryRow } from './delivery-row.ts'
import { deliveryView } from './delivery-view.ts'

const where = { locale: 'en-GB', timeZone: 'Europe/Lisbon' }
const attempt = {
  startedDate: '2026-11-20T12:00:01.000Z',
  durationMs: 120,
  url: 'https://shop.example/events',
  keyId: 'k',
  requestHeaders: [{ name: 'content-type', value: 'text/plain' }],
  requestBody: 'eyJ',
  answerStatus: 503,
  answerHeaders: [{ name: 'retry-after', value: '7' }],
  answerBody: 'busy',
  problem: 'STATUS' as const,
}
const delivery: WholeWebhookDelivery = {
  id: 'd',
  webhookId: 'w',
  status: 'DELIVERED',
  isTest: false,
  eventType: 'wix.ecom.v1.order_approved',
  eventId: 'e',
  position: 7,
  entityId: 'o',
  eventDate: '2026-11-20T11:59:59.000Z',
  createdDate: '2026-11-20T12:00:00.000Z',
  attemptCount: 2,
  endedDate: '2026-11-20T12:00:02.500Z',
  payload: { eventType: 'wix.ecom.v1.order_approved' },
  attempts: [attempt],
}

test('the request and the answer are shown as they were sent', () => {
  const [shown] = deliveryView(delivery, where, { isWhole: false }).attempts
  expect(shown).toMatchObject({ duration: '120 ms', problem: 'STATUS', answerStatus: 503, hasBody: true })
  expect(shown!.request).toBe('POST https://shop.example/events\ncontent-type: text/plain\n\neyJ')
  expect(shown!.answer).toBe('503\nretry-after: 7\n\nbusy')
})

test('without an answer, a token and a payload nothing is made up', () => {
  const { requestBody: _, answerStatus: __, answerBody: ___, ...bare } = attempt
  const { payload: ____, ...unreadable } = delivery
  const view = deliveryView({ ...unreadable, attempts: [{ ...bare, problem: 'CONNECTION' }] }, where, { isWhole: false })
  expect(view).toMatchObject({ payload: undefined, cutAt: undefined })
  expect(view.attempts[0]).toMatchObject({ answer: undefined, hasBody: false, request: expect.stringMatching(/text\/plain$/) })
})

test('only the latest attempts are shown, unless all are requested', () => {
  const attempts = Array.from({ length: 11 }, () => attempt)
  const view = (isWhole: boolean, count = 11) => deliveryView({ ...delivery, attempts: attempts.slice(0, count) }, where, { isWhole })
  expect([view(false).attempts.length, view(false).moreAttempts]).toEqual([10, 11])
  expect([view(true).attempts.length, view(true).moreAttempts]).toEqual([11, undefined])
  expect(view(false, 10).moreAttempts).toBeUndefined()
})

test('a long payload is cut', () => {
  const payload = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`field${index}`, index]))
  const view = deliveryView({ ...delivery, payload }, where, { isWhole: false })
  expect([view.cutAt, view.payload!.split('\n').length]).toEqual([1_500, 1_500])
})

test('the latency is that of a delivery that arrived', () => {
  expect(deliveryRow(delivery, where)).toMatchObject({ latency: '2.5 secs', attempts: '2', next: undefined })
  expect(deliveryRow({ ...delivery, status: 'DEAD' }, where).latency).toBeUndefined()
})

test.each([
  ['', {}],
  ['status=DEAD', { status: 'DEAD' }],
  ['status=LOST', {}],
  ['type=wix.ecom.v1.order_approved&entity=3f0', { eventType: 'wix.ecom.v1.order_approved', entityId: '3f0' }],
])('?%s filters by %j', (address, filter) =>
  expect(deliveryList.at(new URLSearchParams(address)).query).toEqual({ filter, cursorPaging: { limit: 25 } }),
)

test('requests a further page by its cursor alone', () => {
  expect(deliveryList.at(new URLSearchParams('status=DEAD&cursor=abc')).query).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } })
})
