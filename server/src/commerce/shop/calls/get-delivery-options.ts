import type { shop } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { type CatalogueItem, findItems } from '../../catalogue/public.ts'
import { amountViolation } from '../../checkouts/public.ts'
import { addUp, AmountTooLarge, fromWireAmount, type Parcel, priceRulesOf, quoteDelivery, times } from '../../pricing/public.ts'
import { availabilityOf, type Availability, findStockHere, shopThreshold } from '../../stock/public.ts'
import { linkedLocations, presentDeliveryOptions } from '../present-delivery-options.ts'

type Request = RequestOf<typeof shop.getDeliveryOptions>

export const getDeliveryOptions: Handler<typeof shop.getDeliveryOptions> = async (context, request) => {
  const { settings } = context.site
  const destination = { country: request.country ?? settings.address.country, subdivision: request.subdivision }
  const item = await findItem(context, request)
  const parcel = parcelOf(context, request, item)
  const quote = quoteDelivery({ parcel, destination }, priceRulesOf(settings).deliveryRegions)
  const availability = await availabilityAt(context, item, linkedLocations(quote, settings))
  return {
    deliveryOptions: presentDeliveryOptions(quote, {
      country: destination.country,
      subtotalMinor: parcel?.subtotalMinor ?? 0,
      settings,
      availability,
    }),
  }
}

/** The item that was requested, if any. */
async function findItem(context: Context, { catalogReference, goodsValue = '0' }: Request): Promise<CatalogueItem | undefined> {
  const violations = amountViolation(goodsValue, 'goodsValue', context.site.settings.currency)
  if (violations.length > 0) refuseFields(...violations)
  if (!catalogReference) return undefined
  const [item] = await findItems(context, [catalogReference])
  return item ?? refuse('ITEM_NOT_FOUND_IN_CATALOG', { lineItemIndexes: [0] })
}

/** Whether an item can be picked up at locations, by their IDs. Those that don't exist are left out. */
async function availabilityAt(
  context: Context,
  item: CatalogueItem | undefined,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  const stock = item?.deliverable && locationIds.length > 0 ? await findStockHere(context, item, locationIds) : []
  return new Map(stock.map(({ locationId, ...here }) => [locationId, availabilityOf(here, shopThreshold(context))]))
}

/** The parcel to quote. Returns undefined for an item that isn't delivered. */
function parcelOf({ site }: Context, { quantity = 1, goodsValue = '0' }: Request, item: CatalogueItem | undefined): Parcel | undefined {
  const others = fromWireAmount(goodsValue, site.settings.currency)!
  if (!item) return { subtotalMinor: others, weightGrams: 0 }
  if (!item.deliverable && others === 0) return undefined
  try {
    return { subtotalMinor: addUp([others, item.deliverable ? times(quantity, item.unitPriceMinor) : 0]), weightGrams: 0 }
  } catch (error) {
    if (error instanceof AmountTooLarge) refuse('TOTAL_TOO_HIGH')
    throw error
  }
}
