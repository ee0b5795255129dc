import type { Charge, TaxShare } from './charge.ts'
import type { DeliveryOffer } from './delivery.ts'
import type { AppliedDiscount, Discount } from './discounts.ts'

/** One step of "explain this total". The amounts of all steps, as prices are displayed, add up to the total. */
export type Step =
  | { kind: 'LINE'; label: 'total.line'; amountMinor: number; from: { lineId: string; quantity: number; unitPriceMinor: number } }
  | { kind: 'DISCOUNT'; label: 'total.discount'; amountMinor: number; from: { discount: Discount; shares: AppliedDiscount['shares'] } }
  | { kind: 'DELIVERY'; label: 'total.delivery'; amountMinor: number; from: { code: string; title: string } }
  | { kind: 'FEE'; label: 'total.fee'; amountMinor: number; from: { code: string; name: string } }
  | { kind: 'TAX'; label: 'total.tax'; amountMinor: number; from: TaxShare }
  /** If prices include tax it adds nothing; `from` has the amount that is included. */
  | { kind: 'TAX_INCLUDED'; label: 'total.taxIncluded'; amountMinor: 0; from: TaxShare }

type Parts = {
  lines: readonly (Charge & { id: string; quantity: number; unitPriceMinor: number })[]
  delivery: Charge & { selected?: DeliveryOffer }
  fees: readonly (Charge & { code: string; name: string })[]
  discounts: readonly AppliedDiscount[]
  taxes: readonly TaxShare[]
  taxIncluded: boolean
}

export function derivationSteps({ lines, delivery, fees, discounts, taxes, taxIncluded }: Parts): Step[] {
  const { selected } = delivery
  return [
    ...lines.map(lineStep),
    ...(selected ? [deliveryStep(selected)] : []),
    ...fees.map(feeStep),
    ...discounts.map(discountStep),
    ...taxes.map(taxIncluded ? includedTaxStep : taxStep),
  ]
}

const lineStep = ({ id, quantity, unitPriceMinor, priceMinor }: Parts['lines'][number]): Step => ({
  kind: 'LINE',
  label: 'total.line',
  amountMinor: priceMinor,
  from: { lineId: id, quantity, unitPriceMinor },
})

const deliveryStep = ({ code, title, costMinor }: DeliveryOffer): Step => ({
  kind: 'DELIVERY',
  label: 'total.delivery',
  amountMinor: costMinor,
  from: { code, title },
})

const feeStep = ({ code, name, priceMinor }: Parts['fees'][number]): Step => ({
  kind: 'FEE',
  label: 'total.fee',
  amountMinor: priceMinor,
  from: { code, name },
})

const discountStep = ({ discount, amountMinor, shares }: AppliedDiscount): Step => ({
  kind: 'DISCOUNT',
  label: 'total.discount',
  amountMinor: 0 - amountMinor,
  from: { discount, shares },
})

const taxStep = (tax: TaxShare): Step => ({ kind: 'TAX', label: 'total.tax', amountMinor: tax.taxMinor, from: tax })

const includedTaxStep = (tax: TaxShare): Step => ({ kind: 'TAX_INCLUDED', label: 'total.taxIncluded', amountMinor: 0, from: tax })
