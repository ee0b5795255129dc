import { drawMedia, sampleShop } from '@stoa/seed'

/** Draws a picture of the sample shop; undefined for an id that is not one. */
export async function drawSamplePicture(id: string): Promise<Buffer | undefined> {
  const media = sampleShop.media.find((picture) => picture.id === id)
  return media && (await drawMedia(media)).bytes
}
