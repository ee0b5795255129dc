import type { payments as contract } from '@stoa/contract'
import type { Handlers } from '../../http/app.ts'
import { getPayment } from './calls/get-payment.ts'
import { payOrder } from './calls/pay-order.ts'

export const payments: Handlers<typeof contract> = { getPayment, payOrder }
