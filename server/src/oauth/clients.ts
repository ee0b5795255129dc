import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Db } from '../database/connect.ts'
import { newSecret, secretHash } from '../secret.ts'
import { findClient, insertClient, saveAddresses } from './store.ts'

export { findRedirectUris } from './store.ts'

/** A program that asks for tokens. */
export interface OAuthClient {
  id: string
  /** A public client runs where anybody can read it, and has no secret; an app has one. */
  kind: 'public' | 'app'
  /** Where its members may be sent back to; compared letter by letter. */
  redirectUris: string[]
  /** Pages that may frame the hosted one, and are told its answer. */
  allowedOrigins: string[]
  /** Whether each use of a refresh token replaces it. */
  rotates: boolean
  /** What an app may do by itself. */
  permissions: string[]
  secretHash: string | null
}

type Place = Pick<Context, 'db' | 'siteId'>

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A client of this site; undefined for anybody else's, and for what is no id. */
export const clientOf = async (place: Place, id: string | null | undefined): Promise<OAuthClient | undefined> =>
  id && guid.test(id) ? findClient(place, id.toLowerCase()) : undefined

/** Whether it is the secret of this client; one that has none has no right one. */
export function isSecretOf({ secretHash: kept }: OAuthClient, secret: string | null | undefined): boolean {
  if (!kept || !secret) return false
  const [known, told] = [Buffer.from(kept), Buffer.from(secretHash(secret))]
  return known.length === told.length && timingSafeEqual(known, told)
}

/** Makes a client that runs in browsers and on phones. */
export const makePublicClient = (
  place: Place,
  { id, redirectUris, rotates }: Pick<OAuthClient, 'id' | 'redirectUris' | 'rotates'>,
): Promise<void> =>
  insertClient(place, {
    id,
    redirectUris,
    rotates,
    kind: 'public',
    allowedOrigins: originsOf(redirectUris),
    permissions: [],
    secretHash: null,
  })

/** Makes a client that runs on a server. Its secret is told once. */
export async function makeApp(
  place: Place,
  { id, redirectUris, permissions }: Pick<OAuthClient, 'id' | 'redirectUris' | 'permissions'>,
): Promise<{ secret: string }> {
  const secret = newSecret(place.siteId)
  const hash = secretHash(secret)
  const allowedOrigins = originsOf(redirectUris)
  await insertClient(place, { id, redirectUris, permissions, kind: 'app', rotates: true, allowedOrigins, secretHash: hash })
  return { secret }
}

/** The sample site's two clients: one for the public packages, which keep their first refresh token, and one for our own SDK, whose tokens are replaced at
 *  each use. What the settings name is registered at every start; where they name nothing, what is registered stays. */
export async function keepSampleClients(
  db: Db,
  { siteId, clientId, redirectUris }: { siteId: string; clientId: string; redirectUris: string[] },
): Promise<void> {
  for (const [id, rotates] of [
    [clientId, false],
    [rotatingClientId(clientId), true],
  ] as const) {
    await makePublicClient({ db, siteId }, { id, redirectUris, rotates })
    if (redirectUris.length > 0) await saveAddresses({ db, siteId }, id, { redirectUris, allowedOrigins: originsOf(redirectUris) })
  }
}

/** The sample site's second client has the id after its first. */
export function rotatingClientId(clientId: string): string {
  const next = (BigInt(`0x${clientId.slice(-12)}`) + 1n) & 0xffff_ffff_ffffn
  return clientId.slice(0, -12) + next.toString(16).padStart(12, '0')
}

/** The web origins among return addresses; an app on a phone has none. */
export const originsOf = (uris: readonly string[]): string[] => [
  ...new Set(uris.filter((uri) => /^https?:\/\//.test(uri) && URL.canParse(uri)).map((uri) => new URL(uri).origin)),
]
