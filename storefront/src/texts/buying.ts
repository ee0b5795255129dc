import { checkout } from '../checkout/checkout-texts.ts'
import { pay } from '../checkout/pay-texts.ts'
import { processing } from '../checkout/processing-texts.ts'
import { lookup } from '../orders/lookup-texts.ts'
import { order } from '../orders/order-texts.ts'
import { thanks } from '../orders/thanks-texts.ts'

/** Texts from the checkout on. */
export const buying = {
  checkout,
  lookup,
  order,
  pay,
  processing,
  thanks,
}
