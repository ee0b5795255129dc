import { data } from 'react-router'
import type { adjustmentErrors } from '@stoa/contract/stock/adjustment'
import { adjustmentReasons } from '@stoa/contract/stock/reasons'
import type { Client } from '@stoa/sdk'
import { problemsOf } from '@stoa/ui/form-problems'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { adjustmentActions } from './adjustment-options.tsx'
import { fullName, inventoryRow } from './inventory-row.ts'

type ErrorCode = keyof typeof adjustmentErrors
type Adjustment = Parameters<Client['stock']['adjustStock']>[0]['adjustments'][number]

/** How many variants were adjusted, and why others weren't. */
export interface Adjusted {
  count: number
  failed: { id: string; name: string; code: ErrorCode }[]
  isThreshold?: boolean
}

/** The number of variants of the longest page. */
const idsMax = 100

/** Adjusts one variant or the selected ones. */
export async function adjust(client: Client, form: FormData) {
  const ids = [...new Set(form.getAll('id').map(String))].slice(0, idsMax)
  const intent = textOf(form, 'intent')
  const action = intent === 'set' ? 'SET' : adjustmentActions.find((one) => one === textOf(form, 'action'))
  const reason = adjustmentReasons.find((one) => one === textOf(form, 'reason'))
  if (!action || !reason) throw data(null, { status: 400 })
  if (ids.length === 0) return sentBack(problemsOf('NOTHING_SELECTED'), form)
  const missing = missingFields(form, ['quantity'])
  if (missing) return sentBack(missing, form)
  const expected = intent === 'set' && form.has('expected') ? { expectedQuantity: Number(textOf(form, 'expected')) } : {}
  const locationId = textOf(form, 'location')
  const change = { action, quantity: Number(textOf(form, 'quantity')), ...expected }
  try {
    const adjustments = ids.map((id): Adjustment => ({ ...variantOf(id), ...change }))
    const { results } = await client.stock.adjustStock({
      ...(locationId && { locationId }),
      adjustments,
      reason,
      note: textOf(form, 'note') || null,
    })
    const failed = results.flatMap(({ productId, variantId, error }) =>
      error ? [{ id: `${productId}-${variantId}`, code: error.code, name: '' }] : [],
    )
    return { done: { count: results.length - failed.length, failed: await withNames(client, failed) } }
  } catch (error) {
    return sentBack(formProblemsOf(error, { 'adjustments[0].quantity': 'quantity' }), form)
  }
}

const idLength = 36

/** Both IDs of a row, which a hyphen joins. */
export const variantOf = (id: string) => ({ productId: id.slice(0, idLength), variantId: id.slice(idLength + 1) })

async function withNames(client: Client, failed: Adjusted['failed']): Promise<Adjusted['failed']> {
  if (failed.length === 0) return failed
  const variants = failed.map(({ id }) => variantOf(id))
  const filter = {
    productId: { $in: [...new Set(variants.map(({ productId }) => productId))] },
    variantId: { $in: [...new Set(variants.map(({ variantId }) => variantId))] },
  }
  const { items } = await client.stock.queryStock({ query: { filter, cursorPaging: { limit: idsMax } } })
  const names = new Map(items.map((item) => [item.id, fullName(inventoryRow(item))]))
  return failed.map((one) => ({ ...one, name: names.get(one.id) ?? one.id }))
}

/** Saves the threshold of the shop. */
export async function saveShopThreshold(client: Client, form: FormData) {
  const missing = missingFields(form, ['threshold'])
  if (missing) return sentBack(missing, form)
  try {
    await client.shop.updateSettings({
      settings: { revision: textOf(form, 'revision'), lowStockThreshold: Number(textOf(form, 'threshold')) },
    })
    return { done: { count: 0, failed: [], isThreshold: true } }
  } catch (error) {
    return sentBack(formProblemsOf(error, { 'settings.lowStockThreshold': 'threshold' }), form)
  }
}
