import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { MovementReason } from '@stoa/contract/stock/reasons'
import type { Context } from '../../../kernel/context.ts'
import { uniqueIdOf } from '../../catalogue/public.ts'
import { type LocatedStock, noItem, saveChanges } from '../../stock/public.ts'
import { lockRequested, type Requested, type VariantAt } from './store.ts'

/** Locked stock during a call: its changes are seen by those that come after them, and saved together. */
export class LockedItems {
  private readonly before = new Map<string, LocatedStock>()
  private readonly now = new Map<string, LocatedStock>()
  private readonly byKey = new Map<string, string>()

  constructor(stock: readonly LocatedStock[]) {
    for (const one of stock) this.add(one)
  }

  private add(stock: LocatedStock): void {
    const variantId = uniqueIdOf({ productId: stock.productId, id: stock.variantId })
    this.before.set(stock.itemId, stock)
    this.now.set(stock.itemId, stock)
    this.byKey.set(keyOf({ variantId, locationId: stock.locationId }), stock.itemId)
  }

  /** An item as it is now; undefined if there is none with this ID. */
  item(id: string): LocatedStock | undefined {
    const stock = this.now.get(id)
    return stock?.hasItem ? stock : undefined
  }

  /** An item as it was when the call began. Revisions are compared with it. */
  firstOf(id: string): LocatedStock | undefined {
    return this.before.get(id)
  }

  /** The stock of a variant at a location, with or without an item; undefined if there is no such variant. */
  at(place: VariantAt): LocatedStock | undefined {
    const id = this.byKey.get(keyOf(place))
    if (id !== undefined) return this.now.get(id)
    const variant = this.now.get(this.byKey.get(keyOf({ ...place, locationId: defaultLocationId })) ?? '')
    if (!variant) return undefined
    const none = noItem(variant, place.locationId)
    this.add(none)
    return none
  }

  /** The item of a variant at a location. */
  itemAt(place: VariantAt): LocatedStock | undefined {
    const stock = this.at(place)
    return stock?.hasItem ? stock : undefined
  }

  set(stock: LocatedStock): void {
    this.now.set(stock.itemId, stock)
  }

  /** Saves what has changed, with movements and events. */
  async save(context: Context, reason: MovementReason): Promise<void> {
    const changes = [...this.now].map(([id, after]) => ({ before: this.before.get(id)!, after }))
    for (const stock of await saveChanges(context, changes, { reason })) this.now.set(stock.itemId, stock)
  }
}

export const keyOf = ({ variantId, locationId }: VariantAt): string => `${variantId} ${locationId}`

/** Locks stock for changes. */
export const lockItems = async (context: Context, requested: Requested): Promise<LockedItems> =>
  new LockedItems(await lockRequested(context, requested))
