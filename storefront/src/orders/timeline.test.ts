import { expect, test } from 'vitest'
import { handingOf, timelineOf } from './timeline.server.ts'

type Facts = Parameters<typeof timelineOf>[0]
type Activity = Facts['activities'][number]

const activity = (activityType: Activity['activityType'], createdDate: string) => ({ activityType, createdDate }) as Activity
const sent = { title: 'Post' } as Facts['shippingInfo']
const fetched = { title: 'Collect', logistics: { pickupDetails: {} } } as Facts['shippingInfo']

const filesWith = (facts: object) => [{ digitalFile: { fileId: 'song.mp3', ...facts } }] as Facts['lineItems']
const files = filesWith({})
const available = filesWith({ link: 'https://shop.example/downloads/song', expirationDate: '2026-12-20T10:00:00.000Z' })
const expired = filesWith({ expirationDate: '2026-12-20T10:00:00.000Z' })

const order = (facts: Partial<Facts>): Facts =>
  ({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    createdDate: '2026-11-20T10:00:00.000Z',
    purchasedDate: '2026-11-20T10:01:00.000Z',
    activities: [],
    shippingInfo: sent,
    lineItems: [{}],
    ...facts,
  }) as Facts

const shown = (facts: Partial<Facts>) => timelineOf(order(facts)).map(({ name, state }) => `${name} ${state}`)

test.each<[string, Partial<Facts>, string[]]>([
  ['waits for its payment', { status: 'INITIALIZED', paymentStatus: 'NOT_PAID' }, ['toBePaid now', 'toBePacked coming']],
  ['is paid later', { paymentStatus: 'NOT_PAID' }, ['placed done', 'toBePaid now', 'toBePacked coming']],
  ['is paid', { activities: [activity('ORDER_PAID', '2026-11-20T10:02:00.000Z')] }, ['placed done', 'paid done', 'toBePacked now']],
  ['is free', {}, ['placed done', 'paid done', 'toBePacked now']],
  ['is fetched', { shippingInfo: fetched }, ['placed done', 'paid done', 'toBeReady now']],
  ['isn’t sent', { shippingInfo: undefined }, ['placed done', 'paid done', 'toBeHandedOver now']],
  ['is a download', { shippingInfo: undefined, lineItems: available }, ['placed done', 'paid done', 'downloadable done']],
  ['is an expired download', { shippingInfo: undefined, lineItems: expired }, ['placed done', 'paid done', 'downloadable done']],
  [
    'is a partially refunded download',
    { shippingInfo: undefined, lineItems: available, paymentStatus: 'PARTIALLY_REFUNDED' },
    ['placed done', 'downloadable done'],
  ],
  ['is a refunded download', { shippingInfo: undefined, lineItems: expired, paymentStatus: 'FULLY_REFUNDED' }, ['placed done']],
  [
    'is a cancelled download',
    {
      shippingInfo: undefined,
      lineItems: expired,
      status: 'CANCELED',
      activities: [activity('ORDER_CANCELED', '2026-11-21T09:00:00.000Z')],
    },
    ['placed done', 'paid done', 'cancelled done'],
  ],
  [
    'is an unpaid download',
    { shippingInfo: undefined, lineItems: files, paymentStatus: 'NOT_PAID' },
    ['placed done', 'toBePaid now', 'toBeDownloadable coming'],
  ],
  ['is on its way', { fulfillmentStatus: 'FULFILLED' }, ['placed done', 'paid done', 'packed done']],
  ['is partly on its way', { fulfillmentStatus: 'PARTIALLY_FULFILLED' }, ['placed done', 'paid done', 'partlyPacked now']],
  [
    'was fetched before it was paid',
    { fulfillmentStatus: 'FULFILLED', paymentStatus: 'NOT_PAID', shippingInfo: fetched },
    ['placed done', 'ready done', 'toBePaid now'],
  ],
  [
    'was declined',
    {
      status: 'REJECTED',
      paymentStatus: 'DECLINED',
      activities: [activity('PAYMENT_DECLINED', '2026-11-20T10:02:00.000Z'), activity('ORDER_REJECTED', '2026-11-20T10:02:01.000Z')],
    },
    ['declined done', 'rejected done'],
  ],
  [
    'was cancelled',
    { status: 'CANCELED', activities: [activity('ORDER_CANCELED', '2026-11-21T09:00:00.000Z')] },
    ['placed done', 'paid done', 'cancelled done'],
  ],
])('an order that %s', (_how, facts, steps) => expect(shown(facts)).toEqual(steps))

test('internal notes of the shop are not steps', () => {
  const comment = { ...activity('MERCHANT_COMMENT', '2026-11-20T11:00:00.000Z'), merchantComment: { message: 'Difficult.' } } as Activity
  expect(JSON.stringify(timelineOf(order({ activities: [comment] })))).not.toContain('Difficult')
})

test('completed steps are sorted by date', () => {
  const activities = [activity('TRACKING_NUMBER_ADDED', '2026-11-22T10:00:00.000Z'), activity('ORDER_PAID', '2026-11-20T10:02:00.000Z')]
  expect(timelineOf(order({ activities })).map(({ instant }) => instant)).toEqual([
    '2026-11-20T10:01:00.000Z',
    '2026-11-20T10:02:00.000Z',
    '2026-11-22T10:00:00.000Z',
    undefined,
  ])
})

const mixed = [...files, {}] as Facts['lineItems']

test.each([
  ['by post', sent, mixed, 'send'],
  ['at the shop', fetched, mixed, 'pickup'],
  ['without a delivery option', undefined, mixed, 'handOver'],
  ['as files', undefined, files, 'download'],
  ['without any items', undefined, [], 'handOver'],
] as const)('an order delivered %s: %s', (_how, shippingInfo, lineItems, handing) =>
  expect(handingOf({ shippingInfo, lineItems: [...lineItems] })).toBe(handing),
)
