import type pg from 'pg'
import { expect } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { listingColumns } from '../../server/src/commerce/catalogue/listing/columns.ts'
import { customizedOf } from '../../server/src/commerce/catalogue/parts/load.ts'
import { connect } from '../../server/src/database/connect.ts'
import { readSettings } from '../../server/src/kernel/settings.ts'
import { seedSite } from '../../server/src/seed/seed-site.ts'
import { prepareDatabase } from '../../server/src/start.ts'
import { newDatabase } from '../support/own-database.ts'

// A shop as a version before the baseline kept it, and what an upgrade changes of it.

export type Row = Readonly<Record<string, unknown>>

/** Columns added since the baseline, with their values in earlier rows. */
const added: Readonly<Record<string, Row>> = {
  collections: {
    sort: 'NEWEST',
    rules: null,
    featured_position: null,
    parent_id: null,
    path: [],
    managing_app_id: null,
    arranged_count: null,
  },
  media: { file_name: null, is_private: false },
  oauth_clients: { allowed_redirect_domains: [], media_urls: 'SITE' },
  stock_reservations: { is_preorder: false },
  variants: {
    stock_revision: 1,
    preordered: 0,
    preorder_limit: 0,
    low_stock_threshold: null,
    barcode: null,
    sale_minor: null,
    has_item: true,
    preorder: null,
    item_fields: null,
  },
}

/** The collection that every site has since. */
export const isAllProducts = ({ id }: Row): boolean => id === '00000000-0000-0000-0000-000000000001'

/** Rows as earlier versions kept them. */
const formerly: Readonly<Record<string, (row: Row) => Row>> = {
  products: (row) => {
    const { modifiers: _m, brandId: _b, ribbonId: _r, ...doc } = row.doc as Row
    const { options, additionalInfoSections, customTextFields } = sampleProduct(row.id)
    const withPictures = options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ mediaIds: [], ...choice })),
    }))
    return { ...row, doc: { ...doc, options: withPictures, infoSections: additionalInfoSections, customTextFields } }
  },
}

const sampleProduct = (id: unknown) => sampleShop.products.find((one) => one.id === id)!

/** Rows that earlier versions could not keep. */
const isOlder: Readonly<Record<string, (row: Row) => boolean>> = {
  collections: (row) => !isAllProducts(row),
  media: ({ is_private }) => is_private === false,
}

const siteId = '00000000-0000-4000-8000-0000000000f0'
export const memberId = (letter: string): string => `00000000-0000-4000-8000-0000000000${letter}0`

/** Members by a letter: slug, sign-in address and nickname. */
export const membersBefore: Readonly<Record<string, readonly [slug: string, email: string, nickname: string | null]>> = {
  a: ['mia-moreira', 'Mia.Moreira@example.com', null],
  b: ['mia-moreira-417', 'mia.moreira@shop.example', null],
  c: ['rui', 'rui@example.com', 'Rui'],
  d: ['fado-nights', 'ana@example.com', null],
  e: ['somebody-21', '+@example.com', null],
  f: ['otto-example-com', 'otto@example.com', 'otto@example.com'],
}
const slugsAfter: Readonly<Record<string, string>> = {
  [memberId('a')]: 'member-0000000000a0',
  [memberId('b')]: 'member-0000000000b0',
  [memberId('f')]: 'member-0000000000f0',
}

export const insertMember = `
  insert into members (site_id, id, slug, login_email, login_email_key, nickname, status, contact_id, created_date, updated_date)
  values ('${siteId}', $1::uuid, $2, $3::text, lower($3::text), $4, 'APPROVED', $1::uuid, '2026-01-01', '2026-01-01')`

/** A row of an earlier version as it is after the upgrade. */
export function afterUpgrade(table: string, row: Row): Row {
  const slug = table === 'members' ? slugsAfter[String(row.id)] : undefined
  const listing = table === 'products' ? listingOf(row) : {}
  const ofProduct = table === 'variants' ? { ...costOf(String(row.product_id)), ...datesOf(String(row.product_id)) } : {}
  const listed = table === 'collections' ? { sibling_index: indexOf(row) } : {}
  return { ...row, ...added[table], ...listing, ...ofProduct, ...listed, ...(slug === undefined ? {} : { slug }) }
}

/** Collections are in the order of their names, after “All Products”. */
const indexOf = ({ name }: Row): number => 1 + sampleShop.collections.filter((other) => other.name < String(name)).length

