import type { Client } from '@stoa/sdk'
import type { ProductsJob } from './products-jobs.ts'
import { createV3 } from './products-v3.ts'

type NewItem = Parameters<Client['inventoryV3']['createInventoryItem']>[0]['inventoryItem']
type Stock = Omit<NewItem, 'productId' | 'variantId'>

/** A new product of the catalogue V3 whose only variant has an item. */
export async function createItem(owner: Client, stock: Stock = { quantity: 5 }, name = 'Cup') {
  const { id: productId } = await createV3(owner, { name })
  return addItem(owner, productId, stock)
}

/** An item of the only variant of a product. */
export async function addItem(owner: Client, productId: string, stock: Stock) {
  const { inventoryItem } = await owner.inventoryV3.createInventoryItem({ inventoryItem: { productId, variantId: productId, ...stock } })
  return { ...inventoryItem, id: inventoryItem.id!, productId }
}

export const readItem = async (owner: Client, inventoryItemId: string) =>
  (await owner.inventoryV3.getInventoryItem({ inventoryItemId })).inventoryItem

/** A new location. */
export const createLocation = async (owner: Client, name: string): Promise<string> =>
  (await owner.locations.createLocation({ location: { name } })).location.id!

/** Why a job couldn't change items, by their IDs. */
export const itemFailuresIn = ({ failures }: ProductsJob): Record<string, string> =>
  Object.fromEntries(failures.map(({ inventoryItemId, code }) => [inventoryItemId, code]))

export const nextRevision = ({ revision }: { revision?: string | undefined }): string => String(Number(revision) + 1)
