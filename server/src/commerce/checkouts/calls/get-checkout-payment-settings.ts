import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { paymentMethodsFor } from '../payment-method.ts'
import { requireCheckout } from '../require-checkout.ts'
import { findCheckout } from '../store.ts'

export const getCheckoutPaymentSettings: Handler<typeof checkouts.getCheckoutPaymentSettings> = async (context, { id }) => {
  const { doc } = requireCheckout(await findCheckout(context, id))
  return { blockedPaymentOptions: paymentMethodsFor(doc, context.site.settings).includes('OFFLINE') ? [] : ['MANUAL'] }
}
