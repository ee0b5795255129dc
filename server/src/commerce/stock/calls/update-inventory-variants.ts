import type { stock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { defaultVariantId } from '../../catalogue/public.ts'
import { changeSettings } from '../inventory/change-settings.ts'
import { withItemChanges, withPreorder } from '../inventory/changes.ts'
import { lockInventory } from '../inventory/store.ts'
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
  const item = { trackQuantity, preorder, isPreorderSent: preorderInfo !== undefined }
  await saveChanges(
    context,
    stock.map((before) => ({ before, after: withItemChanges(before, item, byVariant.get(before.variantId)) })),
    { reason: 'API' },
  )
  const isTrackingChanged = stock.some((row) => row.trackQuantity !== trackQuantity)
  await changeSettings(context, { productId, settings, isTrackingChanged, after: { trackQuantity, preorder } })
  return {}
}
