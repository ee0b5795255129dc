import type { Context } from '../../../kernel/context.ts'
import type { WaveDetails } from './wave.ts'

/** The details without a picture that not everyone may see, or that isn't of the site. */
export async function usablePicture({ db, siteId, services }: Context, { imageId, ...details }: WaveDetails): Promise<WaveDetails> {
  if (imageId === undefined) return details
  const usable = await services.hooks.picturesAmong(db, siteId, [imageId])
  return usable.has(imageId) ? { ...details, imageId } : details
}
