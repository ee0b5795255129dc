import type { Entries } from '../../catalogue-jobs/public.ts'
import { uniqueIdOf } from '../../catalogue/public.ts'
import { planVariants, variantsMatching } from '../../products-v3/public.ts'
import type { LocatedStock } from '../../stock/public.ts'
import { lockItems } from '../locked/locked-items.ts'
import type { Requests } from './requests.ts'
import { retainLocation } from './retain-location.ts'

/** The stock at a location of the variants that meet conditions, with or without an item. */
export const variants: Entries<Requests['CREATE_INVENTORY'], LocatedStock> = {
  async matching(context, conditions, createdUntil) {
    return variantsMatching(context, await planVariants(context, conditions), createdUntil)
  },
  async lock(context, ids, { locationId }) {
    await retainLocation(context, locationId)
    const at = ids.map((variantId) => ({ variantId, locationId }))
    const locked = await lockItems(context, { ids: [], at })
    return at.flatMap((place) => locked.at(place) ?? [])
  },
  idOf: ({ productId, variantId }) => uniqueIdOf({ productId, id: variantId }),
}
