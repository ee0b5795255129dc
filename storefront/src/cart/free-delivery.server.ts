import type { Client } from '@stoa/sdk'
import { countryNamesIn } from '@stoa/ui/postal-address'
import type { Estimate } from '../answers.ts'
import type { FreeDelivery } from './cart-view.ts'
import { goodsValueOf } from './goods-value.ts'

/** Progress of a cart towards free delivery in the shop's own country; undefined if the shop has no such option. */
export async function freeDeliveryOf(client: Client, { cart }: Estimate): Promise<FreeDelivery | undefined> {
  const goodsValue = goodsValueOf(cart.lineItems)
  if (goodsValue === undefined) return undefined
  const [{ deliveryOptions }, { shop }] = await Promise.all([client.shop.getDeliveryOptions({ goodsValue }), client.shop.getShop({})])
  const way = deliveryOptions.options.find(({ kind }) => kind === 'FREE_OVER')
  if (!way?.freeFrom) return undefined
  const country = countryNamesIn(shop.locale).of(deliveryOptions.country) ?? deliveryOptions.country
  const missing = Number(way.untilFree?.amount ?? 0)
  const from = Number(way.freeFrom.amount)
  if (missing <= 0) return { country, percent: 100 }
  return { country, missing: way.untilFree?.formattedAmount ?? '', percent: Math.round(((from - missing) / from) * 100) }
}
