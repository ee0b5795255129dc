import type { Client } from '@stoa/sdk'

/** Add a picture of the media library to a product. */
export async function addProductMedia(stoa: Client) {
  return await stoa.catalogue.addProductMedia({
    id: '10000000-0000-4000-8000-000000000002',
    media: [{ mediaId: 'stoa-jarro-1.webp' }],
  })
}
