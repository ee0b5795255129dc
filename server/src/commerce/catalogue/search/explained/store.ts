import { explainedMax } from '@stoa/contract/product-search/explanation'
import { part, raw, sql } from '../../../../database/sql.ts'
import type { Scope } from '../../../../kernel/context.ts'
import type { ListScope } from '../../listing/request.ts'
import { orderOf, ranked } from '../../listing/store.ts'
import type { ListedSearch } from '../listed-search.ts'
import { isSku, planned, queryOf } from '../store.ts'

/** A product that a search finds, and where its words are. */
export interface ExplainedRow {
  id: string
  name: string
  slug: string
  isPinned: boolean
  /** Whether it has a word, of any of the terms. */
  inSku: boolean
  inName: boolean
  inBrand: boolean
  inRibbon: boolean
  inTexts: boolean
  /** Whether it has all words, or synonyms. */
  isMatch: boolean
  /** Whether it has all words themselves. */
  hasWords: boolean
}

/** The first products by relevance. `ownGroups` are the groups of the search without synonyms. */
export function selectExplained(
  { db, siteId }: Scope,
  { search, ...scope }: ListScope & { search: ListedSearch },
  ownGroups: readonly string[],
): Promise<ExplainedRow[]> {
  const { language } = search
  const any = queryOf({ groups: [search.groups.join(' | ')], language })
  const has = (text: string) => part`stoa_words(${raw(text)}, '', ${language}) @@ ${any}`
  const list = { scope: { ...scope, search }, filters: [], sort: 'RELEVANCE' } as const
  return db.rows(
    planned(
      search,
      sql`
    select id, name, slug, id = any(${search.pinnedIds}::uuid[]) as "isPinned", ${isSku(search)} or ${has("E'\\n' || split_part(products.search_names, E'\\n', 2)")} as "inSku",
      ${has('stoa_plain(products.name)')} as "inName", ${has("stoa_plain(coalesce(products.brand, ''))")} as "inBrand",
      ${has("stoa_plain(coalesce(products.ribbon, ''))")} as "inRibbon", ts_filter(products.words, '{c}') @@ ${any} as "inTexts",
      products.words @@ ${queryOf(search)} as "isMatch", products.words @@ ${queryOf({ groups: ownGroups, language })} as "hasWords"
    from ${ranked(siteId, list, search)} order by ${orderOf(list)} limit ${raw(String(explainedMax))}`,
    ),
  )
}
