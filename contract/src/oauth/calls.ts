import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

const grants = [
  'anonymous',
  'refresh_token',
  'authorization_code',
  'authorized_client',
  'client_credentials',
  'strip_bound_session',
] as const

/** The token response of every grant. `expires_in` is in seconds. An app's own token has no refresh token, because the app authenticates with its secret
 *  each time. */
const TokenAnswer = Shape({
  access_token: Type.String(),
  refresh_token: maybe(Type.String()),
  expires_in: Type.Integer(),
  token_type: Type.String(),
})

const problems = {
  INVALID_CLIENT: { status: 400, message: 'The OAuth client ID or secret is invalid.' },
  INVALID_GRANT: { status: 400, message: 'The grant is invalid or has expired.' },
} as const

export const token = call({
  method: 'POST',
  path: '/oauth2/token',
  family: 'oauth',
  summary: 'Get tokens for a visitor, a member or an app. Accepts camelCase and snake_case keys.',
  description:
    'Grant types: `anonymous` for a new visitor, with a client ID. `refresh_token` for the same visitor or member; if a client ID is ' +
    'sent, it must match. If the client rotates refresh tokens, each use replaces a member’s token, and reuse after more than ten ' +
    'seconds ends the session. `authorization_code` for a member, with a code from the hosted page: valid once, for 60 seconds, with ' +
    'the same client ID, redirect URI and verifier. `authorized_client` for a member, with an owner’s key or an app’s token, by ' +
    '`member_id` and optionally the `session_token` of a sign-on; send `Authorization: <access token>,<key>`. `client_credentials` and ' +
    '`strip_bound_session` for the app itself. A member’s tokens stop working when the session ends or the member is blocked or ' +
    'deleted.',
  source: 'site §7 "Authentication", wire §7.1; decision 0022',
  allow: 'anyone',
  permission: 'OAUTH.ISSUE_TOKENS',
  writes: 'own',
  request: Shape({
    clientId: maybeNull(Text(100, 1)),
    client_id: maybeNull(Text(100, 1)),
    clientSecret: maybeNull(Text(4096, 1)),
    client_secret: maybeNull(Text(4096, 1)),
    grantType: maybe(Type.Enum(grants)),
    grant_type: maybe(Type.Enum(grants)),
    refreshToken: maybeNull(Text(4096, 1)),
    refresh_token: maybeNull(Text(4096, 1)),
    code: maybeNull(Text(4096, 1)),
    codeVerifier: maybeNull(Text(4096)),
    code_verifier: maybeNull(Text(4096)),
    redirectUri: maybeNull(Text(2048)),
    redirect_uri: maybeNull(Text(2048)),
    memberId: maybeNull(Guid),
    member_id: maybeNull(Guid),
    sessionToken: maybeNull(Text(4096, 1)),
    session_token: maybeNull(Text(4096, 1)),
    instanceId: maybeNull(Text(100, 1)),
    instance_id: maybeNull(Text(100, 1)),
    accessToken: maybeNull(Text(4096, 1)),
    access_token: maybeNull(Text(4096, 1)),
    scope: maybeNull(Text(1000)),
  }),
  response: TokenAnswer,
  problems,
  example: { clientId: '00000000-0000-4000-8000-000000000001', grantType: 'anonymous' },
})

export const tokenInfo = call({
  method: 'POST',
  path: '/oauth2/token-info',
  family: 'oauth',
  summary: 'Get the subject and validity of an access token.',
  description: 'Invalid tokens return no details. Times are in seconds since 1970. The instance ID of an app is its site’s ID.',
  source: 'wire §7.1',
  allow: 'anyone',
  permission: 'OAUTH.READ_TOKENS',
  writes: false,
  request: Shape({ token: Text(4096, 1) }),
  response: Shape({
    active: Type.Boolean(),
    subjectType: Type.Enum(['VISITOR', 'MEMBER', 'APP', 'UNKNOWN']),
    subjectId: maybe(Type.String()),
    exp: maybe(Type.Integer()),
    iat: maybe(Type.Integer()),
    clientId: maybe(Type.String()),
    siteId: maybe(Type.String()),
    instanceId: maybe(Type.String()),
  }),
  problems: {},
  example: { token: 'an access token' },
})

export const appAccess = call({
  method: 'POST',
  path: '/oauth/access',
  family: 'oauth',
  summary: 'Get a member’s tokens for an app with a secret.',
  description: 'Exchanges a code from the hosted page, or a refresh token, as at the token endpoint.',
  source: 'wire §7.1',
  allow: 'anyone',
  permission: 'OAUTH.ISSUE_TOKENS',
  writes: 'own',
  request: Shape({
    grant_type: maybe(Type.Enum(['authorization_code', 'refresh_token'])),
    grantType: maybe(Type.Enum(['authorization_code', 'refresh_token'])),
    client_id: maybe(Text(100, 1)),
    clientId: maybe(Text(100, 1)),
    client_secret: maybe(Text(4096, 1)),
    clientSecret: maybe(Text(4096, 1)),
    code: maybe(Text(4096, 1)),
    code_verifier: maybe(Text(4096)),
    codeVerifier: maybe(Text(4096)),
    redirect_uri: maybe(Text(2048)),
    redirectUri: maybe(Text(2048)),
    refresh_token: maybe(Text(4096, 1)),
    refreshToken: maybe(Text(4096, 1)),
  }),
  response: TokenAnswer,
  problems,
  example: {
    grant_type: 'refresh_token',
    client_id: '00000000-0000-4000-8000-000000000001',
    client_secret: 'the app’s secret',
    refresh_token: 'a refresh token',
  },
})

const Pairs = maybe(Type.Array(Shape({ key: maybe(Text(1000)), value: maybe(Text(10_000)) }), { maxItems: 100 }))

export const tokenByEnvelope = call({
  method: 'POST',
  path: '/_api/oauth2/token',
  family: 'oauth',
  summary: 'Get tokens with the HTTP request and response in an envelope.',
  description:
    'The token endpoint as generated functions of the packages call it: the request and response bodies are JSON in base64, with the ' +
    'response status next to it. Errors of the token endpoint are returned inside the envelope.',
  source: 'wire §7.1; calls.csv oauth.token',
  allow: 'anyone',
  permission: 'OAUTH.ISSUE_TOKENS',
  writes: 'own',
  request: Shape({
    body: maybe(Type.String({ maxLength: 100_000, pattern: '^[A-Za-z0-9+/]*={0,2}$', form: 'bytes in base64' })),
    method: maybe(Text(10)),
    rawPath: maybe(Text(2000)),
    rawQuery: maybe(Text(10_000)),
    headers: Pairs,
    pathParams: Pairs,
    queryParams: Pairs,
  }),
  response: Shape({
    body: Type.String(),
    statusCode: Type.Integer(),
    headers: Type.Array(Shape({ key: Type.String(), value: Type.String() })),
  }),
  problems: {},
  example: { body: 'e30=' },
})