/** What lists are filtered by, as this version derives it from a product of the sample shop. */
function listingOf(row: Row): Row {
  const product = sampleProduct(row.id)
  const { customTextFields: _, ...kept } = row.doc as Row
  const doc = { ...kept, ...customizedOf(product) }
  const variants = product.variants.map((variant) => ({ ...variant, saleMinor: null }))
  const { name, sku = null, brand, ribbon = null, priceMinor } = product
  const columns = listingColumns({ name, sku, brand, ribbon, priceMinor, doc: doc as never }, variants)
  return {
    lowest_price_minor: columns.lowestPriceMinor,
    on_sale: columns.onSale,
    choices: columns.choices,
    part_ids: columns.partIds,
    search_names: columns.searchNames,
    search_texts: columns.searchTexts,
    search_language: sampleShop.settings.language,
    doc,
  }
}

const shopId = '00000000-0000-4000-8000-00000000000a'

/** What a variant costs, which was the cost of its product. */
const costOf = (productId: string): Row => ({ cost_minor: sampleProduct(productId).costMinor ?? null })

const instant = (date: string): string => date.replace(/Z$/, '+00:00')

/** When its stock was first and last written: with its product. */
const datesOf = (productId: string): Row => {
  const date = instant(sampleProduct(productId).createdDate)
  return { item_created_date: date, stock_date: date }
}

/** The products of each collection, the newest first. They are sorted as the database sorts their text. */
function collectionMembers(): Row[] {
  const newestFirst = sampleShop.products.toSorted((a, b) => b.createdDate.localeCompare(a.createdDate) || b.id.localeCompare(a.id))
  const rows = sampleShop.collections.flatMap(({ id }) =>
    newestFirst
      .filter(({ collectionIds }) => collectionIds.includes(id))
      .map((product, place) => ({
        site_id: shopId,
        position: (place + 1) * 2 ** 20,
        added_date: instant(product.createdDate),
        product_id: product.id,
        collection_id: id,
      })),
  )
  const textOf = ({ position, added_date, product_id }: Row) => `${String(position)}, ${String(added_date)}, ${String(product_id)}`
  return rows.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
}

/** What new tables have of the sample shop, besides those that this version fills. */
const newRows: Readonly<Record<string, readonly Row[]>> = {
  collection_members: collectionMembers(),
  locations: [
    {
      site_id: shopId,
      id: '00000000-0000-4000-8000-000000000010',
      revision: 1,
      created_date: expect.any(String),
      updated_date: expect.any(String),
      name: 'Main location',
      name_key: 'main location',
      address: null,
    },
  ],
  product_numbers: [{ site_id: shopId, value: Math.max(...sampleShop.products.map(({ number }) => number)) }],
}

/** Fills an earlier database with the sample shop: this version seeds it into a database of its own, from which the columns of the earlier one are copied. Returns what
 *  the upgrade puts into new tables. */
export async function copyShop(earlier: pg.Client): Promise<Readonly<Record<string, readonly Row[]>>> {
  const { client, connectionString } = await newDatabase()
  await prepareDatabase({ connectionString })
  const database = connect({ connectionString }, 2)
  await seedSite(database, readSettings({ STOA_SAMPLE: 'products', STOA_API_KEY: 'a-key-for-the-shop' }), {
    ownerPassword: 'a long enough password',
  })
  await database.close()
  for (const { name, columns } of await tablesOf(earlier)) {
    if ((await client.query('select to_regclass($1) as found', [name])).rows[0].found === null) continue
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(one) as row from ${name} as one`)
    const kept = rows
      .map(({ row }) => row)
      .filter(isOlder[name] ?? (() => true))
      .map(formerly[name] ?? ((row) => row))
    await earlier.query(
      `insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(kept)],
    )
  }
  const parts = await client.query<{ row: Row }>('select to_jsonb(one) as row from catalogue_parts as one order by to_jsonb(one)::text')
  return { ...newRows, catalogue_parts: parts.rows.map(({ row }) => row) }
}

/** The tables with their writable columns; one that others refer to comes before them. */
async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string }[]> {
  const { rows } = await client.query<{ name: string; columns: string; needs: string[] }>(`
    select relname as name, string_agg(quote_ident(attname), ', ') filter (where attgenerated = '') as columns,
      array(select confrelid::regclass::text from pg_constraint where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'stoa_migrations'
    group by pg_class.oid, relname order by relname`)
  const sorted: typeof rows = []
  while (sorted.length < rows.length) {
    const next = rows.find((row) => !sorted.includes(row) && row.needs.every((need) => sorted.some(({ name }) => name === need)))
    if (!next) throw new Error('tables refer to each other in a circle')
    sorted.push(next)
  }
  return sorted
}
