import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'

/** Stops a wave, unless it has ended. */
export async function cancelWave({ backInStock }: Client, form: FormData) {
  try {
    const { wave } = await backInStock.cancelBackInStockWave({ id: textOf(form, 'id') })
    return { isCanceled: wave.status === 'CANCELED' }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}
