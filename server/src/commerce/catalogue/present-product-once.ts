import { serializeOnce } from '../../http/serialize.ts'
import { presentProduct, type View } from './present.ts'
import { productOf, type ProductState, variantsOf } from './store.ts'

interface CacheEntry extends Pick<ProductState, 'product' | 'variants'> {
  presented: ReturnType<typeof presentProduct>
}

/** Covers the product lists of a busy shop, in a few megabytes. */
const cacheMax = 1000
const cache = new Map<string, CacheEntry>()

/** A product on the wire, parsed, presented and serialized once per state: doing so for a list of twenty takes longer than reading it. Any difference in what
 *  was read presents it again, so the cache can't be stale. */
export function presentProductOnce(siteId: string, state: ProductState, view: View): CacheEntry['presented'] {
  const { money, baseUrl, withCosts } = view
  const { product, variants } = state
  const key = [siteId, state.id, money.currency, money.locale, baseUrl, withCosts].join(' ')
  const cached = cache.get(key)
  if (cached && cached.product === product && cached.variants === variants) return cached.presented
  const presented = serializeOnce(presentProduct(productOf(state), variantsOf(state), view))
  if (!cached && cache.size >= cacheMax) cache.delete(cache.keys().next().value!)
  cache.set(key, { product, variants, presented })
  return presented
}
