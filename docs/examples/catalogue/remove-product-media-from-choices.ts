import type { Client } from '@stoa/sdk'

/** Stop showing a picture for a choice. It stays with the product. */
export async function removeProductMediaFromChoices(stoa: Client, { productWithOptionsId: id }: { productWithOptionsId: string }) {
  const { productOptions, media } = await stoa.catalogue.getProductOptionsAvailability({ id, options: {} })
  const [option] = productOptions
  const choice = option!.choices![0]!.description!
  return await stoa.catalogue.removeProductMediaFromChoices({
    id,
    media: [{ option: option!.name!, choice, mediaIds: [media!.mainMedia!.id!] }],
  })
}
