export { allocateAvailability } from './allocate-availability.ts'
export { assignToMember } from './assign-to-member.ts'
export { amountViolation } from './amount.ts'
export { calculationErrorsOf } from './calculation-errors.ts'
export { checkoutToken, checkoutUrl } from './checkout-url.ts'
export type { Checkout, CheckoutDoc, MerchantDiscount } from './checkout.ts'
export { tryCodes } from './codes.ts'
export { completeCheckout, completedCheckout, recordCompleted } from './complete.ts'
export { shopCarrierId } from './delivery.ts'
export { checkSize } from './doc-size.ts'
export { lockCartCheckout, lockExistingCheckout } from './lock-existing-checkout.ts'
export { mergeContactAddress } from './info.ts'
export { availabilityOf, type StoredLine, type Line } from './line.ts'
export { withAdded, withoutLines, withQuantities } from './lines.ts'
export { addedLines, addedLookups, linesFrom, resolveLines } from './resolve-lines.ts'
export type { NewItems } from './new-lines.ts'
export { newCheckoutForCart, updateCheckoutForCart } from './open-for-cart.ts'
export type { PresentedCheckout } from './open.ts'
export { checkOverrideUrl } from './override-checkout-url.ts'
export { paymentMethodOf } from './payment-method.ts'
export { presentDelivery } from './present-delivery.ts'
export { paymentOptionOf, presentLine, presentPricesOf, linePricesById } from './present-line.ts'
export { presentSums } from './present-sums.ts'
export { isAsQuoted } from './quote.ts'
export { priceWriter } from './present.ts'
export { type Calculation, type Terms, totalsOf } from './calculate.ts'
export {
  checkoutAsJson,
  checkoutFromJson,
  type CompletedCheckout,
  completeUnchanged,
  isLockedUnchanged,
  openFrom,
  unchangedOf,
} from './store.ts'
export { violationsOf } from './violations.ts'
export { withoutNulls } from './without-nulls.ts'
