import type { Violation } from '@stoa/contract/problems'
import { numberMax } from '../price.ts'

/** What is wrong with an amount that is above the highest one of its currency. */
export const tooHigh = (field: string): Violation => ({
  field,
  violatedRule: 'MAX',
  description: 'The amount is too high for the currency.',
  data: { threshold: numberMax },
})
