/** Entities of the packages reduced to the fields a test checks. */
import type { Package } from './clients.ts'

export const cartFacts = (cart: Package): object => ({
  _id: cart._id,
  lines: cart.lineItems.map(({ _id, quantity, price, catalogReference }: Package) => ({
    _id,
    quantity,
    price: price.amount,
    catalogItemId: catalogReference.catalogItemId,
  })),
})

export const estimateFacts = (estimate: Package): object => ({
  prices: amounts(estimate.priceSummary),
  currency: estimate.currency,
  lines: estimate.calculatedLineItems.length,
})

export const checkoutFacts = (checkout: Package): object => ({
  _id: checkout._id,
  quantities: checkout.lineItems.map(({ quantity }: Package) => quantity),
  prices: amounts(checkout.priceSummary),
})

export const orderFacts = ({ status, paymentStatus, fulfillmentStatus, number, priceSummary }: Package): object => ({
  status,
  paymentStatus,
  fulfillmentStatus,
  number,
  prices: amounts(priceSummary),
})

const amounts = (summary: Package): Record<string, string> =>
  Object.fromEntries(Object.entries<Package>(summary).map(([name, price]) => [name, price?.amount]))

/** The delivery options of an estimate or a checkout, each with its carrier. */
export const deliveryOptions = (shippingInfo: Package): Package[] =>
  shippingInfo.carrierServiceOptions.flatMap(({ carrierId, shippingOptions }: Package) =>
    shippingOptions.map((option: Package) => ({ ...option, carrierId })),
  )

/** 2024 returns dates as text but accepts only Date, so a caller who sends an entity back has to convert them. */
export const withDates = (entity: Package): Package => ({
  ...entity,
  _createdDate: new Date(entity._createdDate),
  _updatedDate: new Date(entity._updatedDate),
})
