import type { Type } from 'typebox'
import type { NewInventoryItem } from '@stoa/contract/inventory-v3/inventory-item'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Context } from '../../kernel/context.ts'
import { uniqueIdOf } from '../catalogue/public.ts'
import { retainLocations } from '../locations/public.ts'
import type { LocatedStock } from '../stock/public.ts'
import { changeEach, type Outcome } from './change-each.ts'
import { ItemProblem } from './change/problem.ts'
import type { VariantAt } from './locked/store.ts'

type NewItem = Type.Static<typeof NewInventoryItem>

/** Where an item is sent for. The catalogue V1 names the only variant of a product by the zero UUID. */
export const variantAtOf = ({ productId, variantId, locationId }: NewItem): VariantAt => ({
  variantId: uniqueIdOf({ productId, id: variantId }),
  locationId: locationId ?? defaultLocationId,
})

/** Creates or changes the items of variants at locations, each by itself. */
export async function writeEach<Entry extends NewItem>(
  context: Context,
  entries: readonly Entry[],
  write: (stock: LocatedStock, entry: Entry) => LocatedStock | ItemProblem,
): Promise<Outcome[]> {
  const at = entries.map(variantAtOf)
  const locations = await retainLocations(context, [...new Set(at.map(({ locationId }) => locationId))])
  return changeEach(context, {
    entries,
    requested: { ids: [], at },
    reason: 'API',
    change(items, entry, index) {
      const place = at[index]!
      if (!locations.has(place.locationId)) return new ItemProblem('LOCATION_NOT_FOUND')
      const stock = items.at(place)
      if (stock?.productId !== entry.productId) return new ItemProblem('VARIANT_NOT_FOUND')
      return write(stock, entry)
    },
  })
}
