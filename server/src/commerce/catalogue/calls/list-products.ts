import type { catalogue } from '@stoa/contract'
import { listedMax } from '@stoa/contract/catalogue/list'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Handler } from '../../../kernel/handler.ts'
import { findListing } from '../../collections/public.ts'
import { readFacets } from '../listing/read-facets.ts'
import { readListRequest } from '../listing/request.ts'
import { selectListed } from '../listing/store.ts'
import { presentProductOnce } from '../present-product-once.ts'
import { readCorrected } from '../search/correct.ts'
import { findListedSearch } from '../search/listed-search.ts'
import { viewFor } from '../view.ts'

export const listProducts: Handler<typeof catalogue.listProducts> = async (context, request) => {
  const { collectionId, search: text } = request
  const [collection, search] = await Promise.all([
    collectionId === undefined || collectionId === allProductsId ? {} : findListing(context, collectionId),
    text === undefined ? undefined : findListedSearch(context, text),
  ])
  const list = readListRequest(request, { currency: context.site.settings.currency, ...collection, search })
  const { found, correctedText } = await readCorrected(context, list.scope, {
    read: (scope) => Promise.all([readFacets(context, { ...list, scope }), selectListed(context, { ...list, scope })]),
    isEmpty: ([{ isEmpty }]) => isEmpty,
  })
  const [{ facets, total }, rows] = found
  const view = viewFor(context)
  const tooManyToCount = total > listedMax
  return {
    products: rows.map((state) => presentProductOnce(context.siteId, state, view)),
    metadata: {
      count: rows.length,
      offset: list.offset,
      ...(tooManyToCount ? {} : { total }),
      tooManyToCount,
      hasNext: rows.length === list.limit && (tooManyToCount ? list.offset + list.limit <= listedMax : list.offset + rows.length < total),
    },
    facets,
    ...(correctedText !== undefined && { correctedText }),
  }
}
