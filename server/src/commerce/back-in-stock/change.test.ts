import { describe, expect, test } from 'vitest'
import { backInStockStatuses, backInStockTransitions, openStatuses, type BackInStockStatus } from '@stoa/contract/back-in-stock/statuses'
import { canMove } from '@stoa/contract/transitions'
import { moved } from './change.ts'
import type { BackInStockRequest } from './request.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const request = (status: BackInStockStatus) => ({ status, revision: 3, autoNotified: null, endedDate: null }) as BackInStockRequest
const statuses = Object.keys(backInStockStatuses) as BackInStockStatus[]
type Verb = keyof typeof backInStockTransitions

test.each<[Verb, BackInStockStatus[]]>([
  ['notify', ['RECEIVED']],
  ['send', ['PROCESSING', 'FAILED']],
  ['fail', ['PROCESSING']],
  ['markAsSent', ['RECEIVED', 'PROCESSING', 'FAILED']],
])('%s begins at %j', (verb, begins) => {
  expect(statuses.filter((status) => canMove(status, backInStockTransitions[verb]))).toEqual(begins)
})

describe('a request after', () => {
  test.each<[Verb, BackInStockStatus, Partial<BackInStockRequest>]>([
    ['notify', 'RECEIVED', { status: 'PROCESSING', autoNotified: null, endedDate: null }],
    ['send', 'PROCESSING', { status: 'NOTIFICATION_SENT', autoNotified: true, endedDate: now }],
    ['send', 'FAILED', { status: 'NOTIFICATION_SENT', autoNotified: true, endedDate: now }],
    ['fail', 'PROCESSING', { status: 'FAILED', autoNotified: null, endedDate: now }],
    ['markAsSent', 'RECEIVED', { status: 'NOTIFICATION_SENT', autoNotified: false, endedDate: now }],
  ])('%s from %s', (verb, status, changes) => {
    expect(moved(request(status), verb, now)).toMatchObject({ ...changes, revision: 4, updatedDate: now })
  })
})

test('an address waits for an item while its request is received or in the outbox', () => {
  expect(openStatuses).toEqual(['RECEIVED', 'PROCESSING'])
})
