import type { JWK } from 'jose'
import { bigint, boolean, integer, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const codesTable = table('authorization_codes', {
  codeHash: text().hidden(),
  clientId: uuid(),
  memberId: uuid(),
  /** The log-in it was made of, and that its tokens live as long as. */
  sessionId: uuid(),
  redirectUri: text().orNull(),
  /** By S256. Null: only an app with its secret may use it. */
  codeChallenge: text().orNull(),
  createdDate: timestamptz(),
  expiresDate: timestamptz(),
  usedDate: timestamptz().orNull(),
})
export type AuthorizationCode = RowOf<typeof codesTable>

/** Programs that ask for tokens. */
export const clientsTable = table('oauth_clients', {
  id: uuid(),
  /** A public client runs where anybody can read it, and has no secret; an app has one. */
  kind: text<'public' | 'app'>(),
  name: text(),
  revision: bigint(),
  /** Where its members may be sent back to; compared letter by letter. */
  redirectUris: texts(),
  /** Pages that may frame the hosted one, and get its answer: those of the return addresses, and what is registered besides. */
  allowedOrigins: texts(),
  /** Whether each use of a refresh token replaces it. */
  rotates: boolean(),
  /** What an app may do by itself. */
  permissions: texts(),
  secretHash: text().orNull(),
  hint: text().orNull(),
  /** After a rotation, for a while. */
  previousSecretHash: text().orNull(),
  previousSecretExpiresDate: timestamptz().orNull(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  lastUsedDate: timestamptz().orNull(),
})

/** A client as its owner has registered it: its origins are those it has besides its return addresses'. */
export type RegisteredClient = RowOf<typeof clientsTable>

/** What a request for tokens is judged by. */
export const openingKeys = [
  'id',
  'kind',
  'redirectUris',
  'allowedOrigins',
  'rotates',
  'permissions',
  'secretHash',
  'previousSecretHash',
  'previousSecretExpiresDate',
] as const
export type OAuthClient = Pick<RegisteredClient, (typeof openingKeys)[number]>

export const signingKeysTable = table('signing_keys', {
  kid: uuid(),
  /** Counts the site's keys; unique, so that of two made at once one stands. */
  slot: integer(),
  privateJwk: jsonb<JWK>(),
  createdDate: timestamptz(),
})
export type KeyRow = RowOf<typeof signingKeysTable>

export const refreshTokensTable = table('refresh_tokens', {
  tokenHash: text().hidden(),
  sessionId: uuid(),
  clientId: uuid().orNull(),
  createdDate: timestamptz(),
  expiresDate: timestamptz(),
  replacedDate: timestamptz().orNull(),
  successorSalt: text().orNull(),
})

/** A member's refresh token as it is kept. It lives as long as its session does, and no longer. */
export type RefreshToken = RowOf<typeof refreshTokensTable>

export type NewClient = Pick<
  RegisteredClient,
  'id' | 'name' | 'kind' | 'redirectUris' | 'allowedOrigins' | 'rotates' | 'permissions' | 'secretHash' | 'hint' | 'createdDate'
>

export interface Registered {
  kind: OAuthClient['kind']
  id: string
  /** Of two changes at once one comes after the other. */
  isHeld?: boolean
}
