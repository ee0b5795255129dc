import type { Product, Variant } from '../../catalogue/public.ts'
import { presentCategories } from './categories.ts'
import { presentInventory } from './inventory.ts'
import { presentMedia } from './media.ts'
import { presentModifiers } from './modifiers.ts'
import { presentOptions } from './options.ts'
import { presentPhysical } from './physical.ts'
import { presentPriceRanges } from './prices.ts'
import { presentTags } from './tags.ts'
import { presentTexts } from './texts.ts'
import { presentSummary, presentVariant } from './variant.ts'
import type { Related, View, WireProduct } from './view.ts'

export const productTypes = { physical: 'PHYSICAL', digital: 'DIGITAL' } as const

/** A product on the wire of the catalogue V3. `variants` are those that the caller may see, in their order. */
export function presentProductV3(
  product: Product,
  variants: readonly Variant[],
  { view, related = {} }: { view: View; related?: Related },
): WireProduct {
  const { doc } = product
  const { money, fields } = view
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdDate.toISOString(),
    updatedDate: product.updatedDate.toISOString(),
    name: product.name,
    slug: product.slug,
    handle: product.slug,
    visible: product.visible,
    productType: productTypes[product.productType],
    ...(fields.has('CURRENCY') && { currency: money.currency }),
    ...presentTexts(product, view),
    ...presentParts(product),
    media: presentMedia(doc.media, view),
    options: presentOptions(product, variants, view),
    modifiers: presentModifiers(product, view),
    ...presentCategories(product, related, view),
    ...presentTags(doc, view),
    ...(doc.extendedFields && { extendedFields: doc.extendedFields }),
    ...(product.productType === 'physical' && { physicalProperties: presentPhysical(product, variants, view) }),
    inventory: presentInventory(variants),
    ...presentPriceRanges(product, variants, view),
    ...(view.hasVariants && {
      variantsInfo: { variants: variants.map((variant) => presentVariant(product, variant, { view, related })) },
    }),
    variantSummary: presentSummary(product, variants, { view, related }),
  }
}

const presentParts = ({ brand, ribbon, doc: { brandId, ribbonId, additionalRibbons = [] } }: Product) => ({
  ...(brand !== null && brandId !== undefined && { brand: { id: brandId, name: brand } }),
  ...(ribbon !== null && ribbonId !== undefined && { ribbon: { id: ribbonId, name: ribbon } }),
  ...(additionalRibbons.length > 0 && { additionalRibbons: additionalRibbons.map(({ partId, name }) => ({ id: partId, name })) }),
})
