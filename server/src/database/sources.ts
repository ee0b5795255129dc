import type { Sql } from '../kernel/db.ts'
import type { Source, SourcesOfSite } from '../kernel/source-changes.ts'

/** The tables that cached results are read from: what the pages of a shop show, and whose sessions they are. What is read from other tables isn't cached, and
 *  writes to them needn't be known to other processes. */
export const watchedTables = [
  'collections',
  'data_collections',
  'data_items',
  'data_settings',
  'media',
  'members',
  'oauth_clients',
  'products',
  'reviews',
  'sites',
  'variants',
] as const

/** All others. A test compares both lists with the database. */
export const unwatchedTables = [
  'api_key_secrets',
  'api_keys',
  'attempts',
  'authorization_codes',
  'carts',
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
  'stock_reservations',
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
const partedTable = 'data_items'
const partColumn = 'collection_id'
const partsMax = 64

/** The parts of a statement's text that decide what it reads and writes. */
interface Analysis {
  reads: readonly string[]
  writes: readonly string[]
  /** The placeholders of the site. */
  sites: readonly number[]
  /** The placeholders of the parts of `partedTable`; undefined if the statement may read or write others. */
  parts: readonly number[] | undefined
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
const partedTableName = new RegExp(`\\b${partedTable}\\b(?!\\.)`)
const partOfNaming = new RegExp(
  `^"?\\s*\\(site_id,\\s*${partColumn}[^)]*\\)\\s*(?:values\\s*\\(|select\\s+)\\$\\d+,\\s*\\$(\\d+)|\\b${partColumn}\\s*=\\s*\\$(\\d+)`,
  'g',
)

/** A table that is named is taken for read, even if the name is that of something else: then a page is only made again too often. */
export function analyse(text: string): Analysis {
  const plain = text.replaceAll(/'(?:[^']|'')*'/g, "''")
  const words = new Set(plain.match(/[a-z_][a-z0-9_]*/g))
  const others = [...plain.matchAll(readTable)].some(([, table]) => unwatched.has(table!))
  const writes = [...plain.matchAll(writtenTable)]
  const numbers = (pattern: RegExp): number[] => [...plain.matchAll(pattern)].map(([, number]) => Number(number))
  // What follows each naming of the table. Each has its own condition, or other parts may be read by it.
  const namings = plain.split(partedTableName).slice(1)
  const parts = namings.map((naming) => [...naming.matchAll(partOfNaming)].map(([, inserted, equal]) => Number(inserted ?? equal)))
  return {
    reads: [...[...watched].filter((table) => words.has(table)), ...(others ? [unknownSource] : [])],
    writes: [...new Set(writes.map(([, table]) => table!))].filter((table) => watched.has(table)),
    sites: [
      ...numbers(/\bsite_id\s*=\s*\$(\d+)/g),
      ...numbers(/insert\s+into\s+(?:public\.)?[a-z_]+\s*\(site_id[^)]*\)\s*(?:values\s*\(|select\s+)\$(\d+)/g),
    ],
    parts: parts.length > 0 && parts.every((own) => own.length > 0) ? parts.flat() : undefined,
  }
}

function partOf(id: unknown): Source {
  let hash = 0
  for (const unit of String(id)) hash = (Math.imul(hash, 31) + unit.codePointAt(0)!) >>> 0
  return `${partedTable}:${hash % partsMax}`
}

const partsOf = (numbers: readonly number[], values: readonly unknown[]): Source[] => [
  ...new Set(numbers.map((number) => partOf(values[number - 1]))),
]

/** What a statement reads: of the parted table its parts, and what is written to all of them at once. */
export function readBy(statement: Sql): readonly Source[] {
  const { values } = statement
  const { reads, parts } = analysisOf(statement)
  if (!reads.includes(partedTable) || !parts) return reads
  return [...reads.filter((table) => table !== partedTable), ...partsOf(parts, values), `${partedTable}:*`]
}

/** What a statement writes that may be cached; undefined if nothing. */
export function writtenBy(statement: Sql): SourcesOfSite | undefined {
  const { values } = statement
  const { writes, sites, parts } = analysisOf(statement)
  if (writes.length === 0) return undefined
  const siteIds = new Set(sites.map((number) => values[number - 1]))
  const [siteId] = siteIds
  const ofParted = !writes.includes(partedTable) ? [] : parts ? partsOf(parts, values) : [`${partedTable}:*`]
  return { siteId: siteIds.size === 1 && typeof siteId === 'string' ? siteId : undefined, sources: [...writes, ...ofParted] }
}
