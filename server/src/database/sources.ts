import type { Sql } from '../kernel/db.ts'
import type { Source, SourcesOfSite } from '../kernel/source-changes.ts'

/** The tables that cached results are read from: what the pages of a shop show, whose sessions they are, and what URLs of files serve. What is read from other
 *  tables isn't cached, and writes to them needn't be known to other processes. */
export const watchedTables = [
  'collection_members',
  'collections',
  'data_collections',
  'data_items',
  'data_settings',
  'file_assets',
  'file_versions',
  'files',
  'former_slugs',
  'locations',
  'members',
  'oauth_clients',
  'product_sales',
  'products',
  'reviews',
  'search_settings',
  'search_terms',
  'sites',
  'stock_levels',
  'variants',
] as const

/** All others. A test compares both lists with the database. */
export const unwatchedTables = [
  'api_key_secrets',
  'api_keys',
  'attempts',
  'authorization_codes',
  'back_in_stock_requests',
  'back_in_stock_waves',
  'carts',
  'catalogue_parts',
  'checkouts',
  'data_jobs',
  'data_leftovers',
  'data_unique_values',
  'event_consumers',
  'event_logs',
  'events',
  // A partition that statements name.
  'events_default',
  'field_uses',
  'file_archives',
  'file_usage',
  'folders',
  'idempotency_keys',
  'import_changes',
  'import_errors',
  'import_parts',
  'import_presets',
  'import_tried_ids',
  'imports',
  'mails',
  'member_connections',
  'member_passwords',
  'member_sessions',
  'orders',
  'payment_intents',
  'pending_memberships',
  'product_jobs',
  'product_numbers',
  'product_versions',
  'published_events',
  'recovery_tokens',
  'redirect_sessions',
  'refresh_tokens',
  'sandbox_charges',
  'saved_views',
  'sign_in_settings',
  'sign_in_states',
  'signing_keys',
  'single_sign_ons',
  'site_counters',
  'site_keys',
  'sold_items',
  'staff_preferences',
  'staff_recovery_tokens',
  'staff_roles',
  'staff_sessions',
  'staff_users',
  'stock_movements',
  'stock_reservations',
  'upload_locks',
  'uploads',
  'used_proofs',
  'waiting_events',
  'webhook_deliveries',
  'webhook_keys',
  'webhooks',
  'wishlist_items',
  'wishlists',
] as const

/** What a statement reads that reads a table which isn't among them. */
export const unknownSource: Source = 'other tables'

/** A table whose rows are read and written in parts, which a column names. Other parts don't change with one. */
interface PartedTable {
  name: string
  /** Its name in a statement, where it isn't that of rows to lock or of a column. */
  naming: RegExp
  /** What names the part after a naming of the table: the value of an inserted row, or a condition. */
  part: RegExp
}

const parted = (name: string, column: string, inCondition = `\\b${column}`): PartedTable => ({
  name,
  naming: new RegExp(`(?<!\\bfor update of )\\b${name}\\b(?!\\.)`),
  part: new RegExp(
    `^"?\\s*\\(site_id,\\s*${column}[^)]*\\)\\s*(?:values\\s*\\(|select\\s+)\\$\\d+,\\s*\\$(\\d+)|${inCondition}\\s*=\\s*(?:\\$(\\d+)|any\\(\\$(\\d+)::uuid\\[\\]\\))`,
    'g',
  ),
})

const partedTables = [
  parted('data_items', 'collection_id'),
  // A sale writes the variants of its products. Other tables have this column as well.
  parted('variants', 'product_id', '\\bvariants\\.product_id'),
]
const partsMax = 1024
/** A statement that reads more parts than this is taken for one of all. */
const readPartsMax = 64
/** The same of one that writes, which may be of many callers (decision 0113). */
const writtenPartsMax = 512

/** The parts of a statement's text that decide what it reads and writes. */
interface Analysis {
  reads: readonly string[]
  writes: readonly string[]
  /** The placeholders of the site. */
  sites: readonly number[]
  /** The placeholders of the parts of tables, or of lists of them. A table isn't among them if the statement may read or write its other parts. */
  parts: ReadonlyMap<string, readonly number[]>
}

/** Of statements with a name, of which there are only so many. */
const analyses = new Map<string, Analysis>()
const watched: ReadonlySet<string> = new Set(watchedTables)
const unwatched: ReadonlySet<string> = new Set(unwatchedTables)

function analysisOf({ name, text }: Sql): Analysis {
  const known = analyses.get(text)
  if (known) return known
  const made = analyse(text)
  if (name !== undefined) analyses.set(text, made)
  return made
}

