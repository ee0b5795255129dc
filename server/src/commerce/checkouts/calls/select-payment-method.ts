import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockOpenCheckout, applyChange } from '../change.ts'
import { paymentMethodsFor } from '../payment-method.ts'

export const selectPaymentMethod: Handler<typeof checkouts.selectPaymentMethod> = async (context, { id, method }) => {
  const checkout = await lockOpenCheckout(context, id)
  if (!paymentMethodsFor(checkout.doc, context.site.settings).includes(method)) {
    refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
  }
  return applyChange(context, checkout, { doc: (doc) => ({ ...doc, paymentMethod: method }) })
}
