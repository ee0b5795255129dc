import type { ConditionKind } from '@stoa/contract/collections/rules'
import { and, joinFragments, never, or } from '../../../database/query/conditions.ts'
import { likePattern } from '../../../database/query/like.ts'
import { namedAsRequested, part, sql, type Fragment } from '../../../database/sql.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import { choiceKey, inStockCondition } from '../../catalogue/public.ts'
import { scaleOf } from '../../pricing/public.ts'
import type { Rules } from '../collection.ts'
import type { MovedProduct } from '../members/store.ts'

type Condition = Rules['conditions'][number]
/** A checked condition has the fields of its kind. */
type Checked = Required<Condition>
type RuleContext = Pick<Context, 'siteId' | 'site' | 'now'>

const dayMs = 24 * 60 * 60 * 1000

/** With the digits of an amount that lies between two minor units, so that it isn't rounded. */
const minorOf = ({ site }: RuleContext, amount: number): string => (amount * 10 ** scaleOf(site.settings.currency)).toFixed(6)

const conditions: Readonly<Record<ConditionKind, (condition: Checked, context: RuleContext) => Fragment>> = {
  PRICE_BELOW: ({ amount }, context) => part`products.lowest_price_minor < ${minorOf(context, amount)}::numeric`,
  PRICE_ABOVE: ({ amount }, context) => part`products.lowest_price_minor > ${minorOf(context, amount)}::numeric`,
  IN_STOCK: (_, { siteId }) => inStockCondition(siteId),
  ON_SALE: () => part`products.on_sale`,
  BRAND_IS: ({ text }) => part`products.brand = ${text}`,
  RIBBON_IS: ({ text }) => part`products.ribbon = ${text}`,
  NAME_CONTAINS: ({ text }) => part`products.name ilike ${likePattern('contains', text)}`,
  OPTION_HAS_CHOICE: ({ option, choice }) => part`products.choices @> array[${choiceKey(option, choice)}]`,
  CREATED_WITHIN_DAYS: ({ days }, { now }) => part`products.created_date >= ${new Date(now.getTime() - days * dayMs)}`,
  PRODUCT_TYPE_IS: ({ productType }) => part`products.product_type = ${productType}`,
}

/** The condition on a product that is in a collection with these rules. */
export function matches(context: RuleContext, { match, conditions: list }: Rules): Fragment {
  const all = list.map((condition) => conditions[condition.kind](condition as Checked, context))
  return match === 'ALL' ? and(all) : or(all)
}

/** A collection whose rules decide which products are in it. Without rules: none, because it was deleted. */
export interface RuledCollection {
  id: string
  rules: Rules | undefined
}

/** The products of a change: those with some IDs, or some at a time of all. */
type Within = { productIds: readonly string[] } | { atMost: number }

/** With the collections that the product is in now. */
export interface ProductWithCollections extends MovedProduct {
  collectionIds: string[]
}

/** Lets products enter and leave collections as the rules of these say, with their locks in the order of their IDs. Returns the products that did. */
export async function applyRules(context: Context, ruled: readonly RuledCollection[], within: Within): Promise<ProductWithCollections[]> {
  const { db, siteId, now } = context
  const ids = ruled.map(({ id }) => id)
  const matching = part`array_remove(array[${joinFragments(
    ruled.map(({ id, rules }) => part`case when ${rules ? matches(context, rules) : never} then ${id}::uuid end`),
    ', ',
  )}], null)`
  const among = 'productIds' in within ? part`products.id = any(${within.productIds}::uuid[])` : amongAll(ruled)
  const limit = 'productIds' in within ? part`` : part`limit ${within.atMost}`
  return db.rows(
    namedAsRequested(part`
    with chosen as materialized (
      select products.id, found.matching,
        array(select member from unnest(found.matching) as member where not member = any(products.collection_ids)) as entered,
        array(select member from unnest(products.collection_ids) as member where member = any(${ids}::uuid[]) and not member = any(found.matching)) as "left"
      from products cross join lateral (select ${matching} as matching) as found
      where products.site_id = ${siteId} and ${among} and (not found.matching <@ products.collection_ids
        or exists (select from unnest(products.collection_ids) as member where member = any(${ids}::uuid[]) and not member = any(found.matching)))
      order by products.id ${limit} for update of products
    )
    update products set revision = revision + 1, updated_date = ${now}, collection_ids =
      array(select member from unnest(products.collection_ids) with ordinality as listed (member, place)
        where not member = any(chosen."left") order by place) || chosen.entered
    from chosen where products.site_id = ${siteId} and products.id = chosen.id
    returning products.id, products.revision, products.collection_ids as "collectionIds", chosen.entered, chosen."left"`),
  )
}

/** The products of deleted collections are found by an index. */
const amongAll = (ruled: readonly RuledCollection[]): Fragment =>
  ruled.every(({ rules }) => rules === undefined) ? part`products.collection_ids && ${ruled.map(({ id }) => id)}::uuid[]` : part`true`

/** The collections with rules, locked against changes of these: a product that is saved meanwhile is compared with the rules of before or after, and then
 *  once more. */
export function lockRules({ db, siteId }: Scope): Promise<{ id: string; revision: number; rules: Rules }[]> {
  return db.rows(sql`select id, revision, rules from collections where site_id = ${siteId} and rules is not null order by id for share`)
}

export async function countRuled({ db, siteId }: Scope): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from collections where site_id = ${siteId} and rules is not null`)
  return row!.count
}

/** Counts the products that match rules, up to `atMost` plus one. */
export async function countMatching(context: Context, rules: Rules, atMost: number): Promise<number> {
  const row = await context.db.one<{ count: number }>(
    namedAsRequested(part`
    select count(*)::int as count from (
      select from products where products.site_id = ${context.siteId} and ${matches(context, rules)} limit ${atMost + 1}) as matching`),
  )
  return row!.count
}

/** The newest products that match rules. */
export async function newestMatching(context: Context, rules: Rules, limit: number): Promise<string[]> {
  const rows = await context.db.rows<{ id: string }>(
    namedAsRequested(part`
    select products.id from products where products.site_id = ${context.siteId} and ${matches(context, rules)}
    order by products.created_date desc, products.id desc limit ${limit}`),
  )
  return rows.map(({ id }) => id)
}

/** The collections whose products leave them when they get older. */
export function collectionsByAge(db: Db): Promise<{ siteId: string; id: string }[]> {
  return db.rows(sql`
    select site_id as "siteId", id from collections
    where rules is not null and rules @> '{"conditions": [{"kind": "CREATED_WITHIN_DAYS"}]}' order by site_id, id`)
}
