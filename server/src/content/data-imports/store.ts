import { activeStatuses } from '@stoa/contract/data-imports/states'
import { jsonRows } from '../../database/json-rows.ts'
import { always, and } from '../../database/query/conditions.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import { bigint, jsonb, text } from '../../database/table.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Doc } from '../data-items/public.ts'
import { importsTable, type Import, type WireImport } from './import.ts'
import { nameKey, presetsTable, type Preset } from './preset.ts'
import type { RowError } from './row-error.ts'

/** Callers acting for the site can find its imports. */
const visibleTo = (siteId: string): Fragment => part`site_id = ${siteId}`

const { columns } = importsTable
const insertRow = importsTable.insert(...importsTable.keysExcept('sizeBytes', 'checked', 'undone', 'failure', 'finishedDate'))
const updateRow = importsTable.update(
  ...importsTable.keysExcept('id', 'dataCollectionId', 'environment', 'fileName', 'format', 'createdDate'),
)

type Stored = { [Key in keyof Import]: Import[Key] | null }

/** A missing column is an absent field. */
const imported = (row: Stored | undefined): Import | undefined =>
  row && (Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Import)

export async function selectImport({ db, siteId }: Scope, id: string): Promise<Import | undefined> {
  return imported(await db.one(sql`select ${columns} from imports where ${visibleTo(siteId)} and id = ${id}`))
}

/** The import, locked until the transaction ends. */
export async function lockImport({ db, siteId }: Scope, id: string): Promise<Import | undefined> {
  return imported(await db.one(sql`select ${columns} from imports where ${visibleTo(siteId)} and id = ${id} for update`))
}

/** An open import, locked; undefined if another process has locked it, or nothing is left to do. */
export async function takeImport({ db, siteId }: Scope, id: string): Promise<Import | undefined> {
  return imported(
    await db.one(sql`
      select ${columns} from imports where ${visibleTo(siteId)} and id = ${id} and status = any(${activeStatuses}::text[]) for update skip locked`),
  )
}

export interface Listed {
  target: WireImport['target'] | undefined
  active: boolean
  limit: number
  offset: number
}

const listed = (siteId: string, { target, active }: Pick<Listed, 'target' | 'active'>): Fragment =>
  and([
    visibleTo(siteId),
    target === undefined ? always : target === 'PRODUCTS' ? part`collection_id is null` : part`collection_id is not null`,
    active ? part`status = any(${[...activeStatuses, 'PAUSED']}::text[])` : always,
  ])

export async function selectImports({ db, siteId }: Scope, { limit, offset, ...which }: Listed): Promise<Import[]> {
  const rows = await db.rows<Stored>(sql`
    select ${columns} from imports where ${listed(siteId, which)} order by created_date desc, id desc limit ${limit} offset ${offset}`)
  return rows.map((row) => imported(row)!)
}

export async function countImports({ db, siteId }: Scope, which: Pick<Listed, 'target' | 'active'>): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*)::int as total from imports where ${listed(siteId, which)}`))!.total
}

/** Imports that are writing or can start to. */
export async function countOpen({ db, siteId }: Scope): Promise<number> {
  const row = await db.one<{ total: number }>(sql`
    select count(*)::int as total from imports where ${visibleTo(siteId)} and status = any(array['RECEIVING', 'READY', 'CHECKING', 'RUNNING', 'PAUSED', 'UNDOING'])`)
  return row!.total
}

export async function insertImport({ db, siteId }: Scope, one: Import): Promise<void> {
  await db.run(sql`${insertRow(siteId, one)}`)
}

export async function saveImport({ db, siteId }: Scope, one: Import): Promise<void> {
  await db.run(sql`${updateRow(one)}, faults = 0 where ${visibleTo(siteId)} and id = ${one.id}`)
}

/** The import with all of its rows in other tables. */
export async function deleteImportRow(asking: Scope, id: string): Promise<void> {
  await clearFile(asking, id)
  for (const table of ['import_errors', 'import_changes', 'import_tried_ids'] as const) await clear(asking, table, id)
  await asking.db.run(sql`delete from imports where ${visibleTo(asking.siteId)} and id = ${id}`)
}

export async function clearFile({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from import_parts where ${visibleTo(siteId)} and import_id = ${id}`)
}

