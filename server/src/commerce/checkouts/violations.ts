import type { Static } from 'typebox'
import type { Violation } from '@stoa/contract/checkouts/violation'
import type { DeliveryProblem, Totals } from '../pricing/public.ts'
import { availabilityOf, type AvailabilityStatus, type Line } from './line.ts'

type WireViolation = Static<typeof Violation>

/** Why an order can't be placed, in sentences for its buyer: unavailable lines, a destination without delivery. */
export function violationsOf(lines: readonly Line[], { problems }: Pick<Totals, 'problems'>): WireViolation[] {
  return [...lines.flatMap((line) => lineViolation(line) ?? []), ...problems.map(deliveryViolation)]
}

const sentences: Readonly<Record<Exclude<AvailabilityStatus, 'AVAILABLE'>, (name: string, available: number) => string>> = {
  NOT_FOUND: (name) => `${name} is no longer available.`,
  NOT_AVAILABLE: (name) => `${name} is out of stock.`,
  PARTIALLY_AVAILABLE: (name, available) => `Only ${available} left of ${name}.`,
}

function lineViolation(line: Line): WireViolation | undefined {
  const status = availabilityOf(line)
  if (status === 'AVAILABLE') return undefined
  const { stored, item } = line
  return {
    severity: 'ERROR',
    target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: stored.id } },
    description: sentences[status](item?.productName.original ?? stored.name, item?.available ?? 0),
  }
}

const deliveryViolation = (problem: DeliveryProblem): WireViolation => ({
  severity: 'ERROR',
  target: { other: { name: 'OTHER_DEFAULT' } },
  description: deliverySentence(problem),
})

export function deliverySentence(problem: DeliveryProblem): string {
  switch (problem.code) {
    case 'NO_DELIVERY_TO_ADDRESS':
      return `Delivery to ${problem.subdivision ?? problem.country} isn’t available.`
    case 'SELECTED_DELIVERY_UNAVAILABLE':
      return 'The selected delivery option isn’t available for this destination.'
  }
}
