import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'

/** What the best statement writes besides prices: versions and events of its products, in tables with the same indexes. */
export async function prepareBest(database: Database): Promise<void> {
  for (const text of [
    'create schema if not exists best',
    'drop table if exists best.product_versions, best.product_events',
    'create table best.product_versions (like public.product_versions including all)',
    'create table best.product_events (like public.events including all)',
  ])
    await database.run({ text, values: [], name: undefined })
}

export async function eventsOf({ one }: Database, siteId: string): Promise<number> {
  const row = await one<{ count: number }>(sql`
    select (select count(*)::int from events where site_id = ${siteId}) + (select count(*)::int from best.product_events where site_id = ${siteId}) as count`)
  return row!.count
}

/** Raises the prices of products by one: their variants, what lists show, their revisions, a version of each, and what the events of both catalogues say. */
export async function adjustBest(database: Database, siteId: string, ids: readonly string[]): Promise<void> {
  await database.run(sql`
    with changed as (
      update variants set price_minor = price_minor + 100 where site_id = ${siteId} and product_id = any(${ids}::uuid[]) returning product_id
    ), saved as (
      update products set revision = revision + 1, updated_date = now(), price_minor = price_minor + 100, lowest_price_minor = lowest_price_minor + 100
      where site_id = ${siteId} and id in (select product_id from changed) returning *
    ), versions as (
      insert into best.product_versions (site_id, product_id, version, created_date, expires_date, operation, changed_fields, state)
      select site_id, id, revision, updated_date, updated_date + interval '30 days', 'UPDATED', array['priceData'], to_jsonb(saved) - 'words' from saved
    )
    insert into best.product_events (site_id, id, entity_fqdn, slug, entity_id, entity_sequence, actor, time, entity, request_id)
    select site_id, gen_random_uuid(), 'product', kind, id::text, revision, '{}', updated_date, jsonb_build_object('product', doc), ''
    from saved, unnest(array['changed', 'variants changed', 'updated']) as kind`)
}
