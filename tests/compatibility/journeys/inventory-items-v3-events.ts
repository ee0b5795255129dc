import { buyLine } from '../buy-line.ts'
import type { Package } from '../clients.ts'
import { plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'
import { openReceiver } from '../receiver.ts'

const handlers = ['Created', 'Updated', 'StockStatusUpdated', 'UpdatedWithReason', 'Deleted'].map(
  (change) => `inventoryItemsV3.onInventoryItem${change}`,
)

/** An app gets the events of an inventory item, from its creation over a sale to its end. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, clientId, baseUrl, apiKey, siteId, step, attempt } = walk
  const { handledBy, refused, close } = await openReceiver(walk)
  const { productsV3, inventoryItemsV3 }: Package = connection.owner(apiKey, siteId)
  const product = await step('product', () =>
    productsV3.createProduct({
      name: 'Garden plate',
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '40.00' } }, choices: [] }] },
    }),
  )
  const item = await step('created', () =>
    inventoryItemsV3.createInventoryItem({ productId: product._id, variantId: product._id, quantity: 2 }),
  )
  await step('bought', () => buyLine(connection.visitor(clientId), baseUrl, plainLine({ plain: product }, 1)))
  // An order's events come from the log, with the item as it is then.
  await step('sale handled', () => handledBy(['inventoryItemsV3.onInventoryItemUpdatedWithReason']))
  const left = await step('left', () => inventoryItemsV3.getInventoryItem(item._id))
  await step('changed without a reason', () => inventoryItemsV3.updateInventoryItem(item._id, { revision: left.revision, quantity: 5 }))
  await step('sold out', () =>
    inventoryItemsV3.bulkDecrementInventoryItems([{ inventoryItemId: item._id, decrementBy: 5 }], { reason: 'MANUAL' }),
  )
  await step('deleted', () => inventoryItemsV3.deleteInventoryItem(item._id))
  await step('handled', () => handledBy(handlers))
  await attempt('refused', () => Promise.resolve(refused))
  close()
}
