import type { Package } from '../clients.ts'
import { chooseGoods } from '../goods.ts'
import type { Walk } from '../journey.ts'

const only = '00000000-0000-0000-0000-000000000000'

/** The shop's app reads and changes the stock of products, and a shopper sees it. */
export async function journey({ clientId, apiKey, siteId, connection, step, attempt }: Walk): Promise<void> {
  const shopper: Package = connection.visitor(clientId)
  const { inventory }: Package = connection.owner(apiKey, siteId)
  const { plain, varied } = await step('goods', () => chooseGoods(shopper))
  const id: string = plain._id
  const left = async () => (await inventory.getInventoryVariants(id)).inventoryItem.variants[0].quantity
  await attempt('refused: a visitor', () => shopper.inventory.getInventoryVariants(id))
  const before = await step('read', () => inventory.getInventoryVariants(id))
  await attempt('some variants', () =>
    inventory.getInventoryVariants(varied._id, { productId: varied._id, variantIds: [varied.variants[1]._id] }),
  )
  await step('set', () => inventory.updateInventoryVariants(id, { trackQuantity: true, variants: [{ variantId: only, quantity: 20 }] }))
  await step('decremented', () =>
    inventory.decrementInventory([
      { productId: id, variantId: only, decrementBy: 3 },
      { inventoryId: id, variantId: only, decrementBy: 2 },
    ]),
  )
  await step('incremented', () => inventory.incrementInventory([{ inventoryId: id, variantId: only, incrementBy: 1 }]))
  await attempt('left', left)
  await attempt('refused: too much', () => inventory.decrementInventory([{ productId: id, variantId: only, decrementBy: 17 }]))
  await attempt('refused: unknown', () => inventory.incrementInventory([{ productId: siteId, variantId: only, incrementBy: 1 }]))
  await attempt('seen in the shop', async () => (await shopper.products.getProduct(id)).product.stock)
  const preorderInfo = { enabled: true, message: 'Ships in May', limit: 5 }
  await step('sold out', () =>
    inventory.updateInventoryVariants(id, { trackQuantity: true, variants: [{ variantId: only, quantity: 0 }], preorderInfo }),
  )
  await attempt('for preorder', () => inventory.getInventoryVariants(id))
  await step('preordered', () => inventory.decrementInventory([{ productId: id, variantId: only, decrementBy: 4, preorderRequest: true }]))
  await attempt('owed', left)
  await attempt('refused: beyond the limit', () =>
    inventory.decrementInventory([{ productId: id, variantId: only, decrementBy: 2, preorderRequest: true }]),
  )
  await step('restocked', () => inventory.incrementInventory([{ productId: id, variantId: only, incrementBy: 10 }]))
  await attempt('left after preorders', left)
  await attempt('queried', () =>
    inventory.queryInventory({
      query: {
        filter: JSON.stringify({ productId: { $hasSome: [id, varied._id] } }),
        sort: JSON.stringify([{ numericId: 'desc' }]),
        paging: { limit: 1, offset: 1 },
      },
    }),
  )
  await attempt('not tracked', async () => {
    await inventory.updateInventoryVariants(id, { variants: [{ variantId: only, inStock: false }] })
    return inventory.getInventoryVariants(id)
  })
  const { trackQuantity, variants } = before.inventoryItem
  await step('as before', () => inventory.updateInventoryVariants(id, { trackQuantity, variants, preorderInfo: { enabled: false } }))
}
