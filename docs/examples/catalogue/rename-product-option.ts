import type { Client } from '@stoa/sdk'

/** Rename an option of a product. Its variants stay. */
export async function renameProductOption(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  const { productOptions } = await stoa.catalogue.getProductOptionsAvailability({ id: productWithOptionsId, options: {} })
  const { product } = await stoa.catalogue.renameProductOption({
    id: productWithOptionsId,
    option: productOptions[0]!.name!,
    name: 'Version',
  })
  return product.productOptions.map(({ name }) => name)
}
