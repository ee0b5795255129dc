/** Where a variant can be picked up now, by the codes of delivery options in a country. */
export interface Pickup {
  variantId: string
  country: string
  places: Readonly<Record<string, { name: string; availability: 'IN_STOCK' | 'LOW_STOCK' | 'OUT_OF_STOCK' }>>
}

export const pickupPath = (product: string, { variantId, country }: Pick<Pickup, 'variantId' | 'country'>): string =>
  `${product}/pickup?${new URLSearchParams({ variant: variantId, to: country })}`
