import { type Discount, discountViolation, type ProductWithVariants, readDiscount } from '../../catalogue/public.ts'
import type { Reading } from '../../products-v3/public.ts'
import type { ReadProduct } from '../read/product.ts'
import type { Writing } from '../read/writing.ts'

type Former = Pick<Writing, 'before' | 'clears'>

/** Gives a product the discount for all of its variants that the file says or, if the file says nothing of reductions, the one that it has. */
export const withDiscount = (product: ReadProduct, former: Former) => (written: ProductWithVariants, reading: Reading) => {
  const { violations } = reading
  const discount = discountOf(product, former, reading)
  if (discount === 'AS_WRITTEN') return written
  const wrong = discount && written.variants.map(({ priceMinor }) => discountViolation(discount, priceMinor)).find(Boolean)
  if (wrong) violations.push(wrong)
  return reducedBy(written, discount)
}

function discountOf(product: ReadProduct, { before, clears }: Former, reading: Reading): Discount | undefined | 'AS_WRITTEN' {
  if (product.discount) {
    const { discount, violations } = readDiscount(product.discount, reading.currency)
    reading.violations.push(...violations)
    return discount
  }
  if (clears && product.emptied.has('discountValue')) return undefined
  const [held, isSilent] = [before?.product.doc.discount, saysNothingOfSales(product)]
  return held && isSilent ? held : 'AS_WRITTEN'
}

const saysNothingOfSales = ({ variants, only }: ReadProduct): boolean =>
  [...variants, only].every(({ salePrice, endsSale }) => salePrice === undefined && !endsSale)

/** With a discount for all of its variants, none is reduced by itself. */
function reducedBy({ product, variants }: ProductWithVariants, discount: Discount | undefined): ProductWithVariants {
  const { saleMinor, discount: _, ...doc } = product.doc
  if (!discount) return { product: { ...product, doc: { ...doc, ...(saleMinor !== undefined && { saleMinor }) } }, variants }
  return {
    product: { ...product, doc: { ...doc, discount } },
    variants: variants.map((variant) => (variant.saleMinor === null ? variant : { ...variant, saleMinor: null })),
  }
}
