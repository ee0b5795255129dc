import pg from 'pg'

/** Creates a data collection that everyone can read and write, with `count` items and optionally an owner's index on `price`. Up to a million prices are
 *  distinct; `city` has 500 values. */
export async function growItems(
  connectionString: string,
  { siteId, id, count, isIndexed }: { siteId: string; id: string; count: number; isIndexed: boolean },
): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const anybody = { read: 'ANYONE', insert: 'ANYONE', update: 'ANYONE', remove: 'ANYONE' }
    const index = { name: 'price', fields: [{ path: 'price', order: 'ASC', slot: 'k1' }], status: 'ACTIVE' }
    await client.query(
      `insert into data_collections (site_id, id, items_id, created_date, updated_date, permissions, doc, indexes) values ($1, $2, $2, now(), now(), $3, '{}', $4)`,
      [siteId, id, JSON.stringify(anybody), JSON.stringify(isIndexed ? [index] : [])],
    )
    await client.query(
      `insert into data_items (site_id, collection_id, id, created_date, updated_date, doc, k1)
       select $1, $2, 'item-' || n, made_at - n * interval '1 second', made_at, doc, case when $4::boolean then doc -> 'price' end from (
         select n, jsonb_build_object('title', 'Thing ' || md5(n::text), 'price', (n * 7919) % 1000003, 'city', 'City ' || n % 500, 'tags', jsonb_build_array('t' || n % 50, 'u' || n % 7)) as doc
         from generate_series(1, $3::bigint) as n) as made,
         date_trunc('milliseconds', now()) as made_at`,
      [siteId, id, count, isIndexed],
    )
    await client.query('vacuum analyze data_items')
  } finally {
    await client.end()
  }
}
