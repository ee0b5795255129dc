import pg from 'pg'

/** Fills a site with products by copying one of them in the database: a million rows take some minutes, most of them for the words of searches. At any size,
 *  forty products have the word of their lot, such as `lotdz`. */
export async function growProducts(connectionString: string, { siteId, count }: { siteId: string; count: number }): Promise<void> {
  await growing(connectionString, ['products', 'variants'], async (client) => {
    await client.query(
      `insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, sku, brand, collection_ids, lowest_price_minor, choices, search_names, search_texts, search_language, doc)
       select $1, gen_random_uuid(), now() - n * interval '1 minute', now() - n * interval '1 minute', 1000 + n, 'Thing ' || left(md5(n::text), 8), 'thing-' || n, true, 'physical',
         100 + (n * 7919) % 20000, 'SKU-' || n, 'Brand ' || n % 50, model.collection_ids, 100 + (n * 7919) % 20000,
         array['Colour' || chr(31) || (array['Red', 'Blue', 'Moss', 'Sand', 'Black'])[1 + n % 5], 'Size' || chr(31) || (array['S', 'M', 'L'])[1 + n % 3], 'Size' || chr(31) || 'XL'],
         'thing ' || left(md5(n::text), 8) || E'\\nsku ' || n || ' sku' || n || E'\\nbrand ' || n % 50, 'made in lot' || translate((n / 40)::text, '0123456789', 'abcdefghij') || 'z', 'en',
         model.doc
       from generate_series(1, $2::bigint) as n, (select collection_ids, doc from products where site_id = $1 and visible order by numeric_id limit 1) as model`,
      [siteId, count],
    )
    await client.query(
      `insert into variants (site_id, product_id, id, position, price_minor, sku, weight, track_quantity, quantity)
       select site_id, id, '00000000-0000-0000-0000-000000000000', 0, price_minor, sku, 0.5, true, 1000 from products where site_id = $1 and slug like 'thing-%'`,
      [siteId],
    )
  })
}

/** Fills a site with orders by copying its first order, which must exist. */
export async function growOrders(connectionString: string, { siteId, count }: { siteId: string; count: number }): Promise<void> {
  await growing(connectionString, ['orders'], async (client) => {
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'orders' and table_schema = 'public' and is_generated = 'NEVER'`,
    )
    const changed: Record<string, string> = {
      id: 'gen_random_uuid()',
      number: '20000 + n',
      checkout_id: 'gen_random_uuid()',
      created_date: `now() - n * interval '1 minute'`,
      updated_date: `now() - n * interval '1 minute'`,
      purchased_date: `now() - n * interval '1 minute'`,
      payment_status: `case when n % 3 = 0 then 'NOT_PAID' else 'PAID' end`,
      buyer_email: `'buyer' || n % 5000 || '@stoa.example'`,
      total_minor: '100 + (n * 7919) % 90000',
    }
    const columns = rows.map((row) => row.column_name)
    await client.query(
      `insert into orders (${columns.join(', ')}) select ${columns.map((column) => changed[column] ?? `model.${column}`).join(', ')}
       from generate_series(1, $2::bigint) as n, (select * from orders where site_id = $1 order by number limit 1) as model`,
      [siteId, count],
    )
  })
}

/** Sets the stock so high that no run can sell out. */
export async function fillStock(connectionString: string, siteId: string): Promise<void> {
  await using(connectionString, (client) =>
    client.query('update variants set quantity = 90000000 where site_id = $1 and track_quantity', [siteId]),
  )
}

export const bulkBrand = 'Bulk'

/** The first products get a brand of their own, and no reduction: a price can't rise to the one before it. Returns their IDs. */
export async function brandProducts(connectionString: string, { siteId, count }: { siteId: string; count: number }): Promise<string[]> {
  let ids: string[] = []
  await using(connectionString, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update products set brand = $3, doc = doc - 'discount', on_sale = false, lowest_price_minor = price_minor where site_id = $1 and id in (
         select id from products where site_id = $1 and slug like 'thing-%' order by numeric_id limit $2) returning id`,
      [siteId, count, bulkBrand],
    )
    ids = rows.map(({ id }) => id)
    await client.query('analyze products')
  })
  return ids
}

/** Drops the non-unique indexes and recreates them at the end: updating them row by row takes several times as long. */
async function growing(connectionString: string, tables: readonly string[], work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  await using(connectionString, async (client) => {
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = any($1::text[]::regclass[]) and not indisunique`,
      [tables],
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await work(client)
    await client.query(`set maintenance_work_mem = '256MB'`)
    for (const { made } of indexes) await client.query(made)
    // Autovacuum would do this too: index-only scans need an up-to-date visibility map.
    await client.query(`vacuum analyze ${tables.join(', ')}`)
  })
}

async function using(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
