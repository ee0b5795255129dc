import { expect, test } from 'vitest'
import type { RegisteredApp, Webhook } from '../answers.ts'
import { formatDuration } from './duration.ts'
import { byApp, countOf, healthOf, webhookName, webhookRow, writtenCount } from './webhook-row.ts'

const where = { locale: 'en-GB', timeZone: 'Europe/Lisbon' }
const failingSince = '2026-11-20T12:00:00.000Z'

test.each([
  ['https://shop.example/', 'shop.example'],
  ['https://shop.example/events/', 'shop.example/events/'],
  ['http://127.0.0.1:3000/a?b=c', '127.0.0.1:3000/a?b=c'],
])('%s is named %s', (url, name) => expect(webhookName(url)).toBe(name))

test.each([
  [{ enabled: true }, 'working'],
  [{ enabled: true, failingSince }, 'failing'],
  [{ enabled: false, failingSince }, 'disabled'],
])('%j is %s', (webhook, health) => expect(healthOf(webhook)).toBe(health))

test.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000+'],
])('a count of %i is written %s', (count, text) =>
  expect(writtenCount(countOf(count, where), { atLeast: (exact) => `${exact}+` })).toBe(text),
)

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [3_240, '3.2 secs'],
  [90_000, '1.5 mins'],
  [36_000_000, '10 hrs'],
  [172_800_000, '2 days'],
])('%i milliseconds are %s', (ms, text) => expect(formatDuration(ms, 'en-GB')).toBe(text))

test('rows name their app, or its ID for readers who can’t see apps, and are sorted by app', () => {
  const webhook = { id: 'w', appId: 'a2', url: 'https://b.example', eventTypes: null, enabled: true, waitingCount: 3, deadCount: 0 }
  const other = { ...webhook, id: 'x', appId: 'a1', eventTypes: ['wix.ecom.v1.order_approved'], failingSince }
  const apps = [
    { id: 'a1', name: 'Zoo' },
    { id: 'a2', name: 'Bookkeeping' },
  ] as RegisteredApp[]
  const rows = ([other, webhook] as Webhook[]).map((one) => webhookRow(one, apps, where))
  expect(byApp(rows, where).map(({ id, appName, eventCount, health }) => [id, appName, eventCount, health])).toEqual([
    ['w', 'Bookkeeping', undefined, 'working'],
    ['x', 'Zoo', 1, 'failing'],
  ])
  expect(rows[0]!.failingSince).toEqual({ instant: failingSince, text: expect.stringContaining('12:00') })
  expect(webhookRow(webhook as Webhook, [], where).appName).toBe('a2')
})