/** Tables with rows of an import, and the column that orders them. */
const under = { import_errors: 'row_number', import_changes: 'item_id', import_tried_ids: 'item_id' } as const
const clearedAtOnce = 50_000

/** Deletes all rows of an import, in statements that each stay below the timeout. */
export async function clear({ db, siteId }: Scope, table: keyof typeof under, id: string): Promise<void> {
  const [name, key] = [raw(table), raw(under[table])]
  const of = part`${visibleTo(siteId)} and import_id = ${id}`
  const some = sql`
    delete from ${name} where ${of} and ${key} <= (select max(${key}) from (select ${key} from ${name} where ${of} order by ${key} limit ${clearedAtOnce}) as next)`
  while ((await db.run(some)) === clearedAtOnce);
}

export async function insertPart({ db, siteId }: Scope, id: string, { at, data }: { at: number; data: Buffer }): Promise<void> {
  await db.run(sql`insert into import_parts (site_id, import_id, at, data) values (${siteId}, ${id}, ${at}, ${data})`)
}

/** Bytes of a file from an offset, at most so many. */
export async function readBytes({ db, siteId }: Scope, id: string, { from, length }: { from: number; length: number }): Promise<Buffer> {
  const parts = await db.rows<{ piece: Buffer }>(sql`
    select substring(data from (greatest(${from}::bigint - at, 0) + 1)::int for (${from}::bigint + ${length}::bigint - greatest(at, ${from}::bigint))::int) as piece
    from import_parts where ${visibleTo(siteId)} and import_id = ${id} and at + length(data) > ${from}::bigint and at < ${from}::bigint + ${length}::bigint order by at`)
  return Buffer.concat(parts.map(({ piece }) => piece))
}

const errorRows = jsonRows({ row: bigint(), problem: text(), given: text() })

export async function insertErrors({ db, siteId }: Scope, id: string, errors: readonly RowError[]): Promise<void> {
  if (errors.length === 0) return
  const rows = errors.map(({ row, problem, given }) => ({ row, problem: JSON.stringify(problem), given: JSON.stringify(given) }))
  await db.run(sql`
    insert into import_errors (site_id, import_id, row_number, problem, given)
    select ${siteId}, ${id}, row, problem::json, given::json from ${errorRows(rows)} as rows`)
}

export function selectErrors({ db, siteId }: Scope, id: string, { after, limit }: { after: number; limit: number }): Promise<RowError[]> {
  return db.rows(sql`
    select row_number as row, problem, given from import_errors where ${visibleTo(siteId)} and import_id = ${id} and row_number > ${after} order by row_number limit ${limit}`)
}

/** Which of these ids have been seen, by a trial or by an import of products. */
export async function selectMet({ db, siteId }: Scope, id: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.rows<{ itemId: string }>(sql`
    select item_id as "itemId" from import_tried_ids where ${visibleTo(siteId)} and import_id = ${id} and item_id = any(${ids}::text[])`)
  return new Set(rows.map(({ itemId }) => itemId))
}

/** Notes that ids have been seen, for the first time. */
export async function insertMet({ db, siteId }: Scope, id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.run(sql`
    insert into import_tried_ids (site_id, import_id, item_id) select ${siteId}, ${id}, item_id from unnest(${ids}::text[]) as ids (item_id)`)
}

/** Which of these ids a trial has already seen. They all count as seen from now on. */
export async function meetIds({ db, siteId }: Scope, id: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const fresh = await db.rows<{ itemId: string }>(sql`
    insert into import_tried_ids (site_id, import_id, item_id) select ${siteId}, ${id}, item_id from unnest(${ids}::text[]) as ids (item_id) order by item_id
    on conflict do nothing returning item_id as "itemId"`)
  const isFresh = new Set(fresh.map(({ itemId }) => itemId))
  return ids.filter((one) => !isFresh.has(one))
}

export interface ItemChange {
  itemId: string
  revision: number
  /** Undefined: the item is new. */
  before?: Doc | undefined
}

type ItemChangeRow = Omit<ItemChange, 'before'> & { before: Doc | null }

