import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { catalogueAppId } from './add-to-cart.server.ts'
import { selectedModifiers, type ModifierView } from './modifiers.ts'
import type { Pickup } from './pickup.ts'

interface Wanted {
  productId: string
  variantId: string
  modifiers: readonly ModifierView[]
  country: string
}

/** Whether a variant can be picked up now; undefined if it can't be bought. What modifiers change isn't its stock, so any will do. */
export async function findPickup(client: Client, { productId, variantId, modifiers, country }: Wanted): Promise<Pickup | undefined> {
  const options = { variantId, options: selectedModifiers(modifiers, {}) }
  try {
    const catalogReference = { catalogItemId: productId, appId: catalogueAppId, options }
    const { deliveryOptions } = await client.shop.getDeliveryOptions({ country, catalogReference })
    const places = deliveryOptions.options.flatMap(({ code, pickupPlace }) =>
      pickupPlace?.availability ? [[code, { name: pickupPlace.name, availability: pickupPlace.availability }] as const] : [],
    )
    return { variantId, country, places: Object.fromEntries(places) }
  } catch (error) {
    if (isRefusal(error) && (error.status === 400 || error.status === 404)) return undefined
    throw error
  }
}
