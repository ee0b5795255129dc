import type { Client } from '@stoa/sdk'
import type { Product } from '../answers.ts'

/** The built-in catalogue, as the packages call it. */
export const catalogueAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** A thing that can be put into a test cart: a product, or one variant of it. */
export interface ProductMatch {
  product: string
  variant: string
  name: string
  price: string
  isSoldOut: boolean
}

const productLimit = 8
const variantLimit = 12

/** Products by a part of their name, each variant a line of its own. */
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

/** Where the choices make no difference, the first of each will do. */
const firstChoices = ({ productOptions }: Product): string =>
  String(new URLSearchParams(productOptions.map(({ name, choices }) => [name ?? '', choices?.[0]?.description ?? ''] as [string, string])))
