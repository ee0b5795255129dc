import type { shop } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { findItems } from '../../catalogue/public.ts'
import { amountViolation } from '../../checkouts/public.ts'
import { addUp, AmountTooLarge, fromWireAmount, type Parcel, priceRulesOf, quoteDelivery, times } from '../../pricing/public.ts'
import { presentDeliveryOptions } from '../present-delivery-options.ts'

type Request = RequestOf<typeof shop.getDeliveryOptions>

export const getDeliveryOptions: Handler<typeof shop.getDeliveryOptions> = async (context, request) => {
  const { settings } = context.site
  const destination = { country: request.country ?? settings.address.country, subdivision: request.subdivision }
  const parcel = await parcelOf(context, request)
  const quote = quoteDelivery({ parcel, destination }, priceRulesOf(settings).deliveryRegions)
  return {
    deliveryOptions: presentDeliveryOptions(quote, { country: destination.country, subtotalMinor: parcel?.subtotalMinor ?? 0, settings }),
  }
}

/** The parcel to quote. Returns undefined for an item that isn't delivered. */
async function parcelOf(context: Context, { catalogReference, quantity = 1, goodsValue = '0' }: Request): Promise<Parcel | undefined> {
  const { currency } = context.site.settings
  const violations = amountViolation(goodsValue, 'goodsValue', currency)
  if (violations.length > 0) refuseFields(...violations)
  const others = fromWireAmount(goodsValue, currency)!
  if (!catalogReference) return { subtotalMinor: others, weightGrams: 0 }
  const [item] = await findItems(context, [catalogReference])
  if (!item) refuse('ITEM_NOT_FOUND_IN_CATALOG', { lineItemIndexes: [0] })
  if (!item.deliverable && others === 0) return undefined
  try {
    return { subtotalMinor: addUp([others, item.deliverable ? times(quantity, item.unitPriceMinor) : 0]), weightGrams: 0 }
  } catch (error) {
    if (error instanceof AmountTooLarge) refuse('TOTAL_TOO_HIGH')
    throw error
  }
}
