import type { productSearch } from '@stoa/contract'
import { listedMax } from '@stoa/contract/catalogue/list'
import type { Handler } from '../../../kernel/handler.ts'
import { countMatching, listedSearch, readCorrected, selectExplained } from '../../catalogue/public.ts'
import { findSearch } from '../find-search.ts'
import { queryGroups } from '../query-groups.ts'
import { reasonsOf } from '../reasons.ts'

export const explainSearch: Handler<typeof productSearch.explainSearch> = async (context, { text }) => {
  const scope = { collectionId: undefined, collectionIds: undefined }
  const sent = listedSearch(context, await findSearch(context, text))
  const {
    found,
    search = sent,
    correctedText,
  } = await readCorrected(
    context,
    { ...scope, search: sent },
    {
      read: ({ search = sent }) =>
        selectExplained(context, { ...scope, search }, queryGroups({ terms: search.terms.map((term) => ({ ...term, synonyms: [] })) })),
      isEmpty: ({ length }) => length === 0,
    },
  )
  const total = await countMatching(context, { scope: { ...scope, search }, filters: [], sort: 'RELEVANCE', limit: 1, offset: 0 })
  return {
    products: found.map((row) => ({ id: row.id, name: row.name, slug: row.slug, reasons: reasonsOf(row, correctedText !== undefined) })),
    ...(total <= listedMax && { total }),
    synonyms: search.terms.flatMap(({ words, synonyms }) =>
      synonyms.length > 0 ? [{ term: words.join(' '), synonyms: [...synonyms] }] : [],
    ),
    ...(correctedText !== undefined && { correctedText }),
  }
}
