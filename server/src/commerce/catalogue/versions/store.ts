import { jsonRows } from '../../../database/json-rows.ts'
import { totalOf, type PageOfPlan } from '../../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import { bigint, texts, uuid } from '../../../database/table.ts'
import { countMax } from '../../../http/page-metadata.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import { stateJson } from '../store.ts'
import { deletedForDays, type Operation, type ProductVersion, productVersionsTable } from './version.ts'

const { columns } = productVersionsTable

const changedRows = jsonRows({ id: uuid(), version: bigint(), changedFields: texts() })

/** Stores what products are now as versions of them. The products are locked. */
export async function insertVersions(
  { db, siteId, now, identity: { kind, id } }: Context,
  operation: Operation,
  changed: readonly { id: string; version: number; changedFields: readonly string[] }[],
): Promise<void> {
  await db.run(sql`
    insert into product_versions (site_id, product_id, version, created_date, operation, actor, changed_fields, state)
    select ${siteId}, products.id, changed.version, ${now}, ${operation}, ${JSON.stringify({ kind, id })}::jsonb, changed."changedFields",
      ${stateJson(part`variants.site_id = ${siteId}`)}::jsonb
    from ${changedRows(changed.map(({ changedFields, ...one }) => ({ ...one, changedFields: [...changedFields] })))} as changed
    join products on products.site_id = ${siteId} and products.id = changed.id
    order by products.id`)
}

/** Versions of a product: of one that exists, or was deleted not long ago. */
const readable = (siteId: string, now: Date): Fragment => part`product_versions.site_id = ${siteId} and (
  exists (select from products where products.site_id = ${siteId} and products.id = product_versions.product_id)
  or product_versions.product_id in (
    select deleted.product_id from product_versions as deleted where deleted.site_id = ${siteId} and deleted.operation = 'DELETED'
      and deleted.created_date >= ${deletedSince(now)}))`

const deletedSince = (now: Date): Date => new Date(now.getTime() - deletedForDays * 24 * 3_600_000)

const ofProduct = ({ siteId, now }: Reading, productId: string): Fragment =>
  part`${readable(siteId, now)} and product_versions.product_id = ${productId}`

type Reading = Pick<Context, 'db' | 'siteId' | 'now'>

export const selectVersions = (reading: Reading, productId: string, plan: QueryPlan): Promise<PositionedRow<ProductVersion>[]> =>
  reading.db.rows(plan.select({ columns, from: 'product_versions', where: ofProduct(reading, productId) }))

export const countVersions = (reading: Reading, productId: string, { plan, page }: PageOfPlan): Promise<number> =>
  totalOf(reading.db, { plan, page, selection: { from: 'product_versions', where: ofProduct(reading, productId) }, atMost: countMax })

/** A version with its state. */
export const findVersion = (
  reading: Reading,
  productId: string,
  version: number,
): Promise<(ProductVersion & { state: string }) | undefined> =>
  reading.db.one(sql`
    select ${columns}, product_versions.state::text as state from product_versions
    where ${ofProduct(reading, productId)} and product_versions.version = ${version}::bigint`)

/** The number of a product's last version; 0 if there is none. */
export async function lastVersionOf({ db, siteId }: Scope, productId: string): Promise<number> {
  const row = await db.one<{ version: number }>(sql`
    select coalesce(max(version), 0)::bigint as version from product_versions where site_id = ${siteId} and product_id = ${productId}`)
  return row!.version
}

export interface DeletedProduct extends ProductVersion {
  name: string
}

/** Products that were deleted not long ago and don't exist again. */
const deletedOnes = ({
  siteId,
  now,
}: Reading): Fragment => part`product_versions.site_id = ${siteId} and product_versions.operation = 'DELETED'
  and product_versions.created_date >= ${deletedSince(now)}
  and not exists (select from products where products.site_id = ${siteId} and products.id = product_versions.product_id)
  and product_versions.version = (
    select max(latest.version) from product_versions as latest where latest.site_id = ${siteId} and latest.product_id = product_versions.product_id)`

export const selectDeleted = (reading: Reading, plan: QueryPlan): Promise<PositionedRow<DeletedProduct>[]> =>
  reading.db.rows(
    plan.select({
      columns: raw(`${columns}, product_versions.state -> 'product' ->> 'name' as name`),
      from: 'product_versions',
      where: deletedOnes(reading),
    }),
  )

export const countDeleted = (reading: Reading, { plan, page }: PageOfPlan): Promise<number> =>
  totalOf(reading.db, { plan, page, selection: { from: 'product_versions', where: deletedOnes(reading) }, atMost: countMax })

/** Those of some collections that exist. */
export async function existingCollections({ db, siteId }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`select id from collections where site_id = ${siteId} and id = any(${ids}::uuid[])`)
  const existing = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => existing.has(id))
}
