import type { Client } from '@stoa/sdk'
import type { Product } from '../answers.ts'

/** The app id of the built-in catalogue, as the public packages know it. */
export const catalogueAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** A product or variant that can be added to a test cart. */
export interface ProductMatch {
  product: string
  variant: string
  name: string
  price: string
  isSoldOut: boolean
}

const productLimit = 8
const variantLimit = 12

/** Finds products by part of their name, with an entry for each managed variant. */
export async function findGoods(client: Client, words: string): Promise<ProductMatch[]> {
  const { products } = await client.catalogue.queryProducts({
    query: {
      filter: { name: { $contains: words.slice(0, 100) } },
      sort: [{ fieldName: 'name', order: 'ASC' }],
      paging: { limit: productLimit },
    },
  })
  return products.flatMap(goodsOf)
}

function goodsOf(product: Product): ProductMatch[] {
  const { id, priceData, stock, manageVariants, variants } = product
  const name = product.name ?? ''
  if (!manageVariants)
    return [
      { product: id, variant: firstChoices(product), name, price: priceData.formatted.discountedPrice ?? '', isSoldOut: !stock.inStock },
    ]
  return variants.slice(0, variantLimit).map(({ id: variantId, choices, variant, stock: ofVariant }) => ({
    product: id,
    variant: variantId,
    name: `${name}, ${Object.values(choices).join(' / ')}`,
    price: variant.priceData?.formatted?.discountedPrice ?? '',
    isSoldOut: ofVariant?.inStock === false,
  }))
}

/** Without managed variants all choices cost the same, so the first of each option is used. */
const firstChoices = ({ productOptions }: Product): string =>
  String(new URLSearchParams(productOptions.map(({ name, choices }) => [name ?? '', choices?.[0]?.description ?? ''] as [string, string])))
