import type { Client } from '@stoa/sdk'

/** Set the pictures of a product in their order. */
export async function setProductMedia(stoa: Client) {
  const id = '10000000-0000-4000-8000-000000000001'
  const { product } = await stoa.catalogue.getProduct({ id })
  const pictures = product.media.items!.map(({ id: mediaId }) => ({ mediaId: mediaId! }))
  const { product: saved } = await stoa.catalogue.setProductMedia({ id, media: pictures.toReversed() })
  return saved.media.items!.map((item) => item.id)
}
