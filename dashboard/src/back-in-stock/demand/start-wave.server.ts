import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'

/** Notifies shoppers who wait for an item: as many as the form says, or all. */
export async function startWave({ backInStock }: Client, form: FormData) {
  const [variantId, limit] = [textOf(form, 'variantId'), textOf(form, 'limit')]
  try {
    const { wave } = await backInStock.startBackInStockWave({
      productId: textOf(form, 'productId'),
      ...(variantId && { variantId }),
      ...(limit && { limit: Number(limit) }),
    })
    return { started: wave.limit }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}
