import { transitions } from '../transitions.ts'

/** CREATED: waiting to be paid. PROCESSING: waiting for the provider. EXPIRED: not paid in time; its items are back in stock. */
export const paymentStatuses = ['CREATED', 'PROCESSING', 'APPROVED', 'DECLINED', 'EXPIRED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Transitions between payment statuses. `process` calls the provider, again with the same key if its response was lost. The last three statuses are final:
 *  another attempt is another order. */
export const paymentTransitions = transitions<PaymentStatus>({ states: paymentStatuses, begins: ['CREATED'] })({
  process: { from: ['CREATED', 'PROCESSING'], to: 'PROCESSING' },
  approve: { from: ['PROCESSING'], to: 'APPROVED' },
  decline: { from: ['PROCESSING'], to: 'DECLINED' },
  expire: { from: ['CREATED', 'PROCESSING'], to: 'EXPIRED' },
})
