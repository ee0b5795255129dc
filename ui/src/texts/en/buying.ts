import { checkout } from './storefront/checkout.ts'
import { lookup } from './storefront/lookup.ts'
import { order } from './storefront/order.ts'
import { pay } from './storefront/pay.ts'
import { processing } from './storefront/processing.ts'
import { thanks } from './storefront/thanks.ts'

/** What is said from the checkout on. */
export const buying = {
  checkout,
  lookup,
  order,
  pay,
  processing,
  thanks,
}
