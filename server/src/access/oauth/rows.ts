import type { JsonWebKey } from 'node:crypto'
import type { MediaUrls } from '@stoa/contract/oauth-clients/media-urls'
import { bigint, boolean, integer, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const codesTable = table('authorization_codes', {
  codeHash: text().hidden(),
  clientId: uuid(),
  memberId: uuid(),
  /** The session that it was issued for. Its tokens are valid as long as that session. */
  sessionId: uuid(),
  redirectUri: text().orNull(),
  /** The S256 challenge. Null: only an app with its secret can use the code. */
  codeChallenge: text().orNull(),
  createdDate: timestamptz(),
  expiresDate: timestamptz(),
  usedDate: timestamptz().orNull(),
})
export type AuthorizationCode = RowOf<typeof codesTable>

/** OAuth clients. */
export const clientsTable = table('oauth_clients', {
  id: uuid(),
  /** A public client runs where anyone can read it and has no secret; an app has one. */
  kind: text<'public' | 'app'>(),
  name: text(),
  revision: bigint(),
  /** Redirect URIs, compared exactly. */
  redirectUris: texts(),
  /** Domains, or origins, of which every URL is a return address. */
  allowedRedirectDomains: texts(),
  /** Origins that can embed the hosted page and receive its result: those of the redirect URIs, and registered ones. */
  allowedOrigins: texts(),
  /** Whether each use of a refresh token replaces it. */
  rotates: boolean(),
  /** The form of picture URLs in its responses. */
  mediaUrls: text<MediaUrls>(),
  /** The permissions of an app itself. */
  permissions: texts(),
  secretHash: text().orNull(),
  hint: text().orNull(),
  /** The previous secret, valid for a while after a rotation. */
  previousSecretHash: text().orNull(),
  previousSecretExpiresDate: timestamptz().orNull(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  lastUsedDate: timestamptz().orNull(),
})

/** A client as its owner registered it. Its origins are those in addition to the ones of its redirect URIs. */
export type RegisteredClient = RowOf<typeof clientsTable>

/** What a token request is checked against. */
export const openingKeys = [
  'id',
  'kind',
  'name',
  'redirectUris',
  'allowedRedirectDomains',
  'allowedOrigins',
  'rotates',
  'mediaUrls',
  'permissions',
  'secretHash',
  'previousSecretHash',
  'previousSecretExpiresDate',
] as const
export type OAuthClient = Pick<RegisteredClient, (typeof openingKeys)[number]>

export const signingKeysTable = table('signing_keys', {
  kid: uuid(),
  /** Numbers the site's keys. Unique, so that of two created at once only one is kept. */
  slot: integer(),
  privateJwk: jsonb<JsonWebKey>(),
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

/** A member's refresh token as it is stored. It is valid as long as its session. */
export type RefreshToken = RowOf<typeof refreshTokensTable>

export type NewClient = Pick<
  RegisteredClient,
  | 'id'
  | 'name'
  | 'kind'
  | 'redirectUris'
  | 'allowedRedirectDomains'
  | 'allowedOrigins'
  | 'rotates'
  | 'mediaUrls'
  | 'permissions'
  | 'secretHash'
  | 'hint'
  | 'createdDate'
>

export interface Registered {
  kind: OAuthClient['kind']
  id: string
  /** Concurrent changes are made one after the other. */
  isHeld?: boolean
}
