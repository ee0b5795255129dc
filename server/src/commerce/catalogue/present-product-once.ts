import { presentingOnce } from '../../http/present-once.ts'
import { presentProduct, type View } from './present.ts'
import { productFrom, type ProductState } from './store.ts'

/** Covers the product lists of a busy shop, in a few megabytes. */
const once = presentingOnce<ReturnType<typeof presentProduct>>(1000)

/** A product on the wire, presented once per state and view. */
export function presentProductOnce(siteId: string, { id, state }: ProductState, view: View): ReturnType<typeof presentProduct> {
  const { money, baseUrl, withCosts } = view
  return once([siteId, id, money.currency, money.locale, baseUrl, withCosts].join(' '), state, () => {
    const { product, variants } = productFrom(state)
    return presentProduct(product, variants, view)
  })
}
