import type { catalogue, productSearch } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'

type Product = ResponseOf<typeof catalogue.getProduct>['product']
type Suggestion = ResponseOf<typeof productSearch.suggestProducts>['products'][number]

/** What a search box shows of a product. */
export function presentSuggestion(product: Product): Suggestion {
  const { id, name, slug, brand, priceData, priceRange, pricePerUnitData, media, stock, variants } = product
  const prices = variants.map(({ variant }) => variant.priceData)
  return {
    id: id!,
    name: name!,
    slug: slug!,
    ...(brand && { brand }),
    priceData: prices.toSorted((a, b) => a.discountedPrice - b.discountedPrice)[0] ?? priceData,
    priceRange,
    ...(pricePerUnitData && { pricePerUnitData }),
    ...(media.mainMedia && { mainMedia: media.mainMedia }),
    inStock: stock.inStock === true,
  }
}
