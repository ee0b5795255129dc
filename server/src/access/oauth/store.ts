import { clientsMax } from '@stoa/contract/oauth-clients/oauth-client'
import { raw, sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'
import type { AuthorizationCode, KeyRow, NewClient, OAuthClient, RefreshToken, Registered, RegisteredClient } from './rows.ts'

type Place = { db: Db; siteId: string }

/** Newest first. */
export function findKeys(db: Db, siteId: string): Promise<KeyRow[]> {
  return db.rows(sql`
    select kid, slot, private_jwk as "privateJwk", created_date as "createdDate" from signing_keys where site_id = ${siteId} order by slot desc`)
}

/** False: another process has made the key of this slot. */
export async function insertKey(db: Db, siteId: string, { kid, slot, privateJwk, createdDate }: KeyRow): Promise<boolean> {
  const made = await db.run(sql`
    insert into signing_keys (site_id, kid, slot, private_jwk, created_date)
    values (${siteId}, ${kid}, ${slot}, ${JSON.stringify(privateJwk)}, ${createdDate}) on conflict do nothing`)
  return made > 0
}

export async function deleteKeys(db: Db, siteId: string, kids: readonly string[]): Promise<void> {
  await db.run(sql`delete from signing_keys where site_id = ${siteId} and kid = any(${[...kids]}::uuid[])`)
}

const openingColumns = `id, kind, redirect_uris as "redirectUris", allowed_origins as "allowedOrigins", rotates, permissions,
  secret_hash as "secretHash", previous_secret_hash as "previousSecretHash", previous_secret_expires_date as "previousSecretExpiresDate"`

export function findClient({ db, siteId }: Place, clientId: string): Promise<OAuthClient | undefined> {
  return db.one(sql`
    select ${raw(openingColumns)} from oauth_clients where site_id = ${siteId} and id = ${clientId}::uuid and deleted_date is null`)
}

/** The return addresses of all clients of a site. */
export async function findRedirectUris({ db, siteId }: Place): Promise<string[]> {
  const rows = await db.rows<{ uri: string }>(sql`
    select unnest(redirect_uris) as uri from oauth_clients where site_id = ${siteId} and deleted_date is null`)
  return rows.map(({ uri }) => uri)
}

/** Keeps a client, and which site it is of. One that is there, or was, stays as it is. */
export async function insertClient({ db, siteId }: Place, client: NewClient): Promise<void> {
  const { id, name, kind, redirectUris, allowedOrigins, rotates, permissions, secretHash, hint, createdDate } = client
  const made = await db.run(sql`
    insert into oauth_clients (site_id, id, name, kind, redirect_uris, allowed_origins, rotates, permissions, secret_hash, hint,
      created_date, updated_date)
    values (${siteId}, ${id}, ${name}, ${kind}, ${redirectUris}, ${allowedOrigins}, ${rotates}, ${permissions}, ${secretHash}, ${hint},
      ${createdDate}, ${createdDate})
    on conflict do nothing`)
  if (made > 0) await db.run(sql`insert into site_keys (kind, key, site_id) values ('client', ${id}, ${siteId}) on conflict do nothing`)
}

/** Registers return addresses beside those there are. */
export async function registerAddresses({ db, siteId }: Place, clientId: string, redirectUris: string[]): Promise<void> {
  await db.run(sql`
    update oauth_clients set redirect_uris = redirect_uris || array(
      select uri from unnest(${redirectUris}::text[]) as uri where uri <> all(redirect_uris))
    where site_id = ${siteId} and id = ${clientId} and not redirect_uris @> ${redirectUris}::text[]`)
}

const registeredColumns = `${openingColumns}, name, revision, hint, created_date as "createdDate", updated_date as "updatedDate",
  last_used_date as "lastUsedDate"`

/** The newest first. */
export function selectClients({ db, siteId }: Place, kind: OAuthClient['kind']): Promise<RegisteredClient[]> {
  return db.rows(sql`
    select ${raw(registeredColumns)} from oauth_clients
    where site_id = ${siteId} and kind = ${kind} and deleted_date is null order by created_date desc, id desc limit ${clientsMax}`)
}

/** A client as its owner sees it; held until the transaction ends, where it is for a change. */
export function findRegistered({ db, siteId }: Place, { kind, id, isHeld }: Registered): Promise<RegisteredClient | undefined> {
  return db.one(sql`
    select ${raw(registeredColumns)} from oauth_clients
    where site_id = ${siteId} and id = ${id} and kind = ${kind} and deleted_date is null ${raw(isHeld ? 'for update' : '')}`)
}

export async function saveClient({ db, siteId }: Place, client: RegisteredClient): Promise<void> {
  const { id, revision, name, redirectUris, allowedOrigins, rotates, permissions, updatedDate } = client
  await db.run(sql`
    update oauth_clients set revision = ${revision}, name = ${name}, redirect_uris = ${redirectUris}, allowed_origins = ${allowedOrigins},
      rotates = ${rotates}, permissions = ${permissions}, updated_date = ${updatedDate}, secret_hash = ${client.secretHash},
      hint = ${client.hint}, previous_secret_hash = ${client.previousSecretHash},
      previous_secret_expires_date = ${client.previousSecretExpiresDate}
    where site_id = ${siteId} and id = ${id}`)
}

/** The row stays, so that its id comes to nobody again. */
export async function markDeleted({ db, siteId }: Place, id: string, now: Date): Promise<void> {
  await db.run(sql`
    update oauth_clients set deleted_date = ${now}, redirect_uris = '{}', permissions = '{}', secret_hash = null,
      previous_secret_hash = null, previous_secret_expires_date = null
    where site_id = ${siteId} and id = ${id}`)
  await db.run(sql`delete from site_keys where kind = 'client' and key = ${id} and site_id = ${siteId}`)
}

/** Brings a client back that the settings need. */
export async function restoreClient({ db, siteId }: Place, id: string): Promise<void> {
  const restored = await db.run(sql`
    update oauth_clients set deleted_date = null where site_id = ${siteId} and id = ${id} and deleted_date is not null`)
  if (restored > 0) await db.run(sql`insert into site_keys (kind, key, site_id) values ('client', ${id}, ${siteId}) on conflict do nothing`)
}

/** Of many processes that saw a client at once, one writes. */
export async function touchClient(
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await db.run(sql`
    update oauth_clients set last_used_date = ${at}
    where site_id = ${siteId} and id = ${id}::uuid and (last_used_date is null or last_used_date <= ${since})`)
}

const tokenColumns = raw(`session_id as "sessionId", client_id as "clientId", created_date as "createdDate", expires_date as "expiresDate",
  replaced_date as "replacedDate", successor_salt as "successorSalt"`)

export async function insertRefreshToken({ db, siteId }: Place, tokenHash: string, token: RefreshToken): Promise<void> {
  await db.run(sql`
    insert into refresh_tokens (site_id, token_hash, session_id, client_id, created_date, expires_date)
    values (${siteId}, ${tokenHash}, ${token.sessionId}, ${token.clientId}, ${token.createdDate}, ${token.expiresDate})`)
}

export function findRefreshToken({ db, siteId }: Place, tokenHash: string): Promise<RefreshToken | undefined> {
  return db.one(sql`select ${tokenColumns} from refresh_tokens where site_id = ${siteId} and token_hash = ${tokenHash}`)
}

/** The same, held until the transaction ends: of uses in parallel one replaces it. */
export function lockRefreshToken({ db, siteId }: Place, tokenHash: string): Promise<RefreshToken | undefined> {
  return db.one(sql`select ${tokenColumns} from refresh_tokens where site_id = ${siteId} and token_hash = ${tokenHash} for update`)
}

export async function markReplaced(
  { db, siteId }: Place,
  tokenHash: string,
  { replacedDate, successorSalt }: { replacedDate: Date; successorSalt: string },
): Promise<void> {
  await db.run(sql`
    update refresh_tokens set replaced_date = ${replacedDate}, successor_salt = ${successorSalt}
    where site_id = ${siteId} and token_hash = ${tokenHash}`)
}

export async function insertCode({ db, siteId }: Place, codeHash: string, code: AuthorizationCode): Promise<void> {
  await db.run(sql`
    insert into authorization_codes (site_id, code_hash, client_id, member_id, session_id, redirect_uri, code_challenge, created_date, expires_date)
    values (${siteId}, ${codeHash}, ${code.clientId}, ${code.memberId}, ${code.sessionId}, ${code.redirectUri}, ${code.codeChallenge},
      ${code.createdDate}, ${code.expiresDate})`)
}

/** Held until the transaction ends: of uses in parallel one is the first. */
export function lockCode({ db, siteId }: Place, codeHash: string): Promise<AuthorizationCode | undefined> {
  return db.one(sql`
    select client_id as "clientId", member_id as "memberId", session_id as "sessionId", redirect_uri as "redirectUri",
      code_challenge as "codeChallenge", created_date as "createdDate", expires_date as "expiresDate", used_date as "usedDate"
    from authorization_codes where site_id = ${siteId} and code_hash = ${codeHash} for update`)
}

export async function markUsed({ db, siteId }: Place, codeHash: string, now: Date): Promise<void> {
  await db.run(sql`update authorization_codes set used_date = ${now} where site_id = ${siteId} and code_hash = ${codeHash}`)
}
