import type { Client } from '@stoa/sdk'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { variantOf } from './adjust.server.ts'

const names = { fromLocationId: 'from', toLocationId: 'to' }

/** Moves stock of a variant from one location to another. */
export async function moveStock(client: Client, form: FormData) {
  const missing = missingFields(form, ['quantity'])
  if (missing) return sentBack(missing, form)
  try {
    await client.stock.moveStock({
      ...variantOf(textOf(form, 'id')),
      fromLocationId: textOf(form, 'from'),
      toLocationId: textOf(form, 'to'),
      quantity: Number(textOf(form, 'quantity')),
      note: textOf(form, 'note') || null,
    })
    return { isMoved: true as const }
  } catch (error) {
    return sentBack(formProblemsOf(error, names), form)
  }
}
