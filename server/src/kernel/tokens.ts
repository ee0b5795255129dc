/** What kind of door a token opens; a token of one kind is refused at the other's. */
export type TokenKind = 'access' | 'refresh' | 'hand-over'

export interface TokenClaims {
  siteId: string
  /** The visitor's, the member's or the app's id, or of a hand-over the id of the one thing it opens. */
  subject: string
  role: 'visitor' | 'member' | 'app' | 'checkout' | 'order'
  clientId?: string
  /** Of a member's: it is worth what its session is. */
  sessionId?: string
}

export interface Tokens {
  sign(kind: TokenKind, claims: TokenClaims, expiresInSeconds: number): Promise<string>
  /** The claims of a token that is whole, of this kind, and not expired; else undefined. */
  verify(kind: TokenKind, token: string): Promise<TokenClaims | undefined>
}
