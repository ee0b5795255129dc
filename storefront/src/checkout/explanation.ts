import type { Checkout } from '../answers.ts'
import { isZero, written } from '../line-items/line-view.ts'

/** A tax and its amount. */
export interface ExplainedTax {
  name: string
  /** Plain, such as `23`. */
  percent: string
  amount: string
}

/** The calculation of a total: each line by quantity and price, the delivery, and the taxes as the server calculated them. */
export interface Explanation {
  taxIncluded: boolean
  lines: { id: string; name: string; quantity: number; price: string; amount: string; taxes: ExplainedTax[] }[]
  delivery: { title: string; amount: string; taxes: ExplainedTax[] } | undefined
}

type TaxDetails = Checkout['lineItems'][number]['taxDetails']

export function explanationOf({ lineItems, shippingInfo, taxIncludedInPrice }: Checkout): Explanation {
  const selected = shippingInfo?.selectedCarrierServiceOption
  return {
    taxIncluded: taxIncludedInPrice,
    lines: lineItems.map(({ id, productName, quantity, price, lineItemPrice, taxDetails }) => ({
      id,
      name: productName.translated ?? productName.original ?? '',
      quantity,
      price: written(price),
      amount: written(lineItemPrice),
      taxes: taxesOf(taxDetails),
    })),
    delivery: selected?.cost
      ? { title: selected.title ?? '', amount: written(selected.cost.price), taxes: taxesOf(selected.cost.taxDetails) }
      : undefined,
  }
}

const taxesOf = (details: TaxDetails | undefined): ExplainedTax[] =>
  (details?.taxBreakdown ?? [])
    .filter(({ taxAmount }) => !isZero(taxAmount))
    .map(({ taxName, jurisdiction, rate, taxAmount }) => ({
      name: taxName ?? jurisdiction ?? '',
      percent: percentOf(rate ?? '0'),
      amount: written(taxAmount),
    }))

/** `0.125` → `12.5`: moves the decimal point by two digits. */
export function percentOf(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const digits = fraction.padEnd(2, '0')
  const percent = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '')
  const rest = digits.slice(2).replace(/0+$/, '')
  return rest ? `${percent}.${rest}` : percent
}
