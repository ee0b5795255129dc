import type { Static } from 'typebox'
import type { Image } from '@stoa/contract/image'
import { imagesOf } from '../../content/media/public.ts'
import type { Context } from '../../kernel/context.ts'

interface PictureIds {
  heroMediaId?: string | null
  logoMediaId?: string | null
}

interface ShopPictures {
  hero?: Static<typeof Image>
  logo?: Static<typeof Image>
}

/** The pictures that settings name. One that isn't in the library any more, or isn't public, is left out. */
export async function shopPictures(
  { db, siteId, services }: Pick<Context, 'db' | 'siteId' | 'services'>,
  { heroMediaId, logoMediaId }: PictureIds,
): Promise<ShopPictures> {
  const images = await imagesOf(db, siteId, [heroMediaId ?? '', logoMediaId ?? ''].filter(Boolean), services.settings.baseUrl)
  const [hero, logo] = [images.get(heroMediaId ?? ''), images.get(logoMediaId ?? '')]
  return { ...(hero && { hero }), ...(logo && { logo }) }
}
