import { jsonRows } from '../../../database/json-rows.ts'
import { totalOf, type PageOfPlan } from '../../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import { bigint, texts, uuid } from '../../../database/table.ts'
import { countMax } from '../../../http/page-metadata.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import { stateJson } from '../store.ts'
import { type Operation, type ProductVersion, productVersionsTable, retainedForDays, retainedForDaysAfterDeletion } from './version.ts'

const { columns } = productVersionsTable

const changedRows = jsonRows({ id: uuid(), version: bigint(), changedFields: texts() })
const namedRows = jsonRows({ id: uuid(), version: bigint() })

/** Stores what products are now as versions of them. The products are locked. */
export async function insertVersions(
  { db, siteId, now, identity: { kind, id } }: Context,
  operation: Operation,
  changed: readonly { id: string; version: number; changedFields: readonly string[] }[],
): Promise<void> {
  await db.run(sql`
    insert into product_versions (site_id, product_id, version, created_date, expires_date, operation, actor, changed_fields, state)
    select ${siteId}, products.id, changed.version, ${now}, ${daysAfter(now, retainedForDays)}, ${operation},
      ${JSON.stringify({ kind, id })}::jsonb, changed."changedFields", ${stateJson(part`variants.site_id = ${siteId}`)}::jsonb
    from ${changedRows(changed.map(({ changedFields, ...one }) => ({ ...one, changedFields: [...changedFields] })))} as changed
    join products on products.site_id = ${siteId} and products.id = changed.id
    order by products.id`)
}

/** Stores what locked products are now, if none of their versions is stored: they come from a sample shop, or haven't changed for long. */
export async function insertFirstVersions({ db, siteId, now }: Context, productIds: readonly string[]): Promise<void> {
  await db.run(sql`
    insert into product_versions (site_id, product_id, version, created_date, expires_date, operation, changed_fields, state)
    select ${siteId}, products.id, products.revision, products.updated_date, ${daysAfter(now, retainedForDays)},
      case products.revision when 1 then 'CREATED' else 'UPDATED' end, '{}', ${stateJson(part`variants.site_id = ${siteId}`)}::jsonb
    from products where products.site_id = ${siteId} and products.id = any(${productIds}::uuid[]) and not exists (
      select from product_versions where product_versions.site_id = ${siteId} and product_versions.product_id = products.id)
    order by products.id`)
}

/** Versions of deleted products expire earlier. The products are locked. */
export async function expireVersions({ db, siteId, now }: Context, productIds: readonly string[]): Promise<void> {
  const expires = daysAfter(now, retainedForDaysAfterDeletion)
  await db.run(sql`
    update product_versions set expires_date = ${expires}
    where site_id = ${siteId} and product_id = any(${productIds}::uuid[]) and expires_date > ${expires}`)
}

/** Those of a product that has come back don't. */
export async function retainVersions({ db, siteId }: Scope, productId: string): Promise<void> {
  await db.run(sql`
    update product_versions set expires_date = created_date + ${`${retainedForDays} days`}::interval
    where site_id = ${siteId} and product_id = ${productId}`)
}

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * 24 * 3_600_000)

const ofProduct = ({ siteId, now }: Reading, productId: string): Fragment =>
  part`product_versions.site_id = ${siteId} and product_versions.product_id = ${productId} and product_versions.expires_date > ${now}`

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

/** The states of some versions of products. */
export async function findStates({ db, siteId }: Scope, named: readonly { id: string; version: number }[]): Promise<string[]> {
  const rows = await db.rows<{ state: string }>(sql`
    select product_versions.state::text as state from ${namedRows(named)} as named
    join product_versions on product_versions.site_id = ${siteId} and product_versions.product_id = named.id and product_versions.version = named.version`)
  return rows.map(({ state }) => state)
}

/** The last version of a product, with its state. */
export function lastVersionOf({ db, siteId }: Scope, productId: string): Promise<{ version: number; state: string } | undefined> {
  return db.one(sql`
    select version, state::text as state from product_versions
    where site_id = ${siteId} and product_id = ${productId} order by version desc limit 1`)
}

export interface DeletedProduct extends ProductVersion {
  name: string
}

/** Products that were deleted not long ago and don't exist again. */
const deletedOnes = ({ siteId, now }: Reading): Fragment => part`
  product_versions.site_id = ${siteId} and product_versions.operation = 'DELETED' and product_versions.expires_date > ${now}
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
