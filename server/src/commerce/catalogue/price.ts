import { fromNumber, halfUp, ONE, readRate, toNumber } from '../pricing/public.ts'
import type { Discount, Product } from './product.ts'

/** The highest price, cost or weight on the wire, as a number. */
export const numberMax = 999_999_999.99

/** An amount that is written, in minor units. Undefined if it is negative or too high. */
export function readAmount(value: number, currency: string): number | undefined {
  const minor = fromNumber(value, currency)
  return minor !== undefined && isAmount(minor, currency) ? minor : undefined
}

/** Whether the wire can have an amount: rounded to a whole number of yen, the highest one can't. */
export const isAmount = (minor: number, currency: string): boolean => minor >= 0 && toNumber(minor, currency) <= numberMax

/** The price in minor units after the catalogue's own discount; never below zero. */
export function discountedPrice(priceMinor: number, discount: Discount | undefined): number {
  if (!discount) return priceMinor
  if (discount.type === 'AMOUNT') return Math.max(0, priceMinor - discount.amountMinor)
  const cut = halfUp(BigInt(priceMinor) * BigInt(readRate(String(discount.percent))), BigInt(ONE) * 100n)
  return Math.max(0, priceMinor - Number(cut))
}

/** The price of a product, as one of a variant. */
export const priceOfProduct = ({ priceMinor, doc: { saleMinor } }: Pick<Product, 'priceMinor' | 'doc'>) => ({ priceMinor, saleMinor })

/** What a variant, or its product, costs now. */
export const currentPrice = (
  { priceMinor, saleMinor }: { priceMinor: number; saleMinor?: number | null | undefined },
  discount: Discount | null | undefined,
): number => saleMinor ?? discountedPrice(priceMinor, discount ?? undefined)

/** The discount as V1 shows it. Where variants are reduced one by one, it is that of the visible variant with the lowest price. */
export const v1Discount = ({ priceMinor, doc: { discount, saleMinor } }: Pick<Product, 'priceMinor' | 'doc'>): Discount | undefined =>
  saleMinor === undefined ? discount : { type: 'AMOUNT', amountMinor: priceMinor - saleMinor }
