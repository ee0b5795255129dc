import { isProductReference } from '@stoa/contract/catalog-reference'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { ifPermitted } from '../kit/if-permitted.server.ts'

/** How many of the latest items a member's page shows. */
const itemsMax = 5

export interface WishlistView {
  count: number
  /** The latest items. The name is undefined if the product no longer exists. */
  latest: { key: string; id: string; name: string | undefined }[]
}

/** What the member has saved for later. Undefined if the caller isn't permitted to see it. */
export async function memberWishlist(client: Client, memberId: string): Promise<WishlistView | undefined> {
  const read = client.wishlists.getMemberWishlist({ memberId }).catch((error: unknown) => {
    if (isRefusedWith(error, 'WISHLIST_NOT_FOUND')) return { wishlist: { items: [] } }
    throw error
  })
  const { wishlist } = await ifPermitted(read, { wishlist: undefined })
  if (!wishlist) return undefined
  const latest = wishlist.items.slice(-itemsMax).toReversed()
  const references = latest.map(({ catalogReference }) => catalogReference).filter(isProductReference)
  const ids = [...new Set(references.map(({ catalogItemId }) => catalogItemId))]
  const query = { filter: { id: { $hasSome: ids } }, paging: { limit: itemsMax } }
  const { products } = ids.length > 0 ? await ifPermitted(client.catalogue.queryProducts({ query }), { products: [] }) : { products: [] }
  const names = new Map(products.map(({ id, name }) => [id, name ?? undefined]))
  return {
    count: wishlist.items.length,
    latest: latest.map(({ catalogReference: { catalogItemId, options } }) => ({
      key: JSON.stringify([catalogItemId, options]),
      id: catalogItemId,
      name: names.get(catalogItemId),
    })),
  }
}
