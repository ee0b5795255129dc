import type { Client } from '@stoa/sdk'

/** Count the options whose choices are colours. */
export async function countCustomizations(stoa: Client) {
  const { count } = await stoa.customizations.countCustomizations({
    filter: { customizationType: 'PRODUCT_OPTION', customizationRenderType: 'SWATCH_CHOICES' },
  })
  return count
}
