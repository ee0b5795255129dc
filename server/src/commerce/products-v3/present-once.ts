import { presentingOnce } from '../../http/present-once.ts'
import type { Context } from '../../kernel/context.ts'
import { productFrom, type ProductState } from '../catalogue/public.ts'
import { presentProductV3 } from './present/product.ts'
import type { Related, View, WireProduct } from './present/view.ts'
import { findRelated, showsRelated } from './related.ts'

const once = presentingOnce<WireProduct>(8 * 1024 * 1024)

/** Products that were read, presented once per state and view. */
export async function presentRead(context: Context, states: readonly ProductState[], view: View): Promise<WireProduct[]> {
  const products = showsRelated(view) ? states.map(({ state }) => productFrom(state).product) : []
  const related = await findRelated(context, products, view)
  return states.map((one) => presentOnce(context.siteId, one, { view, related: related.get(one.id) }))
}

function presentOnce(
  siteId: string,
  { id, state }: ProductState,
  { view, related = {} }: { view: View; related?: Related | undefined },
): WireProduct {
  return once([siteId, id, keyOf(view)].join(' '), state + JSON.stringify(related), () => {
    const { product, variants } = productFrom(state)
    return presentProductV3(product, variants, { view, related })
  })
}

/** All that a view consists of. */
const keyOf = ({ money: { currency, locale }, baseUrl, weightUnit, fields, isShop, hasVariants }: View): string =>
  [currency, locale, baseUrl, weightUnit, isShop, hasVariants, ...[...fields].toSorted()].join(' ')
