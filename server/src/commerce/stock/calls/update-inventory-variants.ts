import { isDeepStrictEqual } from 'node:util'
import type { stock } from '@stoa/contract'
import { stockEvents } from '@stoa/contract/stock/events'
import { recordEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { defaultVariantId, type InventorySettings } from '../../catalogue/public.ts'
import { withItemChanges, withPreorder } from '../inventory/changes.ts'
import { presentPreorder } from '../inventory/present.ts'
import { lockInventory, saveInventorySettings } from '../inventory/store.ts'
import { saveChanges } from '../save.ts'

export const updateInventoryVariants: Handler<typeof stock.updateInventoryVariants> = async (context, { inventoryItem }) => {
  const { id, productId, preorderInfo, variants = [] } = inventoryItem
  if (id && id !== productId) refuse('INVENTORY_ITEM_NOT_FOUND')
  const { settings, stock } = (await lockInventory(context, productId)) ?? refuse('INVENTORY_ITEM_NOT_FOUND')
  const byVariant = new Map(variants.map((change) => [change.variantId ?? defaultVariantId, change]))
  for (const variantId of byVariant.keys())
    if (!stock.some((row) => row.variantId === variantId)) refuse('INVENTORY_VARIANT_NOT_FOUND', { productId, variantId })
  const trackQuantity = inventoryItem.trackQuantity ?? false
  const preorder = withPreorder(settings?.preorder, preorderInfo)
  await saveChanges(
    context,
    stock.map((before) => ({ before, after: withItemChanges(before, { trackQuantity, preorder }, byVariant.get(before.variantId)) })),
    { reason: 'API' },
  )
  const changedFields = [
    ...(stock.some((row) => row.trackQuantity !== trackQuantity) ? ['trackInventory'] : []),
    ...(isDeepStrictEqual(withPreorder(settings?.preorder, undefined), preorder) ? [] : ['preorderInfo']),
  ]
  if (changedFields.length > 0)
    await changeSettings(
      context,
      { revision: (settings?.revision ?? 0) + 1, updatedDate: context.now.toISOString(), preorder },
      { productId, trackQuantity, changedFields },
    )
  return {}
}

async function changeSettings(
  context: Context,
  settings: InventorySettings,
  { productId, trackQuantity, changedFields }: { productId: string; trackQuantity: boolean; changedFields: string[] },
): Promise<void> {
  await saveInventorySettings(context, productId, settings)
  const { revision, preorder } = settings
  recordEvent(context, stockEvents.itemChanged, {
    id: productId,
    revision,
    changedFields,
    entity: { inventoryItemId: productId, productId, trackInventory: trackQuantity, preorderInfo: presentPreorder(preorder) },
  })
}
