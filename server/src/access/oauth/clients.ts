import { timingSafeEqual } from 'node:crypto'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import { originsOf } from './return-uris.ts'
import type { OAuthClient } from './rows.ts'
import { findClient, insertClient, registerAddresses, restoreClient } from './store.ts'

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A client of this site; undefined for anybody else's, for one that was deleted, and for what is no id. */
export async function clientOf(scope: Scope, id: string | null | undefined): Promise<OAuthClient | undefined> {
  const client = id && guid.test(id) ? await findClient(scope, id.toLowerCase()) : undefined
  return client && { ...client, allowedOrigins: [...new Set([...originsOf(client.redirectUris), ...client.allowedOrigins])] }
}

/** Whether it is a secret of this client now; one that has none has no right one. */
export function isSecretOf(
  { secretHash: kept, previousSecretHash, previousSecretExpiresDate }: OAuthClient,
  secret: string | null | undefined,
  now: Date,
): boolean {
  if (!secret) return false
  const told = secretHash(secret)
  const isPrevious = isSame(previousSecretHash, told) && previousSecretExpiresDate !== null && previousSecretExpiresDate > now
  return isSame(kept, told) || isPrevious
}

function isSame(kept: string | null, told: string): boolean {
  const [known, asked] = [Buffer.from(kept ?? ''), Buffer.from(told)]
  return known.length === asked.length && timingSafeEqual(known, asked)
}

/** Makes a client that runs in browsers and on phones. */
export const makePublicClient = (
  scope: Scope,
  { id, name, redirectUris, rotates }: Pick<OAuthClient, 'id' | 'redirectUris' | 'rotates'> & { name: string },
): Promise<void> =>
  insertClient(scope, {
    id,
    name,
    redirectUris,
    rotates,
    kind: 'public',
    allowedOrigins: [],
    permissions: [],
    secretHash: null,
    hint: null,
    createdDate: new Date(),
  })

/** Makes a client that runs on a server. Its secret is told once. */
export async function makeApp(
  scope: Scope & { now?: Date },
  { id, redirectUris, permissions }: Pick<OAuthClient, 'id' | 'redirectUris' | 'permissions'>,
): Promise<{ secret: string }> {
  const { secret, ...kept } = newAppSecret(scope.siteId)
  const createdDate = scope.now ?? new Date()
  await insertClient(scope, {
    id,
    name: 'App',
    kind: 'app',
    redirectUris,
    permissions,
    rotates: true,
    allowedOrigins: [],
    createdDate,
    ...kept,
  })
  return { secret }
}

const hintLength = 4

/** A secret to tell once, with what is kept of it. */
export function newAppSecret(siteId: string): { secret: string; secretHash: string; hint: string } {
  const secret = newSecret(siteId)
  return { secret, secretHash: secretHash(secret), hint: secret.slice(-hintLength) }
}

/** The sample site's two clients: one for the public packages, which keep their first refresh token, and one for our own SDK, whose tokens are replaced at
 *  each use. What the settings name is registered at every start, beside what the owner has registered. The shop's own pages need the first; a second that
 *  was deleted stays so. */
export async function keepSampleClients(
  db: Db,
  { siteId, clientId, redirectUris }: { siteId: string; clientId: string; redirectUris: string[] },
): Promise<void> {
  for (const [id, rotates, name] of [
    [clientId, false, 'Public packages'],
    [rotatingClientId(clientId), true, 'Stoa SDK'],
  ] as const) {
    await makePublicClient({ db, siteId }, { id, name, redirectUris, rotates })
    await registerAddresses({ db, siteId }, id, redirectUris)
  }
  await restoreClient({ db, siteId }, clientId)
}

/** The sample site's second client has the id after its first. */
export function rotatingClientId(clientId: string): string {
  const next = (BigInt(`0x${clientId.slice(-12)}`) + 1n) & 0xffff_ffff_ffffn
  return clientId.slice(0, -12) + next.toString(16).padStart(12, '0')
}
