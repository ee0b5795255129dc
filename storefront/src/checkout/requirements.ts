import type { Checkout } from '../answers.ts'

/** Downloads need no delivery. */
export const needsDelivery = ({ lineItems }: Checkout): boolean => lineItems.some(({ physicalProperties }) => physicalProperties?.shippable)

/** Free orders need no payment. */
export const needsPayment = ({ priceSummary }: Checkout): boolean => Number(priceSummary.total.amount) !== 0
