import { totalOf, type PageOfPlan } from '../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment, type Raw } from '../../database/sql.ts'
import { countMax } from '../../http/page-metadata.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import type { Picture } from '../catalogue/public.ts'
import { allProductsKey, collectionKeyOf } from './collection-key.ts'
import { collectionsTable, type Collection, type CollectionRow } from './collection.ts'

const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity)
    ? part`collections.site_id = ${identity.siteId}`
    : part`collections.site_id = ${identity.siteId} and collections.visible`

const columnsFor = (identity: CallerIdentity): Raw =>
  raw(`${collectionsTable.columns},
  case when collections.id = '${allProductsKey}' then (select count(*)::int from ${productsSeenBy(identity)})
    else (select count(*)::int from ${productsSeenBy(identity)} and products.collection_ids @> array[collections.id]) end as "numberOfProducts"`)

const productsSeenBy = (identity: CallerIdentity): string =>
  `products where products.site_id = collections.site_id ${actsForSite(identity) ? '' : 'and products.visible'}`

export function findById({ db, identity }: Context, id: string): Promise<Collection | undefined> {
  return db.one(sql`select ${columnsFor(identity)} from collections where ${visibleTo(identity)} and id = ${collectionKeyOf(id)}`)
}

export function findBySlug({ db, identity }: Context, slug: string): Promise<Collection | undefined> {
  return db.one(sql`select ${columnsFor(identity)} from collections where ${visibleTo(identity)} and slug = ${slug}`)
}

export function selectCollections({ db, identity }: Context, plan: QueryPlan): Promise<PositionedRow<Collection>[]> {
  return db.rows(plan.select({ columns: columnsFor(identity), from: 'collections', where: visibleTo(identity) }))
}

export function countCollections({ db, identity }: Context, { plan, page }: PageOfPlan): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: 'collections', where: visibleTo(identity) }, atMost: countMax })
}

const insertRows = collectionsTable.insertMany()

export async function insertCollections(db: Db, siteId: string, rows: readonly CollectionRow[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, rows)}`)
}

/** Collections that show a picture, locked. */
export function lockCollectionsWithPicture({ db, siteId }: Scope, pictureId: string): Promise<{ id: string; media: Picture[] }[]> {
  return db.rows(sql`
    select id, doc -> 'media' as media from collections
    where site_id = ${siteId} and doc -> 'media' @> ${JSON.stringify([{ id: pictureId }])}::jsonb order by id for update`)
}

export async function setCollectionMedia({ db, siteId }: Scope, id: string, media: readonly Picture[]): Promise<void> {
  await db.run(sql`
    update collections set doc = doc || ${JSON.stringify({ media })}::jsonb where site_id = ${siteId} and id = ${id}`)
}
