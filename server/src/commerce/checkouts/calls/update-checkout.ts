import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeCheckout } from '../change.ts'
import { tryCodes } from '../codes.ts'
import { checkDeliveryChoice } from '../delivery.ts'
import { withInfo } from '../info.ts'
import { checkOverrideUrl } from '../override-checkout-url.ts'

export const updateCheckout: Handler<typeof checkouts.updateCheckout> = async (context, request) => {
  const { checkout: info, overrideCheckoutUrl } = request
  return changeCheckout(context, info.id, {
    async require() {
      tryCodes(context, request)
      await checkOverrideUrl(context, overrideCheckoutUrl)
    },
    newItems: request,
    doc: (doc) => ({
      ...withInfo(doc, info),
      ...(overrideCheckoutUrl === undefined ? {} : { overrideCheckoutUrl: overrideCheckoutUrl ?? undefined }),
    }),
    ...(info.shippingInfo?.selectedCarrierServiceOption ? { check: checkDeliveryChoice } : {}),
  })
}
