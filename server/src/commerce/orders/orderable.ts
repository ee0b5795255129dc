import type { Static } from 'typebox'
import type { Violation } from '@stoa/contract/checkouts/violation'
import { refuse } from '../../kernel/refuse.ts'
import { type Checkout, type CheckoutDoc, type Calculation, isAsQuoted } from '../checkouts/public.ts'

/** Refuses a checkout that can't become an order, with the error codes of the wire. Stock is checked later, when it is claimed. */
export function checkOrderable(checkout: Checkout, { lines, totals, violations, paymentMethod }: Calculation): void {
  if (lines.length === 0) refuse('EMPTY_CHECKOUT')
  if (!paymentMethod && totals.summary.totalMinor > 0) refuse('SITE_NOT_ACCEPTING_PAYMENTS')
  const missing = missingFrom(checkout.doc, totals.delivery)
  if (missing.length > 0) refuse('VIOLATIONS_WITH_ERROR_SEVERITY', { violations: missing })
  for (const { code } of totals.problems) refuseDelivery(code, violations)
  if (!isAsQuoted(checkout, { totals })) refuse('CHECKOUT_CHANGED')
}

type DeliveryProblem = Calculation['totals']['problems'][number]['code']

function refuseDelivery(problem: DeliveryProblem, violations: Calculation['violations']): never {
  switch (problem) {
    case 'SELECTED_DELIVERY_UNAVAILABLE':
      return refuse('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE')
    case 'NO_DELIVERY_TO_ADDRESS':
      return refuse('VIOLATIONS_WITH_ERROR_SEVERITY', {
        violations: violations.filter(({ target }) => target?.other),
      })
  }
}

/** What the buyer still has to enter: an email address for the confirmation, and a delivery address unless the items are picked up. */
function missingFrom(
  { email, destination }: CheckoutDoc,
  { status, selected }: Calculation['totals']['delivery'],
): Static<typeof Violation>[] {
  const address = destination?.address
  const isSent = status !== 'NOT_NEEDED' && !selected?.pickup
  const isWhole = Boolean(address?.country && address.city && (address.addressLine || address.streetAddress?.name))
  return [
    ...(email ? [] : [missing('Add an email address for the order confirmation.')]),
    ...(status === 'ADDRESS_NEEDED' || (isSent && !isWhole) ? [missing('Add a delivery address with country, city and street.')] : []),
  ]
}

const missing = (description: string): Static<typeof Violation> => ({
  severity: 'ERROR',
  target: { other: { name: 'OTHER_DEFAULT' } },
  description,
})
