import type { Static } from 'typebox'
import type { Image } from '@stoa/contract/image'
import type { DescriptionLine, PageUrl } from '@stoa/contract/item'
import type { Violation } from '@stoa/contract/problems'
import type { Discount, Picture, Product, ProductDoc, ProductOption, Variant } from './product.ts'
/** What the catalogue's statement answers for one reference. */
export interface ItemRow
  extends
    Pick<Product, 'name' | 'slug' | 'productType'>,
    Pick<Variant, 'productId' | 'priceMinor' | 'sku' | 'weight' | 'trackQuantity' | 'inStock' | 'quantity' | 'reserved' | 'choices'> {
  /** Which reference it answers. */
  index: number
  variantId: string
  discount: Discount | null
  media: Picture[]
  options: ProductOption[]
  textFields: ProductDoc['customTextFields']
}

/** Names a thing to buy (wire `catalogReference`). */
export interface ItemReference {
  catalogItemId: string
  appId: string
  options?: Record<string, unknown> | null
}

/** A thing of the catalogue as it can be bought now: one variant of one product, in the words the buyer chose. */
export interface CatalogueItem {
  productId: string
  /** All zero where the product's variants are not managed. */
  variantId: string
  name: string
  itemType: 'PHYSICAL' | 'DIGITAL'
  /** Of one, in minor units: after the catalogue's own discount, and before it. */
  unitPriceMinor: number
  fullPriceMinor: number
  picture?: Static<typeof Image>
  page: Static<typeof PageUrl>
  descriptionLines: Static<typeof DescriptionLine>[]
  sku: string | null
  /** In the site's weight unit. */
  weight: number | null
  /** Physical: something is sent or fetched. */
  deliverable: boolean
  /** How many can be had now; null where pieces are not counted. */
  available: number | null
  /** Two references with the same key are the same thing, whichever way they name it. */
  key: string
  /** The reference with nothing in it but what counts. */
  reference: ItemReference
  /** What is wrong with the buyer's own words; `field` is the title of the product's text field. */
  textViolations: Violation[]
}
