import type { productSearch } from '@stoa/contract'
import { suggestedProductsMax } from '@stoa/contract/product-search/suggestion'
import type { Handler } from '../../../kernel/handler.ts'
import { listedSearch, presentProductOnce, readCorrected, selectMatching, viewFor } from '../../catalogue/public.ts'
import { findSuggestions } from '../find-search.ts'
import { presentSuggestion } from '../present-suggestion.ts'

const page = { filters: [], sort: 'RELEVANCE', limit: suggestedProductsMax, offset: 0 } as const

export const suggestProducts: Handler<typeof productSearch.suggestProducts> = async (context, { text }) => {
  const { search, collections } = await findSuggestions(context, text)
  const all = { collectionId: undefined, collectionIds: undefined, search: listedSearch(context, search) }
  const { found, correctedText } = await readCorrected(context, all, {
    read: (scope) => selectMatching(context, { ...page, scope }),
    isEmpty: ({ length }) => length === 0,
  })
  const view = viewFor(context)
  return {
    products: found.map((state) => presentSuggestion(presentProductOnce(context.siteId, state, view))),
    collections,
    ...(correctedText !== undefined && { correctedText }),
  }
}
