import type { Client } from 'pg'

/** Tables that stay small however much a site sells: what an owner sets up once, what the team writes by hand, and what is deleted when it is dealt with. */
const small = new Set([
  'sites',
  'site_counters',
  'site_keys',
  'signing_keys',
  'stoa_migrations',
  'oauth_clients',
  'api_keys',
  'api_key_secrets',
  'staff_users',
  'staff_roles',
  'staff_preferences',
  'data_collections',
  'data_settings',
  'sign_in_settings',
  'collections',
  'event_consumers',
  'event_logs',
  'webhooks',
  'webhook_keys',
])

/** Columns by which a table belongs to something that has many of its rows. */
export const ownerColumns = ['site_id', 'collection_id', 'webhook_id']

/** Values that differ from row to row. A twentieth of the deliveries is still to be sent, and another has failed. Few jobs are open at once. */
const varied: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  folders: { ancestors: `array['folder ' || n]` },
  product_jobs: { ended_date: `now() - n * interval '1 minute'` },
  webhook_deliveries: {
    status: `case n % 20 when 0 then 'RETRYING' when 1 then 'DEAD' else 'DELIVERED' end`,
    next_attempt_date: `case when n % 20 = 0 then now() - n * interval '1 second' end`,
    problem: `case when n % 20 < 2 then 'STATUS' end`,
    ended_date: `case when n % 20 <> 0 then now() - n * interval '1 minute' end`,
    expires_date: `case when n % 20 <> 0 then now() + interval '30 days' - n * interval '1 minute' end`,
  },
}

interface Column {
  name: string
  type: string
  isUnique: boolean
}

/** The tables of the database that grow with a site and have rows of it. */
export async function growingTables(client: Client, siteId: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attnum = 1 and attname = 'site_id'
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname`,
  )
  const growing: string[] = []
  for (const { name } of rows.filter((table) => !small.has(table.name))) {
    if ((await countIn(client, { table: name, siteId })) > 0) growing.push(name)
  }
  return growing
}

/** The tables as plans name them: the partitions of one that has some, without those that are empty. */
export async function partitionsOf(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select coalesce(relid::text, "table") as name from unnest($1::text[]) as "table" left join pg_partition_tree("table"::regclass) on isleaf
     where pg_relation_size(coalesce(relid, "table"::regclass)) > 0`,
    [tables],
  )
  return rows.map(({ name }) => name)
}

const countIn = async (client: Client, { table, siteId }: { table: string; siteId: string }): Promise<number> =>
  (await client.query<{ count: number }>(`select count(*)::int as count from ${table} where site_id = $1`, [siteId])).rows[0]!.count

/** Copies rows of a site until it has `count`: with new ids and keys, dates a minute apart, and short documents. */
export async function growTable(client: Client, { table, siteId, count }: { table: string; siteId: string; count: number }): Promise<void> {
  const existing = await countIn(client, { table, siteId })
  if (existing >= count) return
  const { rows: columns } = await client.query<Column>(
    `select attname as name, atttypid::regtype::text as type,
       exists (select from pg_index where indrelid = attrelid and indisunique and attnum = any(indkey::int2[])) as "isUnique"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const copies = columns.map((column) => copyOf(table, column))
  await client.query(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) select ${copies.join(', ')}
     from generate_series($2::int + 1, $3::int) as n
     join (select *, row_number() over () as place from ${table} where site_id = $1 limit 100) as model on model.place = 1 + n % least(100, $2::int)
     on conflict do nothing`,
    [siteId, existing, count],
  )
}

function copyOf(table: string, { name, type, isUnique }: Column): string {
  const value = `model.${name}`
  const other = varied[table]?.[name]
  if (other) return other
  if (ownerColumns.includes(name)) return value
  // Its first half says when it was made, by which events have partitions.
  if (type === 'uuid') return `(left(${value}::text, 19) || right(gen_random_uuid()::text, 17))::uuid`
  if (type === 'timestamp with time zone') return `${value} - n * interval '1 minute'`
  if (type === 'text' && (isUnique || name.endsWith('_id'))) return `${value} || n`
  if (type === 'bigint' && isUnique && name !== 'entity_sequence') return `${value} + 1000000 + n`
  if (type === 'jsonb' && name === 'doc') return `'{}'`
  return value
}
