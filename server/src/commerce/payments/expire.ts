import { paymentTransitions } from '@stoa/contract/payments/states'
import type { Context } from '../../kernel/context.ts'
import { transitionTo } from '../../kernel/transition-to.ts'
import type { PaymentIntent } from './intent.ts'
import { saveIntent } from './store.ts'

/** Ends an open payment and nothing else; give-up.ts handles what follows from it. */
export const expirePayment = (context: Pick<Context, 'db' | 'siteId'>, intent: PaymentIntent): Promise<void> =>
  saveIntent(context, { ...intent, status: transitionTo(intent.status, paymentTransitions.expire) })
