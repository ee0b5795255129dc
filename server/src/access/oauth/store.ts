import { clientsMax } from '@stoa/contract/oauth-clients/oauth-client'
import { raw, sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { clientsTable, codesTable, openingKeys, refreshTokensTable, signingKeysTable } from './rows.ts'
import type { AuthorizationCode, KeyRow, NewClient, OAuthClient, RefreshToken, Registered, RegisteredClient } from './rows.ts'

/** Newest first. */
export function findKeys(db: Db, siteId: string): Promise<KeyRow[]> {
  return db.rows(sql`
    select ${signingKeysTable.columns} from signing_keys where site_id = ${siteId} order by slot desc`)
}

const insertKeyRow = signingKeysTable.insert()

/** False if another process has created the key of this slot. */
export async function insertKey(db: Db, siteId: string, key: KeyRow): Promise<boolean> {
  const made = await db.run(sql`${insertKeyRow(siteId, key)} on conflict do nothing`)
  return made > 0
}

export async function deleteKeys(db: Db, siteId: string, kids: readonly string[]): Promise<void> {
  await db.run(sql`
    delete from signing_keys where site_id = ${siteId} and kid in (
      select kid from signing_keys where site_id = ${siteId} and kid = any(${[...kids]}::uuid[]) order by kid for update)`)
}

const openingColumns = clientsTable.select(...openingKeys)

export function findClient({ db, siteId }: Scope, clientId: string): Promise<OAuthClient | undefined> {
  return db.one(sql`
    select ${openingColumns} from oauth_clients where site_id = ${siteId} and id = ${clientId}::uuid and deleted_date is null`)
}

const addressColumns = clientsTable.select('redirectUris', 'allowedRedirectDomains')

/** Where all clients of a site may send browsers. */
export function findRegisteredAddresses({ db, siteId }: Scope): Promise<Pick<OAuthClient, 'redirectUris' | 'allowedRedirectDomains'>[]> {
  return db.rows(sql`select ${addressColumns} from oauth_clients where site_id = ${siteId} and deleted_date is null`)
}

const insertClientRow = clientsTable.insert(
  ...clientsTable.keysExcept('revision', 'previousSecretHash', 'previousSecretExpiresDate', 'lastUsedDate'),
)

/** Inserts a client and its site. An existing or deleted one stays unchanged. */
export async function insertClient({ db, siteId }: Scope, client: NewClient): Promise<void> {
  const made = await db.run(sql`${insertClientRow(siteId, { ...client, updatedDate: client.createdDate })} on conflict do nothing`)
  if (made > 0)
    await db.run(sql`insert into site_keys (kind, key, site_id) values ('client', ${client.id}, ${siteId}) on conflict do nothing`)
}

/** Adds redirect URIs and allowed redirect domains. */
export async function registerAddresses(
  { db, siteId }: Scope,
  clientId: string,
  { redirectUris, allowedRedirectDomains }: Pick<OAuthClient, 'redirectUris' | 'allowedRedirectDomains'>,
): Promise<void> {
  await db.run(sql`
    update oauth_clients set
      redirect_uris = redirect_uris || array(
        select uri from unnest(${redirectUris}::text[]) as uri where uri <> all(redirect_uris)),
      allowed_redirect_domains = allowed_redirect_domains || array(
        select domain from unnest(${allowedRedirectDomains}::text[]) as domain where domain <> all(allowed_redirect_domains))
    where site_id = ${siteId} and id = ${clientId}
      and not (redirect_uris @> ${redirectUris}::text[] and allowed_redirect_domains @> ${allowedRedirectDomains}::text[])`)
}

const registeredColumns = clientsTable.columns
const updateClientRow = clientsTable.update(...clientsTable.keysExcept('id', 'kind', 'createdDate', 'lastUsedDate'))

/** The newest first. */
export function selectClients({ db, siteId }: Scope, kind: OAuthClient['kind']): Promise<RegisteredClient[]> {
  return db.rows(sql`
    select ${registeredColumns} from oauth_clients
    where site_id = ${siteId} and kind = ${kind} and deleted_date is null order by created_date desc, id desc limit ${clientsMax}`)
}

/** A client as its owner sees it, optionally locked until the transaction ends. */
export function findRegistered({ db, siteId }: Scope, { kind, id, isHeld }: Registered): Promise<RegisteredClient | undefined> {
  return db.one(sql`
    select ${registeredColumns} from oauth_clients
    where site_id = ${siteId} and id = ${id} and kind = ${kind} and deleted_date is null ${raw(isHeld ? 'for update' : '')}`)
}

export async function saveClient({ db, siteId }: Scope, client: RegisteredClient): Promise<void> {
  await db.run(sql`${updateClientRow(client)} where site_id = ${siteId} and id = ${client.id}`)
}

/** The row stays, so that its id is never used again. */
export async function markDeleted({ db, siteId }: Scope, id: string, now: Date): Promise<void> {
  await db.run(sql`
    update oauth_clients set deleted_date = ${now}, redirect_uris = '{}', allowed_redirect_domains = '{}', permissions = '{}',
      secret_hash = null,
      previous_secret_hash = null, previous_secret_expires_date = null
    where site_id = ${siteId} and id = ${id}`)
  await db.run(sql`delete from site_keys where kind = 'client' and key = ${id} and site_id = ${siteId}`)
}

/** Restores a client that the settings need. */
export async function restoreClient({ db, siteId }: Scope, id: string): Promise<void> {
  const restored = await db.run(sql`
    update oauth_clients set deleted_date = null where site_id = ${siteId} and id = ${id} and deleted_date is not null`)
  if (restored > 0) await db.run(sql`insert into site_keys (kind, key, site_id) values ('client', ${id}, ${siteId}) on conflict do nothing`)
}

/** If many processes see a client at once, one of them writes. */
export async function touchClient(
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await db.run(sql`
    update oauth_clients set last_used_date = ${at}
    where site_id = ${siteId} and id = ${id}::uuid and (last_used_date is null or last_used_date <= ${since})`)
}

const tokenColumns = refreshTokensTable.columns
const insertTokenRow = refreshTokensTable.insert(...refreshTokensTable.keysExcept('replacedDate', 'successorSalt'))
const updateTokenRow = refreshTokensTable.update('replacedDate', 'successorSalt')

export async function insertRefreshToken({ db, siteId }: Scope, tokenHash: string, token: RefreshToken): Promise<void> {
  await db.run(sql`${insertTokenRow(siteId, { ...token, tokenHash })}`)
}

export function findRefreshToken({ db, siteId }: Scope, tokenHash: string): Promise<RefreshToken | undefined> {
  return db.one(sql`select ${tokenColumns} from refresh_tokens where site_id = ${siteId} and token_hash = ${tokenHash}`)
}

/** The same, locked until the transaction ends, so that of concurrent uses one replaces it. */
export function lockRefreshToken({ db, siteId }: Scope, tokenHash: string): Promise<RefreshToken | undefined> {
  return db.one(sql`select ${tokenColumns} from refresh_tokens where site_id = ${siteId} and token_hash = ${tokenHash} for update`)
}

export async function markReplaced(
  { db, siteId }: Scope,
  tokenHash: string,
  successor: { replacedDate: Date; successorSalt: string },
): Promise<void> {
  await db.run(sql`${updateTokenRow(successor)} where site_id = ${siteId} and token_hash = ${tokenHash}`)
}

const insertCodeRow = codesTable.insert(...codesTable.keysExcept('usedDate'))

export async function insertCode({ db, siteId }: Scope, codeHash: string, code: AuthorizationCode): Promise<void> {
  await db.run(sql`${insertCodeRow(siteId, { ...code, codeHash })}`)
}

/** Locked until the transaction ends, so that of concurrent uses one is the first. */
export function lockCode({ db, siteId }: Scope, codeHash: string): Promise<AuthorizationCode | undefined> {
  return db.one(sql`
    select ${codesTable.columns} from authorization_codes where site_id = ${siteId} and code_hash = ${codeHash} for update`)
}

export async function markUsed({ db, siteId }: Scope, codeHash: string, now: Date): Promise<void> {
  await db.run(sql`update authorization_codes set used_date = ${now} where site_id = ${siteId} and code_hash = ${codeHash}`)
}
