import type { PageApi } from '@stoa/sdk/page-api'
import type { Product, Shop } from '../answers.ts'
import { isInStock } from '../products/choices.ts'
import type { Preorders } from '../products/product-view.ts'
import { ownMember } from '../sign-in/own-member.server.ts'

interface Offered {
  product: Product
  preorders: Preorders
  shop: Shop
}

/** The form of a product with something sold out, with the member's address; undefined if the shop collects no requests. Visitors share their pages, which know
 *  no one's address. */
export async function alertOffer({ client, isMember }: Pick<PageApi, 'client' | 'isMember'>, { product, preorders, shop }: Offered) {
  const isSoldOut = product.variants.some((variant) => !isInStock(variant) && !preorders.has(variant.id ?? ''))
  if (!shop.collectsBackInStockRequests || !isSoldOut) return undefined
  const member = isMember ? await ownMember(client, 'FULL') : undefined
  return { email: member?.loginEmail ?? '' }
}
