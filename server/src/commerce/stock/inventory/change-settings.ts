import { isDeepStrictEqual } from 'node:util'
import { stockEvents } from '@stoa/contract/stock/events'
import { recordEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { type InventorySettings, preorderLimitOf, type PreorderSettings } from '../../catalogue/public.ts'
import { lockWithoutSettings } from '../located/store.ts'
import { saveChanges } from '../save.ts'
import { withPreorder } from './changes.ts'
import { presentPreorder } from './present.ts'
import { saveInventorySettings } from './store.ts'

/** What of the stock of a product applies to all of its variants. */
interface SharedSettings {
  /** Whether the quantity of a variant is tracked. */
  trackQuantity: boolean
  preorder: PreorderSettings
}

interface SettingsChange {
  productId: string
  settings: InventorySettings | null | undefined
  /** Whether a variant is tracked now that wasn't, or the other way round. */
  isTrackingChanged: boolean
  after: SharedSettings
}

/** Saves the settings of a locked product’s stock as their next revision, with an event, if they differ. */
export async function changeSettings(context: Context, { productId, settings, isTrackingChanged, after }: SettingsChange): Promise<void> {
  const { trackQuantity, preorder } = after
  const changedFields = [
    ...(isTrackingChanged ? ['trackInventory'] : []),
    ...(isDeepStrictEqual(withPreorder(settings?.preorder, undefined), preorder) ? [] : ['preorderInfo']),
  ]
  if (changedFields.length === 0) return
  const revision = (settings?.revision ?? 0) + 1
  await saveInventorySettings(context, productId, { revision, updatedDate: context.now.toISOString(), preorder })
  await changeElsewhere(context, { productId, settings, preorder })
  recordEvent(context, stockEvents.itemChanged, {
    id: productId,
    revision,
    changedFields,
    entity: { inventoryItemId: productId, productId, trackInventory: trackQuantity, preorderInfo: presentPreorder(preorder) },
  })
}

/** Items at other locations follow the settings of their product, unless they have their own. */
async function changeElsewhere(
  context: Context,
  { productId, settings, preorder }: Pick<SettingsChange, 'productId' | 'settings'> & Pick<SharedSettings, 'preorder'>,
): Promise<void> {
  const levels = await lockWithoutSettings(context, productId)
  const changes = levels.map((level) => ({
    before: { ...level, productPreorder: settings?.preorder ?? null },
    after: { ...level, productPreorder: preorder, preorderLimit: preorderLimitOf(preorder) },
  }))
  await saveChanges(context, changes, { reason: 'API' })
}
