import { transitions } from '../transitions.ts'

/** CREATED waits to be paid, PROCESSING for the provider's word. EXPIRED was not paid in time: its goods went back to the shelf. */
export const paymentStatuses = ['CREATED', 'PROCESSING', 'APPROVED', 'DECLINED', 'EXPIRED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What may become of a payment. `process` asks the provider, again with the same key where its answer was lost. Nothing leads out of the last three:
 *  another attempt is another order. */
export const paymentTransitions = transitions<PaymentStatus>({ states: paymentStatuses, begins: ['CREATED'] })({
  process: { from: ['CREATED', 'PROCESSING'], to: 'PROCESSING' },
  approve: { from: ['PROCESSING'], to: 'APPROVED' },
  decline: { from: ['PROCESSING'], to: 'DECLINED' },
  expire: { from: ['CREATED', 'PROCESSING'], to: 'EXPIRED' },
})
