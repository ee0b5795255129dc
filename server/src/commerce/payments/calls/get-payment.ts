import type { payments } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentPayment } from '../present.ts'
import { findIntent } from '../store.ts'

export const getPayment: Handler<typeof payments.getPayment> = async (context, { paymentGatewayOrderId }) =>
  presentPayment(context, (await findIntent(context, paymentGatewayOrderId)) ?? refuse('PAYMENT_NOT_FOUND'))
