import type { Client } from '@stoa/sdk'

/** Show a picture of a product for one of its choices. */
export async function addProductMediaToChoices(stoa: Client, { productWithOptionsId: id }: { productWithOptionsId: string }) {
  const { productOptions, media } = await stoa.catalogue.getProductOptionsAvailability({ id, options: {} })
  const [option] = productOptions
  const choice = option!.choices![0]!.description!
  return await stoa.catalogue.addProductMediaToChoices({
    id,
    media: [{ option: option!.name!, choice, mediaIds: [media!.mainMedia!.id!] }],
  })
}
