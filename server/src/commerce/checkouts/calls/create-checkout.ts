import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import type { Calculation } from '../calculate.ts'
import type { CheckoutDoc } from '../checkout.ts'
import { tryCodes } from '../codes.ts'
import { checkDeliveryChoice } from '../delivery.ts'
import { withInfo } from '../info.ts'
import { withAdded } from '../lines.ts'
import { newLines } from '../new-lines.ts'
import { openCheckout } from '../open.ts'
import { checkOverrideUrl } from '../override-checkout-url.ts'
import { resolveLines } from '../resolve-lines.ts'

export const createCheckout: Handler<typeof checkouts.createCheckout> = async (context, request) => {
  const { checkoutInfo = {}, channelType, overrideCheckoutUrl } = request
  tryCodes(context, request)
  await checkOverrideUrl(context, overrideCheckoutUrl)
  const { customSettings, externalReference } = checkoutInfo
  const info = withInfo<Partial<CheckoutDoc>>({}, checkoutInfo)
  const doc = { ...info, channelType, customSettings, externalReference, overrideCheckoutUrl: overrideCheckoutUrl ?? undefined }
  const lines = withAdded([], await resolveLines(context, newLines(request, context.site.settings.currency)))
  if (lines.length === 0) refuse('EMPTY_CHECKOUT')
  const check = (calculation: Calculation) => {
    checkCanBePaid(calculation)
    if (info.delivery) checkDeliveryChoice(calculation)
  }
  return { checkout: openCheckout(context, { lines, doc, check }) }
}

function checkCanBePaid({ paymentMethod, totals }: Calculation): void {
  if (!paymentMethod && totals.summary.totalMinor > 0) refuse('SITE_MUST_ACCEPT_PAYMENTS')
}
