import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { adjust } from './adjust.server.ts'
import { moveStock } from './move-stock.server.ts'

interface Variant {
  productId: string
  variantId: string | undefined
}

/** Changes the stock of a product or variant, as its form says. */
export async function saveStock(client: Client, { productId, variantId }: Variant, form: FormData) {
  switch (textOf(form, 'intent')) {
    case 'adjust':
      return adjust(client, form)
    case 'move':
      return moveStock(client, form)
    case 'settings':
      return saved(form, () => saveSettings(client, productId, form))
    case 'threshold':
      return saved(form, () =>
        client.stock.updateLowStockThresholds({
          thresholds: [{ productId, variantId: variantId ?? textOf(form, 'variantId'), threshold: numberIn(form, 'threshold') }],
        }),
      )
    default:
      throw data(null, { status: 400 })
  }
}

const numberIn = (form: FormData, name: string): number | null => (textOf(form, name) === '' ? null : Number(textOf(form, name)))

/** Variants without a checkbox in the form keep what was set by hand. */
const saveSettings = (client: Client, productId: string, form: FormData) =>
  client.stock.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity: form.has('trackQuantity'),
      variants: form
        .getAll('variantId')
        .map((variantId) => ({ variantId: String(variantId), inStock: form.has(`inStock-${String(variantId)}`) })),
      preorderInfo: {
        enabled: form.has('preorder'),
        message: textOf(form, 'message') || null,
        limit: numberIn(form, 'limit'),
      },
    },
  })

const names = {
  'inventoryItem.preorderInfo.message': 'message',
  'inventoryItem.preorderInfo.limit': 'limit',
  'thresholds[0].threshold': 'threshold',
}

async function saved(form: FormData, save: () => Promise<unknown>) {
  try {
    await save()
    return { isSaved: true as const }
  } catch (error) {
    return sentBack(formProblemsOf(error, names), form)
  }
}
