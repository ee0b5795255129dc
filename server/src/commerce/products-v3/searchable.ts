import type { Searchable } from '../../database/query/searchable.ts'
import type { View } from './present/view.ts'

/** In which fields of products words are found. Shoppers find the visible variants. */
export const searchableProducts = ({ isShop }: Pick<View, 'isShop'>): Searchable => ({
  name: 'products.name',
  description: "products.doc ->> 'description'",
  'brand.name': 'products.brand',
  'variantsInfo.variants.sku': textsOfVariants('sku', isShop),
  'variantsInfo.variants.barcode': textsOfVariants('barcode', isShop),
})

const textsOfVariants = (column: string, isShop: boolean): string => `select string_agg(variants.${column}, E'\\n') from variants
  where variants.site_id = products.site_id and variants.product_id = products.id${isShop ? '' : ' and variants.visible'}`

export const searchableVariants: Searchable = { 'productData.name': 'products.name', sku: 'variants.sku' }
