import type { Client } from '@stoa/sdk'

/** Describe a picture, and keep its upper part visible when it is cropped. */
export async function updateFileDetails(stoa: Client, { fileId }: { fileId: string }) {
  const { details } = await stoa.files.updateFileDetails({
    fileId,
    details: { altText: 'A jug with two handles', focalPoint: { x: 0.5, y: 0.3 } },
  })
  return details.altText
}
