import { newSecretId } from '../../database/ids.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import { amountViolation, type MerchantDiscount } from '../checkouts/public.ts'
import { fromWireAmount } from '../pricing/public.ts'

/** Reads the discounts that the shop grants on one cart. Refuses amounts that aren't valid in the currency. */
export function readMerchantDiscounts(
  discounts: readonly { amount: string; lineItemIds?: string[] }[],
  currency: string,
): MerchantDiscount[] {
  const violations = discounts.flatMap(({ amount }, index) => amountViolation(amount, `merchantDiscounts[${index}].amount`, currency))
  if (violations.length > 0) refuseFields(...violations)
  return discounts.map(({ amount, lineItemIds }) => ({
    id: newSecretId(),
    amountMinor: fromWireAmount(amount, currency)!,
    ...(lineItemIds?.length ? { lineItemIds: lineItemIds.map((id) => id.toLowerCase()) } : {}),
  }))
}
