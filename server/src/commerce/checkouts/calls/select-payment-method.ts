import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { changeCheckout } from '../change.ts'
import { paymentMethodsFor } from '../payment-method.ts'

export const selectPaymentMethod: Handler<typeof checkouts.selectPaymentMethod> = (context, { id, method }) =>
  changeCheckout(context, id, {
    require({ doc }) {
      if (!paymentMethodsFor(doc, context.site.settings).includes(method)) refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
    },
    doc: (doc) => ({ ...doc, paymentMethod: method }),
  })
