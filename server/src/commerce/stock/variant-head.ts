import { toWireImage } from '../../content/media/public.ts'
import { coverOf, type Picture, visiblePictures } from '../catalogue/public.ts'

interface NamedVariant {
  productId: string
  variantId: string
  productName: string
  choices: Record<string, string>
  sku: string | null
  media: Picture[]
}

/** What lists of stock say of a variant besides its stock. */
export function presentVariantHead({ productId, variantId, productName, choices, sku, media }: NamedVariant, baseUrl: string) {
  const [picture] = visiblePictures(media)
  return {
    id: `${productId}-${variantId}`,
    productId,
    variantId,
    productName,
    choices,
    ...(sku ? { sku } : {}),
    ...(picture ? { image: toWireImage(coverOf(picture), baseUrl) } : {}),
  }
}
