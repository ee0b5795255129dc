import type { Static } from 'typebox'
import type { CalculationErrors } from '@stoa/contract/checkouts/calculation-errors'
import type { DeliveryProblem, Totals } from '../pricing/public.ts'
import { deliverySentence } from './violations.ts'

type Errors = Static<typeof CalculationErrors>

/** The wire field and code for each delivery problem. */
const wireErrors = {
  NO_DELIVERY_TO_ADDRESS: { step: 'generalShippingCalculationError', code: 'NO_DELIVERY_TO_ADDRESS' },
  SELECTED_DELIVERY_UNAVAILABLE: { step: 'selectedShippingOptionError', code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' },
} as const satisfies Record<DeliveryProblem['code'], { step: keyof Errors; code: string }>

/** The calculation steps that failed, with the reason. */
export function calculationErrorsOf({ problems }: Pick<Totals, 'problems'>): Errors {
  return Object.fromEntries(
    problems.map((problem) => {
      const { step, code } = wireErrors[problem.code]
      return [step, { applicationError: { code, description: deliverySentence(problem) } }]
    }),
  )
}
