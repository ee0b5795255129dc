import type { Static } from 'typebox'
import type { Violation } from '@stoa/contract/checkouts/violation'
import type { DeliveryProblem, Totals } from '../pricing/public.ts'
import { availabilityOf, type AvailabilityStatus, type Line } from './line.ts'

type WireViolation = Static<typeof Violation>

/** What stands in the way of an order, in words for its buyer: lines that cannot be had, a destination nothing is delivered to. */
export function violationsOf(lines: readonly Line[], { problems }: Pick<Totals, 'problems'>): WireViolation[] {
  return [...lines.flatMap((line) => lineViolation(line) ?? []), ...problems.map(deliveryViolation)]
}

const sentences: Readonly<Record<Exclude<AvailabilityStatus, 'AVAILABLE'>, (name: string, available: number) => string>> = {
  NOT_FOUND: (name) => `${name} is no longer sold.`,
  NOT_AVAILABLE: (name) => `${name} is out of stock.`,
  PARTIALLY_AVAILABLE: (name, available) => `Only ${available} of ${name} can be had.`,
}

function lineViolation(line: Line): WireViolation | undefined {
  const status = availabilityOf(line)
  if (status === 'AVAILABLE') return undefined
  const { chosen, item } = line
  return {
    severity: 'ERROR',
    target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: chosen.id } },
    description: sentences[status](item?.productName.original ?? chosen.name, item?.available ?? 0),
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
      return `Nothing is delivered to ${problem.subdivision ?? problem.country}.`
    case 'SELECTED_DELIVERY_UNAVAILABLE':
      return 'The chosen delivery option is not offered for this destination.'
  }
}
