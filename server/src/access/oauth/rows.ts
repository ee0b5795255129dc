import type { JWK } from 'jose'
export interface AuthorizationCode {
  clientId: string
  memberId: string
  /** The log-in it was made of, and that its tokens live as long as. */
  sessionId: string
  redirectUri: string | null
  /** By S256. Null: only an app with its secret may use it. */
  codeChallenge: string | null
  createdDate: Date
  expiresDate: Date
  usedDate: Date | null
}

/** A program that asks for tokens. */
export interface OAuthClient {
  id: string
  /** A public client runs where anybody can read it, and has no secret; an app has one. */
  kind: 'public' | 'app'
  /** Where its members may be sent back to; compared letter by letter. */
  redirectUris: string[]
  /** Pages that may frame the hosted one, and are told its answer: those of the return addresses, and what is registered besides. */
  allowedOrigins: string[]
  /** Whether each use of a refresh token replaces it. */
  rotates: boolean
  /** What an app may do by itself. */
  permissions: string[]
  secretHash: string | null
  /** After a rotation, for a while. */
  previousSecretHash: string | null
  previousSecretExpiresDate: Date | null
}

export interface KeyRow {
  kid: string
  /** Counts the site's keys; unique, so that of two made at once one stands. */
  slot: number
  privateJwk: JWK
  createdDate: Date
}

/** A member's refresh token as it is kept. It lives as long as its session does, and no longer. */
export interface RefreshToken {
  sessionId: string
  clientId: string | null
  createdDate: Date
  expiresDate: Date
  replacedDate: Date | null
  successorSalt: string | null
}

/** A client as its owner has registered it: its origins are those it has besides its return addresses'. */
export interface RegisteredClient extends OAuthClient {
  name: string
  revision: number
  hint: string | null
  createdDate: Date
  updatedDate: Date
  lastUsedDate: Date | null
}

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
