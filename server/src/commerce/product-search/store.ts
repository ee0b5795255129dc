import { suggestedCollectionsMax } from '@stoa/contract/product-search/suggestion'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { firstSettings, type SearchSettings, searchSettingsTable, searchTermsTable } from './settings.ts'
import type { SearchTerm } from './terms.ts'

const insertSettings = searchSettingsTable.insert('revision', 'updatedDate', 'doc')
const updateSettings = searchSettingsTable.update('revision', 'updatedDate', 'doc')
const insertTermRows = searchTermsTable.insertMany()

/** Undefined if nothing has been set yet. */
export function findSettings({ db, siteId }: Scope): Promise<SearchSettings | undefined> {
  return db.one(sql`select ${searchSettingsTable.columns} from search_settings where site_id = ${siteId}`)
}

/** Locked until the transaction ends. */
export function lockSettings({ db, siteId }: Scope): Promise<SearchSettings | undefined> {
  return db.one(sql`select ${searchSettingsTable.columns} from search_settings where site_id = ${siteId} for update`)
}

/** The first settings of a shop. False if another transaction has stored some. */
export async function insertFirst({ db, siteId }: Scope, settings: SearchSettings): Promise<boolean> {
  const inserted = await db.run(sql`${insertSettings(siteId, settings)} on conflict (site_id) do nothing`)
  return inserted > 0
}

export async function saveSettings({ db, siteId }: Scope, settings: SearchSettings): Promise<void> {
  await db.run(sql`${updateSettings(settings)} where site_id = ${siteId}`)
}

/** Replaces all terms of the shop, whose settings are locked. */
export async function saveTerms({ db, siteId }: Scope, terms: readonly SearchTerm[]): Promise<void> {
  await db.run(sql`delete from search_terms where site_id = ${siteId}`)
  if (terms.length > 0) await db.run(sql`${insertTermRows(siteId, terms)}`)
}

const termsAmong = (siteId: string, terms: readonly string[]): Fragment =>
  part`select ${searchTermsTable.columns} from search_terms where site_id = ${siteId} and term = any(${terms}::text[])`

/** What the settings say about some terms. */
export function findTerms({ db, siteId }: Scope, terms: readonly string[]): Promise<SearchTerm[]> {
  return db.rows(sql`${termsAmong(siteId, terms)}`)
}

export interface SuggestedCollection {
  id: string
  name: string
  slug: string
}

/** The same with the first visible collections, by name, in whose names each of some words begins one. */
export async function findTermsAndCollections(
  { db, siteId }: Scope,
  terms: readonly string[],
  words: readonly string[],
): Promise<{ terms: SearchTerm[]; collections: SuggestedCollection[] }> {
  const row = await db.one<{ terms: SearchTerm[]; collections: SuggestedCollection[] }>(sql`
    select coalesce((select json_agg(one) from (${termsAmong(siteId, terms)}) as one), '[]') as terms,
      coalesce((select json_agg(one) from (
        select id, name, slug from collections
        where site_id = ${siteId} and visible and ' ' || stoa_plain(name) like all(${words.map((word) => `% ${word}%`)}::text[])
        order by name, id limit ${raw(String(suggestedCollectionsMax))}) as one), '[]') as collections`)
  return row!
}

const insertPending = searchSettingsTable.insert('revision', 'doc', 'pendingLanguage')

/** The words of the shop's products will be in this language. */
export async function markPending({ db, siteId }: Scope, language: string): Promise<void> {
  await db.run(sql`
    ${insertPending(siteId, { ...firstSettings, pendingLanguage: language })} on conflict (site_id) do update set pending_language = excluded.pending_language`)
}

export async function pendingLanguage({ db, siteId }: Scope): Promise<string | undefined> {
  const row = await db.one<{ language: string }>(sql`
    select pending_language as language from search_settings where site_id = ${siteId} and pending_language is not null`)
  return row?.language
}

/** Changes nothing if another language is pending. */
export async function endPending({ db, siteId }: Scope, language: string): Promise<void> {
  await db.run(sql`update search_settings set pending_language = null where site_id = ${siteId} and pending_language = ${language}`)
}

export function sitesWithPendingLanguage(db: Db): Promise<{ siteId: string }[]> {
  return db.rows(sql`select site_id as "siteId" from search_settings where pending_language is not null order by site_id`)
}

interface LanguageChange {
  language: string
  /** Only products with a higher ID. */
  after: string | undefined
  atMost: number
}

/** Changes the language of the first products that have another one. Returns the ID of the last of them; undefined if there are none. */
export async function changeLanguage({ db, siteId }: Scope, { language, after, atMost }: LanguageChange): Promise<string | undefined> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from products where site_id = ${siteId} and id > ${after ?? '00000000-0000-0000-0000-000000000000'} and search_language <> ${language}
    order by id limit ${atMost} for update`)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await db.run(sql`update products set search_language = ${language} where site_id = ${siteId} and id = any(${ids}::uuid[])`)
  return ids.at(-1)
}
