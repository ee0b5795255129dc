import { Type } from 'typebox'
import { call } from '../call.ts'
import { maybe, maybeNull, Shape, Text } from '../scalars.ts'

const grants = ['anonymous', 'refresh_token', 'authorization_code', 'authorized_client', 'client_credentials'] as const

/** Tokens as every grant answers them; `expires_in` is seconds. */
const TokenAnswer = Shape({
  access_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
  token_type: Type.String(),
})

/** Tokens for an anonymous visitor, or new ones for a refresh token. `expires_in` is seconds; the refresh token stays what it was for its whole year, and the
 *  visitor with it. A client id sent along with a refresh token must be the token's own. */
export const token = call({
  method: 'POST',
  path: '/oauth2/token',
  family: 'oauth',
  summary: 'Get tokens: for a new anonymous visitor, or new ones for a refresh token. Keys are taken in camelCase and in snake_case.',
  source: 'site §7 "Authentication", wire §7.1',
  allow: 'anyone',
  permission: 'OAUTH.ISSUE_TOKENS',
  writes: false,
  request: Shape({
    clientId: maybeNull(Text(100, 1)),
    client_id: maybeNull(Text(100, 1)),
    grantType: maybe(Type.Enum(grants)),
    grant_type: maybe(Type.Enum(grants)),
    refreshToken: maybeNull(Text(4096, 1)),
    refresh_token: maybeNull(Text(4096, 1)),
    scope: maybeNull(Text(1000)),
  }),
  response: TokenAnswer,
  problems: {
    INVALID_CLIENT: { status: 400, message: 'There is no such OAuth client.' },
    INVALID_GRANT: { status: 400, message: 'The refresh token is not valid, or no longer.' },
    UNSUPPORTED_GRANT_TYPE: { status: 400, message: 'This grant type is not offered.' },
  },
  example: { clientId: '00000000-0000-4000-8000-000000000001', grantType: 'anonymous' },
})
