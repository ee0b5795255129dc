import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { VariantAt } from './store.ts'

interface Sent {
  variantId: string
  locationId?: string | null
}

/** Where entries of a call change stock: at the default location if they name none. */
export const variantsAt = (entries: readonly Sent[]): VariantAt[] =>
  entries.map(({ variantId, locationId }) => ({ variantId, locationId: locationId ?? defaultLocationId }))
