import type { Static } from 'typebox'
import type { SelectedShippingOption } from '@stoa/contract/delivery'
import { refuse } from '../../kernel/refuse.ts'
import type { Totals } from '../pricing/public.ts'
import { calculationErrorsOf } from './calculation-errors.ts'

/** The shop itself is the only carrier. */
export const shopCarrierId = '57048000-0000-4000-8000-000000000001'

export type DeliveryChoice = Static<typeof SelectedShippingOption>

/** Reads the delivery option that a caller selects. Refuses with INVALID_… without a code, and an option of another carrier as not found. */
export function readDeliveryChoice(option: { code?: string; carrierId?: string | null }): DeliveryChoice & { code: string } {
  const { code, carrierId } = option
  if (!code) refuse('INVALID_SELECTED_CARRIER_SERVICE_OPTION')
  if (carrierId && carrierId.toLowerCase() !== shopCarrierId) {
    refuse('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')
  }
  return { code, carrierId: shopCarrierId }
}

/** Refuses a selection that isn't offered for the destination. Any selection is allowed while the destination is unknown. */
export function checkDeliveryChoice({ totals }: { totals: Totals }): void {
  if (totals.delivery.status === 'CHOSEN' || totals.problems.length === 0) return
  const { selectedShippingOptionError, generalShippingCalculationError } = calculationErrorsOf(totals)
  refuse('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', {
    ...(selectedShippingOptionError ? { selectedShippingOptionError } : {}),
    ...(generalShippingCalculationError ? { generalShippingCalculationError } : {}),
  })
}
