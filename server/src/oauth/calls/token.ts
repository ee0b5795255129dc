import type { Handler } from '../../app.ts'
import type { oauth } from '@stoa/contract'
import { newSecretId } from '../../database/ids.ts'
import { refuse, refuseFields } from '../../http/refuse.ts'
import type { Context } from '../../context.ts'
import { networkOf } from '../../rate-limits/rate-limits.ts'
import { accessTokenSeconds, refreshTokenSeconds, type TokenClaims } from '../tokens.ts'

type Token = Handler<typeof oauth.token>

/** A visitor costs no row: both tokens are signed, and the refresh token stays the same for its whole life (DESIGN §7). */
export const token: Token = async (context, request) => {
  const clientId = request.clientId ?? request.client_id ?? undefined
  const network = context.address === undefined ? undefined : networkOf(context.address)
  switch (request.grantType ?? request.grant_type) {
    case 'anonymous':
      context.services.rateLimits.count('visitor-tokens', network)
      return newVisitor(context, clientId)
    case 'refresh_token':
      context.services.rateLimits.count('token-renewals', network)
      return renew(context, clientId, request.refreshToken ?? request.refresh_token)
    case undefined:
      return refuseFields({ field: 'grantType', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
    default:
      return refuse('UNSUPPORTED_GRANT_TYPE')
  }
}

async function newVisitor(context: Context, clientId: string | undefined) {
  if (!clientId) refuseFields({ field: 'clientId', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
  const siteId = (await context.services.sites.ofKey('client', clientId)) ?? refuse('INVALID_CLIENT')
  const claims: TokenClaims = { siteId, subject: newSecretId(), role: 'visitor', clientId }
  return answer(context, claims, await context.services.tokens.sign('refresh', claims, refreshTokenSeconds))
}

async function renew(context: Context, clientId: string | undefined, refreshToken: string | null | undefined) {
  if (!refreshToken) refuseFields({ field: 'refreshToken', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
  const claims = (await context.services.tokens.verify('refresh', refreshToken)) ?? refuse('INVALID_GRANT')
  // The older package sends no client id; one that is sent must be the token's own.
  if (clientId && clientId !== claims.clientId) refuse('INVALID_GRANT')
  return answer(context, claims, refreshToken)
}

async function answer(context: Context, claims: TokenClaims, refreshToken: string) {
  return {
    access_token: await context.services.tokens.sign('access', claims, accessTokenSeconds),
    refresh_token: refreshToken,
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
  }
}
