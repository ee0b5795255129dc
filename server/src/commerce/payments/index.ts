import type { payments as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getPayment } from './calls/get-payment.ts'
import { payOrder } from './calls/pay-order.ts'

export const payments: Handlers<typeof contract> = { getPayment, payOrder }

export { reconcilePayments } from './reconcile.ts'
export { serveSandboxProvider } from './sandbox/serve.ts'
export { pastPayment } from './load.ts'
export { insertPastIntents } from './store.ts'
