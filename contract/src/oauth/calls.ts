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

/** Tokens as every grant answers them; `expires_in` is seconds. An app by itself has no refresh token: it proves who it is each time. */
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
  summary: 'Get tokens: for a visitor, a member or an app. Keys are taken in camelCase and in snake_case.',
  description:
    'Tokens. `anonymous`: for a new visitor, with a client id. `refresh_token`: new ones for the same visitor or member; a client id ' +
    "sent along must be the token's own. Of a client that rotates, each use of a member's refresh token replaces it, and one that comes " +
    "again later than ten seconds ends its whole session; of others the first stays. `authorization_code`: a member's, for a code of " +
    'the hosted page, within 60 seconds, once, with the client id, the redirect uri and the verifier it was made for. ' +
    "`authorized_client`: a member's, for a key of the owner's or an app's token, by `member_id`, alone or with the `session_token` of " +
    "a sign-on; the header is `Authorization: <access token>,<key>`. `client_credentials` and `strip_bound_session`: an app's own. A " +
    "member's tokens are dead once the session has ended, or the member is blocked or deleted.",
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
  summary: 'Ask whom an access token speaks for, and whether it does still.',
  description:
    'What an access token says, and whether it is worth anything now. Of one that is not, nothing is told. Times are seconds since ' +
    '1970. The instance of an app is the site it belongs to.',
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
  summary: 'Get tokens for an app with its secret, for a code or a refresh token.',
  description:
    "A member's tokens for an app that has a secret: for a code of the hosted page, or for a refresh token, as at the token endpoint.",
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
  summary: 'Get tokens, with request and answer in an envelope of raw HTTP.',
  description:
    "The token endpoint in an envelope, as a generated function of the packages asks for it at hosts of its own: the request's body is " +
    "JSON in base64, and so is the answer's, whose status stands beside it. Whatever the endpoint refuses is an answer here.",
  source: 'wire §7.1; calls.csv oauth.token',
  allow: 'anyone',
  permission: 'OAUTH.ISSUE_TOKENS',
  writes: 'own',
  request: Shape({
    body: maybe(Type.String({ maxLength: 100_000, pattern: '^[A-Za-z0-9+/]*={0,2}$', description: 'bytes in base64' })),
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
