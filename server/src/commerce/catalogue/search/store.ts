import { and } from '../../../database/query/conditions.ts'
import { part, raw, sql, type Fragment, type Raw } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import type { ListedSearch } from './listed-search.ts'

export const queryOf = ({ groups, language }: Pick<ListedSearch, 'groups' | 'language'>): Fragment =>
  part`stoa_query(${groups}::text[], ${language})`

/** The same for products that have one of the groups. */
export const queryOfAny = ({ groups, language }: Pick<ListedSearch, 'groups' | 'language'>): Fragment =>
  part`stoa_query_of_any(${groups}::text[], ${language})`

/** The statement of a list, without a name if it is a search: PostgreSQL plans it for these words. What is best for rare words would be slow for common ones. */
export const planned = (search: ListedSearch | undefined, statement: Sql): Sql => (search ? { ...statement, name: undefined } : statement)

/** Whether a search finds a product. */
export function searchCondition(search: ListedSearch): Fragment {
  const words = part`products.words @@ ${queryOf(search)}`
  return search.pinnedIds.length === 0 ? words : part`(${words} or products.id = any(${search.pinnedIds}::uuid[]))`
}

const lineOf = (line: number): Raw => raw(`split_part(products.search_names, E'\\n', ${line})`)
export const [name, skus, labels] = [lineOf(1), lineOf(2), lineOf(3)]

/** Whether one of some texts is a stock-keeping unit of a product, which has signs or not. */
export const hasSku = (texts: readonly string[]): Fragment =>
  part`' ' || ${skus} || ' |' like any(${texts.map((text) => `% ${text} |%`)}::text[])`

/** Whether the whole text of a search is one. */
export const isSku = ({ words }: Pick<ListedSearch, 'words'>): Fragment => hasSku([words.join('')])

/** The order by relevance, ending with a comma: pinned products, a stock-keeping unit, a name that begins with the text, one with a word that does, then by
 *  where all words are. */
export function relevanceOf(search: ListedSearch): Fragment {
  const rank = part`${rankOf(search, { hasCode: isSku(search), query: queryOf(search), others: part`0` })} desc,`
  return search.pinnedIds.length === 0 ? rank : part`array_position(${search.pinnedIds}::uuid[], products.id) nulls last, ${rank}`
}

interface Ranking {
  /** Whether the text is a code of the product. */
  hasCode: Fragment
  query: Fragment
  /** The rank of those that have some of the words elsewhere, up to 0. */
  others: Fragment
}

/** The rank of a product that a search finds; the highest comes first. */
export function rankOf({ words }: Pick<ListedSearch, 'words'>, { hasCode, query, others }: Ranking): Fragment {
  const text = words.join(' ')
  return part`case
    when ${hasCode} then 5
    when ${name} like ${`${text}%`} then 4
    when ${name} like ${`% ${text}%`} then 3
    when ts_filter(products.words, '{a}') @@ ${query} then 2
    when ts_filter(products.words, '{a,b}') @@ ${query} then 1
    else ${others} end`
}

/** A word of a search that may have a typo. */
export interface SuspectWord {
  word: string
  /** The group of its term. */
  group: string
  /** The words with one typo, as a text of a query. */
  keys: string
}

export interface WordUse {
  word: string
  /** Whether products have it, or a synonym, or the language leaves it out. */
  isKnown: boolean
  /** Names of products with a similar word, with their brands and ribbons. */
  names: string[]
}

/** How many products are compared for each word. */
const comparedMax = 200

/** What the products of a list have of each word. Some are counted: for the first one alone, PostgreSQL may read all products in place of the index of words. */
export function findWordUses(
  { db, siteId }: Scope,
  suspects: readonly SuspectWord[],
  { language, within, includesHidden }: { language: string; within: Fragment; includesHidden: boolean },
): Promise<WordUse[]> {
  const among = and([part`products.site_id = ${siteId}`, ...(includesHidden ? [] : [part`products.visible`]), within])
  return db.rows(sql`
    select word, numnode(to_tsquery(stoa_text_config(${language}), suspects."group")) = 0
        or (select count(*) > 0 from (
          select from products where ${among} and products.words @@ stoa_query(array[suspects."group"], ${language}) limit ${raw(String(comparedMax))}
        ) as few) as "isKnown", array(
      select ${name} || ' ' || ${labels} from products where ${among} and products.words @@ nullif(suspects.keys, '')::tsquery
      order by products.created_date desc, products.id desc limit ${raw(String(comparedMax))}) as names
    from unnest(${suspects.map(({ word }) => word)}::text[], ${suspects.map(({ group }) => group)}::text[], ${suspects.map(({ keys }) => keys)}::text[])
      with ordinality as suspects (word, "group", keys, place) order by place`)
}
