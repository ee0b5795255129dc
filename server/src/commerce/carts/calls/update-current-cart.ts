import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { checkOverrideUrl, tryCodes } from '../../checkouts/public.ts'
import { changeCart } from '../change.ts'
import { withInfo } from '../info.ts'
import { readMerchantDiscounts } from '../merchant-discounts.ts'

export const updateCurrentCart: Handler<typeof carts.updateCurrentCart> = async (context, request) => {
  const { cartInfo = {}, merchantDiscounts } = request
  const discounts = merchantDiscounts && readMerchantDiscounts(merchantDiscounts, context.site.settings.currency)
  await checkOverrideUrl(context, cartInfo.overrideCheckoutUrl, 'cartInfo.overrideCheckoutUrl')
  tryCodes(context, request)
  return changeCart(context, {
    newItems: request,
    doc: (doc) => ({ ...withInfo(doc, cartInfo), ...(discounts ? { merchantDiscounts: discounts } : {}) }),
  })
}
