import { Type } from 'typebox'
import { MediaItem } from '../catalogue/media.ts'
import { NumericPropertyRange, PriceData, PricePerUnitData } from '../catalogue/prices.ts'
import { field, Guid, maybe, Shape, Text } from '../scalars.ts'

/** How many products and collections are suggested. */
export const suggestedProductsMax = 6
export const suggestedCollectionsMax = 3

/** A product as a search box shows it. */
export const SuggestedProduct = Shape({
  id: field(Guid, 'ID of the product.'),
  name: field(Text(80), 'Name of the product.'),
  slug: field(Text(100), 'Last part of the product’s address.'),
  brand: maybe(Text(50), 'Brand of the product. Absent without one.'),
  priceData: field(PriceData, 'Price of the variant with the lowest one.'),
  priceRange: field(NumericPropertyRange, 'The lowest and highest price that shoppers pay for a variant.'),
  pricePerUnitData: maybe(PricePerUnitData, 'Quantities of the price per unit in `priceData`. Absent without such a price.'),
  mainMedia: maybe(MediaItem, 'Main picture or video. Absent without one.'),
  inStock: field(Type.Boolean(), 'Whether a variant is in stock.'),
})

export const SuggestedCollection = Shape({
  id: field(Guid, 'ID of the collection.'),
  name: field(Text(80), 'Name of the collection.'),
  slug: field(Text(100), 'Last part of the collection’s address.'),
})