const changeFrom = ({ before, ...change }: ItemChangeRow): ItemChange => ({ ...change, before: before ?? undefined })

const changeRows = jsonRows({ itemId: text(), revision: bigint(), before: jsonb<Doc>().optional() })

/** If the import changes an item again, its original state is kept. */
export async function insertChanges({ db, siteId }: Scope, id: string, changes: readonly ItemChange[]): Promise<void> {
  if (changes.length === 0) return
  await db.run(sql`
    insert into import_changes (site_id, import_id, item_id, revision, before)
    select ${siteId}, ${id}, "itemId", revision, before from ${changeRows(changes)} as changes order by "itemId"
    on conflict (site_id, import_id, item_id) do update set revision = excluded.revision`)
}

/** The changes that an import has noted of some items so far. They are forgotten: what replaces them is inserted. */
export async function takeChanges({ db, siteId }: Scope, id: string, itemIds: readonly string[]): Promise<ItemChange[]> {
  if (itemIds.length === 0) return []
  const rows = await db.rows<ItemChangeRow>(sql`
    delete from import_changes where ${visibleTo(siteId)} and import_id = ${id} and item_id = any(${itemIds}::text[])
    returning item_id as "itemId", revision, before`)
  return rows.map(changeFrom)
}

/** The next changes to undo, ordered by item. */
export async function nextChanges({ db, siteId }: Scope, id: string, limit: number): Promise<ItemChange[]> {
  const rows = await db.rows<ItemChangeRow>(sql`
    select item_id as "itemId", revision, before from import_changes where ${visibleTo(siteId)} and import_id = ${id} order by item_id limit ${limit}`)
  return rows.map(changeFrom)
}

/** Deletes the changes of an import up to the given one. */
export async function deleteChanges({ db, siteId }: Scope, id: string, { itemId }: Pick<ItemChange, 'itemId'>): Promise<void> {
  await db.run(sql`delete from import_changes where ${visibleTo(siteId)} and import_id = ${id} and item_id <= ${itemId}`)
}

export interface AtWork {
  siteId: string
  id: string
}

/** All open imports of all sites. */
export function importsAtWork(db: Db): Promise<AtWork[]> {
  return db.rows(sql`
    select site_id as "siteId", id from imports where status in ('CHECKING', 'RUNNING', 'UNDOING') order by updated_date, id limit 1000`)
}

/** Counts an internal failure. Returns the number of consecutive ones. */
export async function countFault(db: Db, { siteId, id }: AtWork): Promise<number> {
  const row = await db.one<{ faults: number }>(sql`
    update imports set faults = faults + 1 where site_id = ${siteId} and id = ${id} returning faults`)
  return row?.faults ?? 0
}

/** Imports that haven't changed since. */
export function importsOlderThan(db: Db, before: Date, limit: number): Promise<AtWork[]> {
  return db.rows(sql`
    select site_id as "siteId", id from imports where updated_date < ${before} and not status in ('CHECKING', 'RUNNING', 'UNDOING') limit ${limit}`)
}

const presetColumns = presetsTable.columns
const insertPreset = presetsTable.insert()

/** Those of a collection or, without one, those for products. */
export async function selectPresets({ db, siteId }: Scope, collectionId: string | undefined): Promise<Preset[]> {
  const of = collectionId === undefined ? part`collection_id is null` : part`collection_id = ${collectionId}`
  return db.rows(sql`select ${presetColumns} from import_presets where ${visibleTo(siteId)} and ${of} order by name_key`)
}

export async function savePreset({ db, siteId }: Scope, preset: Preset): Promise<Preset> {
  const saved = await db.one<Preset>(sql`
    ${insertPreset(siteId, { ...preset, nameKey: nameKey(preset.name) })}
    on conflict (site_id, collection_id, name_key) do update set name = excluded.name, plan = excluded.plan, updated_date = excluded.updated_date
    returning ${presetColumns}`)
  return saved!
}

/** False if there is none. */
export async function deletePresetRow({ db, siteId }: Scope, id: string): Promise<boolean> {
  return (await db.run(sql`delete from import_presets where ${visibleTo(siteId)} and id = ${id}`)) === 1
}
