import type { Db } from '../database/connect.ts'
import { raw, sql } from '../database/sql.ts'
import type { AuthorizationCode } from './codes.ts'
import type { OAuthClient } from './clients.ts'
import type { KeyRow } from './keys.ts'
import type { RefreshToken } from './refresh-tokens.ts'

type Place = { db: Db; siteId: string }

/** Newest first. */
export function findKeys(db: Db, siteId: string): Promise<KeyRow[]> {
  return db.rows(sql`
    select kid, private_jwk as "privateJwk" from signing_keys where site_id = ${siteId} order by created_date desc, kid limit 10`)
}

/** Keeps the key unless another process was first. */
export async function insertFirstKey(db: Db, siteId: string, { kid, privateJwk }: KeyRow): Promise<void> {
  await db.run(sql`
    insert into signing_keys (site_id, kid, slot, private_jwk) values (${siteId}, ${kid}, 1, ${JSON.stringify(privateJwk)})
    on conflict do nothing`)
}

export function findClient({ db, siteId }: Place, clientId: string): Promise<OAuthClient | undefined> {
  return db.one(sql`
    select id, kind, redirect_uris as "redirectUris", allowed_origins as "allowedOrigins", rotates, permissions, secret_hash as "secretHash"
    from oauth_clients where site_id = ${siteId} and id = ${clientId}::uuid`)
}

/** The return addresses of all clients of a site. */
export async function findRedirectUris({ db, siteId }: Place): Promise<string[]> {
  const rows = await db.rows<{ uri: string }>(sql`select unnest(redirect_uris) as uri from oauth_clients where site_id = ${siteId}`)
  return rows.map(({ uri }) => uri)
}

/** Keeps a client, and which site it is of. One that is there stays as it is. */
export async function insertClient({ db, siteId }: Place, client: OAuthClient): Promise<void> {
  const { id, kind, redirectUris, allowedOrigins, rotates, permissions, secretHash } = client
  await db.run(sql`insert into site_keys (kind, key, site_id) values ('client', ${id}, ${siteId}) on conflict do nothing`)
  await db.run(sql`
    insert into oauth_clients (site_id, id, kind, redirect_uris, allowed_origins, rotates, permissions, secret_hash)
    values (${siteId}, ${id}, ${kind}, ${redirectUris}, ${allowedOrigins}, ${rotates}, ${permissions}, ${secretHash})
    on conflict do nothing`)
}

/** Registers return addresses, and the origins they are at. */
export async function saveAddresses(
  { db, siteId }: Place,
  clientId: string,
  { redirectUris, allowedOrigins }: Pick<OAuthClient, 'redirectUris' | 'allowedOrigins'>,
): Promise<void> {
  await db.run(sql`
    update oauth_clients set redirect_uris = ${redirectUris}, allowed_origins = ${allowedOrigins}
    where site_id = ${siteId} and id = ${clientId}
      and (redirect_uris is distinct from ${redirectUris}::text[] or allowed_origins is distinct from ${allowedOrigins}::text[])`)
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

/** The sites that have tokens or codes whose time is over. */
export async function sitesWithPast(db: Db, { codesBefore, now }: { codesBefore: Date; now: Date }): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select site_id as "siteId" from refresh_tokens where expires_date < ${now}
    union select site_id from authorization_codes where expires_date < ${codesBefore}`)
  return rows.map(({ siteId }) => siteId)
}

export async function deletePast({ db, siteId }: Place, { codesBefore, now }: { codesBefore: Date; now: Date }): Promise<void> {
  await db.run(sql`delete from refresh_tokens where site_id = ${siteId} and expires_date < ${now}`)
  await db.run(sql`delete from authorization_codes where site_id = ${siteId} and expires_date < ${codesBefore}`)
}
