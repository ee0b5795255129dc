/** The kind of a token. A token is rejected wherever another kind is expected. */
export type TokenKind = 'access' | 'refresh' | 'hand-over'

export interface TokenClaims {
  siteId: string
  /** The id of the visitor, member or app, or of the one thing that a hand-over token gives access to. */
  subject: string
  role: 'visitor' | 'member' | 'app' | 'checkout' | 'order' | 'download' | 'file' | 'back-in-stock'
  clientId?: string
  /** For a member's token: it is only valid as long as its session. */
  sessionId?: string
}

/** Between which instants a token is valid. The same claims and times make the same token, as long as the same key signs. */
export interface Lifetime {
  issuedDate: Date
  expirationDate: Date
}

export interface Tokens {
  /** Signs a token that is valid for some seconds from now, or between two instants. */
  sign(kind: TokenKind, claims: TokenClaims, life: number | Lifetime): Promise<string>
  /** The claims of a token that is intact, of this kind and not expired; otherwise undefined. */
  verify(kind: TokenKind, token: string): Promise<TokenClaims | undefined>
  /** The claims of a token that is intact and of this kind, but expired. It gives access to nothing, and explains only why. */
  verifyExpired(kind: TokenKind, token: string): Promise<TokenClaims | undefined>
}