const readTable = /(?:\b(?:from|join|using)\b[\s(]*(?:lateral\s+|only\b[\s(]*)?|,\s*)(?:"?public"?\.)?"?([a-z_]+)/g
const writtenTable =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\b[\s(]*(?:only\b[\s(]*)?(?:"?public"?\.)?"?([a-z_]+)/g

/** A table that is named is taken for read, even if the name is that of something else: then a page is only made again too often. */
export function analyse(text: string): Analysis {
  const plain = text.replaceAll(/'(?:[^']|'')*'/g, "''")
  const words = new Set(plain.match(/[a-z_][a-z0-9_]*/g))
  const others = [...plain.matchAll(readTable)].some(([, table]) => unwatched.has(table!))
  const writes = [...plain.matchAll(writtenTable)]
  const numbers = (pattern: RegExp): number[] => [...plain.matchAll(pattern)].map(([, number]) => Number(number))
  return {
    reads: [...[...watched].filter((table) => words.has(table)), ...(others ? [unknownSource] : [])],
    writes: [...new Set(writes.map(([, table]) => table!))].filter((table) => watched.has(table)),
    sites: [
      ...numbers(/\bsite_id\s*=\s*\$(\d+)/g),
      ...numbers(/insert\s+into\s+(?:public\.)?[a-z_]+\s*\(site_id[^)]*\)\s*(?:values\s*\(|select\s+)\$(\d+)/g),
    ],
    parts: partsIn(plain),
  }
}

function partsIn(text: string): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { name, naming, part } of partedTables) {
    // What follows each naming of the table. Each has its own condition, or other parts may be read by it.
    const namings = text.split(naming).slice(1)
    const own = namings.map((following) => [...following.matchAll(part)].map(([, ...numbers]) => Number(numbers.find(Boolean))))
    if (own.length > 0 && own.every(({ length }) => length > 0)) found.set(name, own.flat())
  }
  return found
}

/** An ID in other letters or with other signs is the same one. */
function partOf(table: string, id: unknown): Source {
  let hash = 0
  for (const unit of String(id).toLowerCase().replaceAll(/[{}-]/g, '')) hash = (Math.imul(hash, 31) + unit.codePointAt(0)!) >>> 0
  return `${table}:${hash % partsMax}`
}

/** How often a statement names a table, besides in names of columns. */
export const timesNamed = (table: string, text: string): number =>
  text.replaceAll(/'(?:[^']|'')*'/g, "''").split(partedTables.find(({ name }) => name === table)!.naming).length - 1

/** What is read with rows of these parts, and of no others. */
export const partsWith = (table: string, ids: readonly string[]): Source[] =>
  ids.length > readPartsMax ? [table] : [...new Set(ids.map((id) => partOf(table, id))), allPartsOf(table)]

/** What is written to all parts at once. */
const allPartsOf = (table: string): Source => `${table}:*`

/** The parts of a table that a statement names; undefined if it may be any. */
function partsOf(table: string, { parts }: Analysis, values: readonly unknown[], atMost: number): Source[] | undefined {
  const named = parts.get(table)?.flatMap((number) => values[number - 1])
  const ids = [...new Set(named)]
  return named && ids.length <= atMost ? [...new Set(ids.map((id) => partOf(table, id)))] : undefined
}

/** What a statement reads: of a table in parts its parts, and what is written to all of them at once. */
export function readBy(statement: Sql): readonly Source[] {
  const analysis = analysisOf(statement)
  if (analysis.parts.size === 0) return analysis.reads
  return analysis.reads.flatMap((table) => {
    const parts = partsOf(table, analysis, statement.values, readPartsMax)
    return parts ? [...parts, allPartsOf(table)] : table
  })
}

/** What a statement writes that may be cached; undefined if nothing. */
export function writtenBy(statement: Sql): SourcesOfSite | undefined {
  const { values } = statement
  const analysis = analysisOf(statement)
  const { writes, sites } = analysis
  if (writes.length === 0) return undefined
  const siteIds = new Set(sites.map((number) => values[number - 1]))
  const [siteId] = siteIds
  const ofParts = writes.flatMap((table) =>
    partedTables.some(({ name }) => name === table) ? (partsOf(table, analysis, values, writtenPartsMax) ?? [allPartsOf(table)]) : [],
  )
  return { siteId: siteIds.size === 1 && typeof siteId === 'string' ? siteId : undefined, sources: [...writes, ...ofParts] }
}
