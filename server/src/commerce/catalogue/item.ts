import type { Static } from 'typebox'
import type { Image } from '@stoa/contract/image'
import type { DescriptionLine, PageUrl } from '@stoa/contract/item'
import type { Violation } from '@stoa/contract/problems'
import type { Discount, Modifier, Picture, PreorderSettings, Product, ProductOption, Variant } from './product.ts'
/** A row that the catalogue query returns for one reference. */
export interface ItemRow
  extends
    Pick<Product, 'name' | 'slug' | 'productType'>,
    Pick<
      Variant,
      | 'productId'
      | 'priceMinor'
      | 'saleMinor'
      | 'sku'
      | 'weight'
      | 'trackQuantity'
      | 'inStock'
      | 'quantity'
      | 'reserved'
      | 'preordered'
      | 'preorderLimit'
      | 'choices'
    > {
  /** The index of the reference that the row belongs to. */
  index: number
  variantId: string
  discount: Discount | null
  media: Picture[]
  options: ProductOption[]
  modifiers: Modifier[]
  fileId: string | null
  preorder: PreorderSettings | null
}

/** Identifies an item to buy (wire `catalogReference`). */
export interface ItemReference {
  catalogItemId: string
  appId: string
  options?: Record<string, unknown> | null
}

/** A catalogue item that can be bought now: one variant of one product, with the buyer's texts. */
export interface CatalogueItem {
  productId: string
  /** All zeros if the product's variants aren't managed. */
  variantId: string
  name: string
  itemType: 'PHYSICAL' | 'DIGITAL'
  /** Of one piece, in minor units: after the catalogue's own discount, and before it. */
  unitPriceMinor: number
  fullPriceMinor: number
  picture?: Static<typeof Image>
  page: Static<typeof PageUrl>
  descriptionLines: Static<typeof DescriptionLine>[]
  sku: string | null
  /** In the site's weight unit. */
  weight: number | null
  /** Digital: the file that its buyer downloads, if the product has one. */
  fileId: string | null
  /** Physical: it is shipped or picked up. */
  deliverable: boolean
  /** How many can be bought now, as a preorder if it is out of stock; null without a limit. */
  available: number | null
  /** References with the same key identify the same item, however they name it. */
  key: string
  /** The reference, reduced to what identifies the item. */
  reference: ItemReference
  /** Violations of the buyer's custom texts. `field` is the title of the product's text field. */
  textViolations: Violation[]
}
