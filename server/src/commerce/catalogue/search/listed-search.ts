import type { Context } from '../../../kernel/context.ts'
import { findSearch, queryGroups, type Search } from '../../product-search/public.ts'

/** A search with what its statements need. */
export interface ListedSearch extends Search {
  /** Of `stoa_query`. */
  groups: readonly string[]
  language: string
}

/** The search for a text. Undefined for one of spaces only. */
export async function findListedSearch(context: Context, text: string): Promise<ListedSearch | undefined> {
  return text.trim() === '' ? undefined : listedSearch(context, await findSearch(context, text))
}

export const listedSearch = ({ site }: Pick<Context, 'site'>, search: Search): ListedSearch => ({
  ...search,
  groups: queryGroups(search),
  language: site.settings.language,
})
