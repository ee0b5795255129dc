import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { orNotFound } from '../found.ts'
import { paymentMethodsFor } from '../payment-method.ts'
import { findCheckout } from '../store.ts'

export const getCheckoutPaymentSettings: Handler<typeof checkouts.getCheckoutPaymentSettings> = async (context, { id }) => {
  const { doc } = orNotFound(await findCheckout(context, id))
  return { blockedPaymentOptions: paymentMethodsFor(doc, context.site.settings).includes('OFFLINE') ? [] : ['MANUAL'] }
}
