import type { Client } from '@stoa/sdk'

/** Set the price and weight of all variants with a choice. */
export async function updateProductVariants(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  const { productOptions } = await stoa.catalogue.getProductOptionsAvailability({ id: productWithOptionsId, options: {} })
  const [option] = productOptions
  const { variants } = await stoa.catalogue.updateProductVariants({
    id: productWithOptionsId,
    variants: [{ choices: { [option!.name!]: option!.choices![0]!.description! }, price: 42, weight: 0.6 }],
  })
  return variants.length
}
