import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

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
  access_token: field(Type.String(), 'Token to send as `Authorization`, without a prefix.'),
  refresh_token: maybe(Type.String(), 'Token to get the next access token with. Absent for an app’s own token.'),
  expires_in: field(Type.Integer(), 'Seconds until the access token expires.'),
  token_type: field(Type.String(), 'Kind of the token; always `Bearer`.'),
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
  secretAnswer: true,
  request: Shape({
    clientId: maybeNull(Text(100, 1), 'ID of the OAuth client or app.'),
    client_id: maybeNull(Text(100, 1), 'Another name of `clientId`.'),
    clientSecret: maybeNull(Text(4096, 1), 'Secret of an app. OAuth clients have none.'),
    client_secret: maybeNull(Text(4096, 1), 'Another name of `clientSecret`.'),
    grantType: maybe(Type.Enum(grants), 'What the tokens are given for; see the description of the call.'),
    grant_type: maybe(Type.Enum(grants), 'Another name of `grantType`.'),
    refreshToken: maybeNull(Text(4096, 1), 'The refresh token, for the grant `refresh_token`.'),
    refresh_token: maybeNull(Text(4096, 1), 'Another name of `refreshToken`.'),
    code: maybeNull(Text(4096, 1), 'The code from the hosted page, for the grant `authorization_code`.'),
    codeVerifier: maybeNull(Text(4096), 'The secret whose hash the authorization request had as `codeChallenge`.'),
    code_verifier: maybeNull(Text(4096), 'Another name of `codeVerifier`.'),
    redirectUri: maybeNull(Text(2048), 'The return address of the authorization request, exactly as it was sent.'),
    redirect_uri: maybeNull(Text(2048), 'Another name of `redirectUri`.'),
    memberId: maybeNull(Guid, 'ID of the member to act for, for the grant `authorized_client`.'),
    member_id: maybeNull(Guid, 'Another name of `memberId`.'),
    sessionToken: maybeNull(Text(4096, 1), 'Session that `signOn` returned, which the tokens continue.'),
    session_token: maybeNull(Text(4096, 1), 'Another name of `sessionToken`.'),
    instanceId: maybeNull(Text(100, 1), 'The site’s ID, for an app’s own token.'),
    instance_id: maybeNull(Text(100, 1), 'Another name of `instanceId`.'),
    accessToken: maybeNull(Text(4096, 1), 'The token to exchange, for the grant `strip_bound_session`.'),
    access_token: maybeNull(Text(4096, 1), 'Another name of `accessToken`.'),
    scope: maybeNull(Text(1000), 'Limits of the tokens. Ignored: they aren’t limited further than their caller.'),
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
  request: Shape({ token: field(Text(4096, 1), 'The access token to look at.') }),
  response: Shape({
    active: field(Type.Boolean(), 'Whether the token is valid. If not, `subjectType` is UNKNOWN and the other fields are absent.'),
    subjectType: field(Type.Enum(['VISITOR', 'MEMBER', 'APP', 'UNKNOWN']), 'Whom the token belongs to.'),
    subjectId: maybe(Type.String(), 'ID of the visitor, member or app.'),
    exp: maybe(Type.Integer(), 'When the token expires, in seconds since 1970.'),
    iat: maybe(Type.Integer(), 'When the token was issued, in seconds since 1970.'),
    clientId: maybe(Type.String(), 'ID of the OAuth client or app that the token was issued to.'),
    siteId: maybe(Type.String(), 'ID of the site that the token is for.'),
    instanceId: maybe(Type.String(), 'For an app: the site’s ID.'),
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
  secretAnswer: true,
  request: Shape({
    grant_type: maybe(Type.Enum(['authorization_code', 'refresh_token']), 'What the tokens are given for: a code or a refresh token.'),
    grantType: maybe(Type.Enum(['authorization_code', 'refresh_token']), 'Another name of `grant_type`.'),
    client_id: maybe(Text(100, 1), 'ID of the app.'),
    clientId: maybe(Text(100, 1), 'Another name of `client_id`.'),
    client_secret: maybe(Text(4096, 1), 'Secret of the app.'),
    clientSecret: maybe(Text(4096, 1), 'Another name of `client_secret`.'),
    code: maybe(Text(4096, 1), 'The code from the hosted page.'),
    code_verifier: maybe(Text(4096), 'The secret whose hash the authorization request had as `codeChallenge`.'),
    codeVerifier: maybe(Text(4096), 'Another name of `code_verifier`.'),
    redirect_uri: maybe(Text(2048), 'The return address of the authorization request, exactly as it was sent.'),
    redirectUri: maybe(Text(2048), 'Another name of `redirect_uri`.'),
    refresh_token: maybe(Text(4096, 1), 'The refresh token to use.'),
    refreshToken: maybe(Text(4096, 1), 'Another name of `refresh_token`.'),
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

const Pairs = maybe(
  Type.Array(
    Shape({ key: maybe(Text(1000), 'Name of the header or parameter.'), value: maybe(Text(10_000), 'Value of the header or parameter.') }),
    { maxItems: 100 },
  ),
)

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
    body: maybe(
      Type.String({ maxLength: 100_000, pattern: '^[A-Za-z0-9+/]*={0,2}$', form: 'bytes in base64' }),
      'The request of the token endpoint as JSON in base64.',
    ),
    method: maybe(Text(10), 'HTTP method of the request inside. Ignored.'),
    rawPath: maybe(Text(2000), 'Path of the request inside. Ignored.'),
    rawQuery: maybe(Text(10_000), 'Query string of the request inside. Ignored.'),
    headers: field(Pairs, 'Headers of the request inside. Ignored.'),
    pathParams: field(Pairs, 'Path parameters of the request inside. Ignored.'),
    queryParams: field(Pairs, 'Query parameters of the request inside. Ignored.'),
  }),
  response: Shape({
    body: field(Type.String(), 'The response of the token endpoint as JSON in base64.'),
    statusCode: field(Type.Integer(), 'HTTP status of the token endpoint’s response.'),
    headers: field(
      Type.Array(Shape({ key: field(Type.String(), 'Name of the header.'), value: field(Type.String(), 'Value of the header.') })),
      'Headers of the token endpoint’s response. Always empty.',
    ),
  }),
  problems: {},
  example: { body: 'e30=' },
})
