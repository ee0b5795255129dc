import { transitions } from '../transitions.ts'

/** The statuses of a request and their meanings. */
export const backInStockStatuses = {
  RECEIVED: 'Waiting for the item to be in stock.',
  PROCESSING: 'The email is in the outbox.',
  NOTIFICATION_SENT: 'The mail server accepted the email, or the request was marked as sent.',
  FAILED: 'The email couldn’t be sent. Your team can send it again.',
} as const

export type BackInStockStatus = keyof typeof backInStockStatuses
const states = Object.keys(backInStockStatuses) as BackInStockStatus[]

/** How a request moves from one status to another. */
export const backInStockTransitions = transitions<BackInStockStatus>({ states, begins: ['RECEIVED'] })({
  notify: { from: ['RECEIVED'], to: 'PROCESSING' },
  send: { from: ['PROCESSING', 'FAILED'], to: 'NOTIFICATION_SENT' },
  fail: { from: ['PROCESSING'], to: 'FAILED' },
  markAsSent: { from: ['RECEIVED', 'PROCESSING', 'FAILED'], to: 'NOTIFICATION_SENT' },
})

/** A shopper with such a request for an item doesn't need another one. */
export const openStatuses = ['RECEIVED', 'PROCESSING'] as const satisfies readonly BackInStockStatus[]
