import { newSecretId } from '../../database/ids.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import { amountViolation, type MerchantDiscount } from '../checkouts/public.ts'
import { fromWireAmount } from '../pricing/public.ts'

/** The discounts a shop gives on one cart. Refuses amounts that are none in the currency. */
export function readMerchantDiscounts(sent: readonly { amount: string; lineItemIds?: string[] }[], currency: string): MerchantDiscount[] {
  const violations = sent.flatMap(({ amount }, place) => amountViolation(amount, `merchantDiscounts[${place}].amount`, currency))
  if (violations.length > 0) refuseFields(...violations)
  return sent.map(({ amount, lineItemIds }) => ({
    id: newSecretId(),
    amountMinor: fromWireAmount(amount, currency)!,
    ...(lineItemIds?.length ? { lineItemIds: lineItemIds.map((id) => id.toLowerCase()) } : {}),
  }))
}
