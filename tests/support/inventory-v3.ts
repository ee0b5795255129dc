import { inventoryItemEvents } from '@stoa/contract/inventory-v3/events'
import type { Client } from '@stoa/sdk'
import { createSizedV3, createV3 } from './products-v3.ts'
import type { TestSite } from './site.ts'
import { storedEvents } from './stored-events.ts'

type NewItem = Parameters<Client['inventoryV3']['createInventoryItem']>[0]['inventoryItem']

/** What is written of an item. */
export type ItemInput = Omit<NewItem, 'productId' | 'variantId'>

let made = 0

/** Another location than the default one. */
export async function createLocation(owner: Client, name = `Warehouse ${(made += 1)}`): Promise<string> {
  const { location } = await owner.locations.createLocation({ location: { name } })
  return location.id!
}

/** A product without options, whose only variant has no item yet. */
export async function createWithoutItem(owner: Client, name = 'Cup') {
  const { id, variants } = await createV3(owner, { name })
  return { productId: id, variantId: variants[0]!.id! }
}

/** A cup in two sizes, whose variants have no items yet. */
export async function createSizesWithoutItems(owner: Client) {
  const { id, variants } = await createSizedV3(owner)
  const [small, medium] = variants.map((variant) => ({ productId: id, variantId: variant.id! }))
  return { small: small!, medium: medium! }
}

/** A new item of a variant, at the default location unless something else is given. */
export async function addItem(owner: Client, { productId, variantId }: Pick<NewItem, 'productId' | 'variantId'>, input: ItemInput) {
  const { inventoryItem } = await owner.inventoryV3.createInventoryItem({ inventoryItem: { productId, variantId, ...input } })
  return { ...inventoryItem, id: inventoryItem.id!, revision: inventoryItem.revision!, productId, variantId }
}

/** The item of a new product. */
export const createItem = async (owner: Client, input: ItemInput = { quantity: 10 }, name?: string) =>
  addItem(owner, await createWithoutItem(owner, name), input)

export const readItem = async (owner: Client, inventoryItemId: string) =>
  (await owner.inventoryV3.getInventoryItem({ inventoryItemId })).inventoryItem

/** The events of an item, in order. */
export async function eventsOfItem(site: TestSite, id: string): Promise<{ slug: string; entity: Record<string, unknown> }[]> {
  const events = await storedEvents(site, id)
  return events
    .filter(({ entityFqdn }) => entityFqdn === inventoryItemEvents.created.entityFqdn)
    .map(({ slug, entity }) => ({ slug, entity: entity as Record<string, unknown> }))
}

/** The movements of a product, the newest first. */
export const movementsOf = async (owner: Client, productId: string) =>
  (await owner.stock.queryStockMovements({ query: { filter: { productId } } })).movements

/** The code of each entry's error; `undefined` for one that succeeded. */
export const codesOf = ({ results }: { results: readonly { itemMetadata: { error?: { code: string } } }[] }) =>
  results.map(({ itemMetadata: { error } }) => error?.code)

export const nextRevision = ({ revision }: { revision: string }): string => String(Number(revision) + 1)
