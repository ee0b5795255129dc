import type { Context } from '../../kernel/context.ts'
import type { TokenClaims } from '../../kernel/tokens.ts'
import type { MemberSession } from '../member-sessions/public.ts'
import { newRefreshToken } from './refresh-tokens.ts'
import { accessSecondsOf, refreshTokenSeconds } from './token-life.ts'

type Issuing = Pick<Context, 'services' | 'siteId' | 'now'>

/** Tokens in a response. */
export interface Issued {
  access_token: string
  refresh_token?: string
  expires_in: number
  token_type: string
}

export async function issued({ services }: Pick<Context, 'services'>, claims: TokenClaims, refreshToken?: string): Promise<Issued> {
  const seconds = accessSecondsOf(claims.role)
  return {
    access_token: await services.tokens.sign('access', claims, seconds),
    ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
    expires_in: seconds,
    token_type: 'Bearer',
  }
}

/** A visitor needs no row: both tokens are signed. */
export const visitorTokens = async (context: Pick<Context, 'services'>, claims: TokenClaims): Promise<Issued> =>
  issued(context, claims, await context.services.tokens.sign('refresh', claims, refreshTokenSeconds))

export interface MemberClaims {
  memberId: string
  sessionId: string
  clientId: string | null
}

/** New tokens of a member's active session. */
export async function memberTokens(context: Issuing, session: MemberSession, clientId: string | null): Promise<Issued> {
  const { id: sessionId, memberId, expiresDate } = session
  const place = { db: context.services.database, siteId: context.siteId, now: context.now }
  return issuedToMember(context, { memberId, sessionId, clientId }, await newRefreshToken(place, { sessionId, clientId, expiresDate }))
}

export const issuedToMember = (context: Issuing, { memberId, sessionId, clientId }: MemberClaims, refreshToken: string): Promise<Issued> =>
  issued(
    context,
    { siteId: context.siteId, subject: memberId, role: 'member', sessionId, ...(clientId === null ? {} : { clientId }) },
    refreshToken,
  )

/** An app's own token, on the site it belongs to. The app authenticates each time, so it needs no refresh token. */
export const appTokens = (context: Issuing, clientId: string): Promise<Issued> =>
  issued(context, { siteId: context.siteId, subject: clientId, role: 'app', clientId })
