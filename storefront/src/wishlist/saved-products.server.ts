import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { paths } from '../paths.ts'
import { catalogueAppId } from '../products/add-to-cart.server.ts'

/** The page that a full wishlist leads to. */
export const fullWishlist = `${paths.accountWishlist}?full`

/** The IDs of the products on the member's wishlist. Variants that another client has saved aren't among them. */
export async function savedProducts(client: Client): Promise<string[]> {
  const { wishlist } = await client.wishlists.getDefaultWishlist({ appId: catalogueAppId })
  return wishlist.items.flatMap(({ catalogReference: { catalogItemId, options } }) => (options ? [] : [catalogItemId]))
}

/** Adds a product to the member's wishlist. False if it is full. */
export async function saveProduct(client: Client, catalogItemId: string): Promise<boolean> {
  try {
    await client.wishlists.addItem({ catalogReference: { catalogItemId, appId: catalogueAppId } })
    return true
  } catch (error) {
    if (isRefusedWith(error, 'WISHLIST_ITEMS_LIMIT_EXCEEDED')) return false
    throw error
  }
}

export async function removeProduct(client: Client, catalogItemId: string): Promise<void> {
  await client.wishlists.removeItem({ catalogReference: { catalogItemId, appId: catalogueAppId } })
}
