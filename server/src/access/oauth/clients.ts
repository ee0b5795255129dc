import { timingSafeEqual } from 'node:crypto'
import { isGuid } from '@stoa/contract/guid'
import type { Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import type { Settings } from '../../kernel/settings.ts'
import { originsOf } from './return-uris.ts'
import type { OAuthClient } from './rows.ts'
import { findClient, insertClient, registerAddresses, restoreClient } from './store.ts'

/** A client of this site; undefined for a client of another site, a deleted one, and text that isn't an id. */
export async function clientOf(scope: Scope, id: string | null | undefined): Promise<OAuthClient | undefined> {
  const client = id && isGuid(id) ? await findClient(scope, id.toLowerCase()) : undefined
  return client && { ...client, allowedOrigins: [...new Set([...originsOf(client.redirectUris), ...client.allowedOrigins])] }
}

/** Whether this is a present secret of the client. A client without a secret has no valid one. */
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

/** Creates a public client, for browsers and phones. */
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
    allowedRedirectDomains: [],
    allowedOrigins: [],
    mediaUrls: 'SITE',
    permissions: [],
    secretHash: null,
    hint: null,
    createdDate: new Date(),
  })

/** Creates an app, which runs on a server. Its secret is returned once. */
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
    allowedRedirectDomains: [],
    allowedOrigins: [],
    mediaUrls: 'SITE',
    createdDate,
    ...kept,
  })
  return { secret }
}

const hintLength = 4

/** A new secret to return once, with the parts that are stored. */
export function newAppSecret(siteId: string): { secret: string; secretHash: string; hint: string } {
  const secret = newSecret(siteId)
  return { secret, secretHash: secretHash(secret), hint: secret.slice(-hintLength) }
}

/** The sample site's two clients: one for the public packages, which keep their first refresh token, and one for our own SDK, whose refresh tokens are
 *  replaced at each use. Those in the settings are registered at every start, in addition to the owner's own. The shop's own pages need the first; the
 *  second stays deleted if it was deleted. */
export async function keepSampleClients(
  db: Db,
  { siteId, clientId, redirectUris, redirectDomains }: Pick<Settings, 'siteId' | 'clientId' | 'redirectUris' | 'redirectDomains'>,
): Promise<void> {
  for (const [id, rotates, name] of [
    [clientId, false, 'Public packages'],
    [rotatingClientId(clientId), true, 'Stoa SDK'],
  ] as const) {
    await makePublicClient({ db, siteId }, { id, name, redirectUris, rotates })
    await registerAddresses({ db, siteId }, id, { redirectUris, allowedRedirectDomains: redirectDomains })
  }
  await restoreClient({ db, siteId }, clientId)
}

/** The id of the sample site's second client follows that of its first. */
export function rotatingClientId(clientId: string): string {
  const next = (BigInt(`0x${clientId.slice(-12)}`) + 1n) & 0xffff_ffff_ffffn
  return clientId.slice(0, -12) + next.toString(16).padStart(12, '0')
}
