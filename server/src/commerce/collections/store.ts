import { totalOf, type PageOfPlan } from '../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment, type Raw } from '../../database/sql.ts'
import { countMax } from '../../http/page-metadata.ts'
import type { Context, PictureChange } from '../../kernel/context.ts'
import type { Db, Sql } from '../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { showsPicture, withChanges } from '../catalogue/public.ts'
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

/** Writes the version and the size that a picture has now into the collections that show it. */
export const changePictures = (siteId: string, change: PictureChange): Sql =>
  sql`
    update collections set doc = ${withChanges(change)}
    where site_id = ${siteId} and id in (select id from collections where site_id = ${siteId} and ${showsPicture(change)} order by id for update)`
