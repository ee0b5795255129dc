import { expect, test } from 'vitest'
import { nextOf } from './next-steps.ts'
import { order } from './order-texts.ts'

type Facts = Parameters<typeof nextOf>[1]

const texts = { storefront: { order } } as Parameters<typeof nextOf>[0]
const fileIn = (state: Facts['downloads'][number]['state']) => [{ state }] as Facts['downloads']
const done = [{ name: 'downloadable', state: 'done', date: '' }] as Facts['timeline']
const packing = [{ name: 'toBePacked', state: 'now', date: '' }] as Facts['timeline']

const download = { status: 'APPROVED', paymentStatus: 'PAID', handing: 'download', delivery: undefined, timeline: done } as const

test.each<[string, Facts, string]>([
  ['files can be downloaded', { ...download, downloads: fileIn('AVAILABLE') }, order.next.download],
  ['files have expired', { ...download, downloads: fileIn('EXPIRED') }, order.next.over],
  ['part is refunded', { ...download, paymentStatus: 'PARTIALLY_REFUNDED', downloads: fileIn('AVAILABLE') }, order.next.download],
  ['all is refunded', { ...download, paymentStatus: 'FULLY_REFUNDED', downloads: fileIn('ENDED') }, order.next.over],
  [
    'part is refunded before it is packed',
    { ...download, handing: 'send', paymentStatus: 'PARTIALLY_REFUNDED', timeline: packing, downloads: [] },
    order.next.send,
  ],
])('what happens next if %s', (_when, facts, text) => expect(nextOf(texts, facts)).toBe(text))
