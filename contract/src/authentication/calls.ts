import { Type } from 'typebox'
import { call } from '../call.ts'
import { captchaProblems, CaptchaTokens } from '../captcha.ts'
import { field, Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { Identity, IdentityProfile, LoginId, Password, StateAnswer, StateToken } from './identity.ts'
import { credentialProblems, providerProblems, stateProblems } from './problems.ts'

const registerProblems = {
  '-19995': { status: 409, message: 'A member with this email address already exists.' },
  ...captchaProblems,
} as const

const credentials = { method: 'POST', family: 'authentication', allow: ['visitor', 'member'], writes: 'own' } as const

export const registerV2 = call({
  ...credentials,
  path: '/v2/register',
  summary: 'Register a member with an email address and a password.',
  description:
    'Creates a member. Depending on the sign-in settings, the response is SUCCESS with a session, REQUIRE_EMAIL_VERIFICATION after a ' +
    'code was sent, or REQUIRE_OWNER_APPROVAL. If the email address is already in use, the call fails with `-19995`; sites that ' +
    'conceal accounts return REQUIRE_EMAIL_VERIFICATION instead and email the existing member (threat A06). After five ' +
    'attempts with an email address within an hour, it fails with `-19971` without a solved captcha (`getCaptchaChallenge`); after ' +
    'sixty from a network, with TOO_MANY_REQUESTS.',
  source: 'site §7 "Authentication"; wire §7.2; threats A05, A06',
  permission: 'IAM.REGISTER',
  secretAnswer: true,
  request: Shape({
    loginId: field(LoginId, 'Address that the person signs in with from now on.'),
    password: field(Password, 'Password of 8 to 256 characters. The most common ones are rejected.'),
    profile: maybeNull(IdentityProfile, 'What the person says about themselves. Nothing if absent or null.'),
    captchaTokens: maybeNull(CaptchaTokens, 'Solved captcha, if one is needed.'),
    clientMetaData: maybeNull(Free, 'What the package says about itself. Ignored.'),
  }),
  response: StateAnswer,
  problems: registerProblems,
  example: { loginId: { email: 'mia@example.com' }, password: 'a windowsill full of basil', profile: { nickname: 'Mia' } },
})

export const loginV2 = call({
  ...credentials,
  path: '/v2/login',
  summary: 'Sign in with an email address and a password.',
  description:
    'An unknown address, a wrong password and a malformed request all fail with `-19976` after the same work; this call never returns ' +
    'violations. After five wrong passwords for an account within 15 minutes, it fails with `-19971` without a solved captcha ' +
    '(`getCaptchaChallenge`), even if the password is correct; after thirty from a network, with TOO_MANY_REQUESTS.',
  source: 'site §7 "Authentication"; wire §7.2; threats A01, A02, A20',
  permission: 'IAM.LOGIN',
  violationsAs: '-19976',
  secretAnswer: true,
  request: Shape({
    loginId: field(
      Shape({ email: field(Text(500, 1), 'Email address of the account, in any case.') }),
      'Address that the person signs in with.',
    ),
    password: field(Text(256, 1), 'Password of the account.'),
    captchaTokens: maybeNull(CaptchaTokens, 'Solved captcha, if one is needed.'),
    clientMetaData: maybeNull(Free, 'What the package says about itself. Ignored.'),
    stateToken: maybeNull(Text(1000), 'Token of an earlier sign-in. Ignored: a sign-in with a password begins anew.'),
  }),
  response: StateAnswer,
  problems: credentialProblems,
  example: { loginId: { email: 'mia@example.com' }, password: 'a windowsill full of basil' },
})

const Inputs = Type.Record(Type.String(), Text(1000))
const Identifier = Shape({
  email: maybeNull(Text(500), 'Email address of the account.'),
  userName: maybeNull(Text(500), 'Name of the account in other systems. Only an email address signs in here.'),
})

export const register = call({
  ...credentials,
  path: '/v1/register',
  summary: 'Register a member (older packages).',
  description: 'Like `/v2/register`, with the email address in the identity and the password in the inputs.',
  source: 'site §7 "Authentication"; wire §7.2',
  permission: 'IAM.REGISTER',
  secretAnswer: true,
  request: Shape({
    identity: field(
      Shape({
        identifiers: maybeNull(Type.Array(Identifier, { maxItems: 10 }), 'Names to sign in with. The first email address counts.'),
        email: maybeNull(
          Shape({
            address: maybeNull(Text(254), 'Email address of the account.'),
            isVerified: readOnly(Type.Boolean(), 'Whether the address was verified. Only the server says so.'),
          }),
          'Address to sign in with, if not among the identifiers.',
        ),
        identityProfile: maybeNull(IdentityProfile, 'What the person says about themselves.'),
      }),
      'The person who registers.',
    ),
    authenticatorId: maybeNull(Text(100), 'Way of signing in. Ignored: there is one.'),
    inputs: maybe(Inputs, 'The password, as `{ "password": … }`.'),
    captchaTokens: maybeNull(CaptchaTokens, 'Solved captcha, if one is needed.'),
  }),
  response: StateAnswer,
  problems: registerProblems,
  example: { identity: { email: { address: 'mia@example.com' } }, inputs: { password: 'a windowsill full of basil' } },
})

export const login = call({
  ...credentials,
  path: '/v1/login',
  summary: 'Sign in (older packages).',
  description: 'Like `/v2/login`, with the password in the inputs. Fails with the same errors.',
  source: 'site §7 "Authentication"; wire §7.2',
  permission: 'IAM.LOGIN',
  violationsAs: '-19976',
  secretAnswer: true,
  request: Shape({
    identifier: maybeNull(Identifier, 'Name to sign in with.'),
    loginId: maybeNull(
      Shape({ email: field(Text(500, 1), 'Email address of the account, in any case.') }),
      'Address to sign in with, if there is no `identifier`.',
    ),
    authenticatorId: maybeNull(Text(100), 'Way of signing in. Ignored: there is one.'),
    inputs: maybe(Inputs, 'The password, as `{ "password": … }`.'),
    captchaTokens: maybeNull(CaptchaTokens, 'Solved captcha, if one is needed.'),
  }),
  response: StateAnswer,
  problems: credentialProblems,
  example: { identifier: { email: 'mia@example.com' }, inputs: { password: 'a windowsill full of basil' } },
})

export const changePassword = call({
  method: 'POST',
  path: '/v2/change-password',
  family: 'authentication',
  summary: 'Change the password of the signed-in member.',
  description:
    'Sets a new password and ends all other sessions and pending sign-ins of the member. Requires a session that was started less than ' +
    'ten minutes ago; older sessions must sign in again with the current password.',
  source: 'site §7 "Authentication"; threat A09',
  allow: ['member'],
  permission: 'IAM.CHANGE_PASSWORD',
  writes: 'own',
  request: Shape({ newPassword: field(Password, 'Password of 8 to 256 characters. The most common ones are rejected.') }),
  response: Shape({}),
  problems: {
    RECENT_LOGIN_REQUIRED: { status: 403, message: 'Sign in again before you change the password.' },
  },
  example: { newPassword: 'a balcony full of thyme' },
})

export const proceedToNextState = call({
  ...credentials,
  path: '/v1/state/proceed',
  summary: 'Continue a sign-in that waits for approval or a code.',
  description:
    'Returns the current state of a sign-in. The state token remains valid while the sign-in is pending and is used up on SUCCESS.',
  source: 'site §7 "Authentication"; threat A08',
  permission: 'IAM.LOGIN',
  secretAnswer: true,
  request: Shape({ stateToken: field(StateToken, 'Token of the pending sign-in.') }),
  response: StateAnswer,
  problems: stateProblems,
})

export const signOn = call({
  method: 'POST',
  path: '/v2/sign-on',
  family: 'authentication',
  summary: 'Sign in a member on behalf of an app, without credentials.',
  description:
    'Signs in a member, and creates the member if needed. With `verifyEmail`, the app confirms that the address belongs to the member; ' +
    'if the address was unverified before, the account’s password and sessions are revoked. If `sessionToken` is missing, the member ' +
    'is pending or can’t sign in: see the identity’s status. For apps and owners only.',
  source: 'site §7 "Authentication"; wire §7.5; threat A10',
  allow: ['owner', 'app'],
  permission: 'IAM.AUTHENTICATION_SIGN_ON',
  writes: 'own',
  secretAnswer: true,
  request: Shape({
    loginId: field(LoginId, 'Address of the member to sign in, or to create.'),
    profile: maybeNull(IdentityProfile, 'Profile of a member who is created.'),
    verifyEmail: maybeNull(Type.Boolean(), 'Whether the app has checked that the address belongs to the person. False by default.'),
    mergeExistingContact: maybeNull(Type.Boolean(), 'Whether to join the member with a contact of the same address.'),
  }),
  response: Shape({
    sessionToken: maybe(Type.String(), 'Session of the member. Absent if the member is pending or can’t sign in.'),
    identity: field(Identity, 'The member who is signed in.'),
  }),
  problems: {},
  example: { loginId: { email: 'rui@example.com' }, verifyEmail: true },
})

export const loginWithIdpConnectionTokenParams = call({
  ...credentials,
  path: '/v1/sso/login-with-token-params',
  summary: 'Sign in with an ID token from an OpenID provider.',
  description:
    '`tokenParams.id_token` must be issued by the provider for this site’s client, unexpired and unused, with the nonce that ' +
    '`getSignInOptions` returned to this caller and with a verified email address. Signs in the member who is linked to the provider; ' +
    'otherwise links the member with the same verified address, or creates one.',
  source: 'site §7 "Authentication"; threat A11',
  permission: 'IAM.LOGIN',
  secretAnswer: true,
  request: Shape({
    idpConnectionId: field(Guid, 'ID of the connection to the provider, from `getSignInOptions`.'),
    tokenParams: field(Type.Record(Type.String(), Text(20_000)), 'The provider’s token, as `{ "id_token": … }`.'),
  }),
  response: StateAnswer,
  problems: providerProblems,
  example: { idpConnectionId: 'dead0000-0000-4000-8000-000000000000', tokenParams: { id_token: 'eyJ' } },
})

export const beginSingleSignOn = call({
  method: 'POST',
  family: 'stoa',
  allow: ['visitor', 'member'],
  writes: 'own',
  secretAnswer: true,
  path: '/v1/single-sign-on/begin',
  summary: 'Start a sign-in at an OpenID provider.',
  description:
    'Returns the URL to send the browser to, and a ticket that only this browser may store, valid for ten minutes. The provider ' +
    'redirects to `/login/callback/{idpConnectionId}` of this site, which must be registered there. State, nonce and PKCE verifier are ' +
    'derived from the ticket, which the callback page passes to `completeSingleSignOn`. Rate limited by network: TOO_MANY_REQUESTS.',
  source: 'DESIGN §7 "SSO"; threats A11, A21; decision 0027',
  permission: 'IAM.LOGIN',
  request: Shape({
    idpConnectionId: field(Guid, 'ID of the connection to the provider, from `getSignInOptions`.'),
    anew: maybe(
      Type.Boolean(),
      'Whether the provider must ask for credentials again, however recently the person signed in. False by default.',
    ),
  }),
  response: Shape({
    authorizationUrl: field(Type.String(), 'Page of the provider to send the browser to.'),
    state: field(Type.String(), 'Text that the provider sends back with its answer.'),
    ticket: field(Type.String(), 'Secret that only this browser may store, for `completeSingleSignOn`.'),
    expiresDate: field(Instant, 'When the ticket stops working.'),
  }),
  problems: {
    IDP_CONNECTION_NOT_FOUND: providerProblems.IDP_CONNECTION_NOT_FOUND,
    IDP_UNAVAILABLE: providerProblems.IDP_UNAVAILABLE,
  },
  example: { idpConnectionId: 'dead0000-0000-4000-8000-000000000000' },
})

export const completeSingleSignOn = call({
  method: 'POST',
  family: 'stoa',
  allow: ['visitor', 'member'],
  writes: 'own',
  secretAnswer: true,
  path: '/v1/single-sign-on/complete',
  summary: 'Complete a sign-in at an OpenID provider.',
  description:
    '`query` is the query string that the provider redirected with, `ticket` the stored ticket; each works once. The code is exchanged ' +
    'for an ID token with PKCE and the client secret, then handled as in `loginWithIdpConnectionTokenParams`. If the ID token has no ' +
    'name or email address, they are read from the provider’s userinfo endpoint.',
  source: 'DESIGN §7 "SSO"; threats A11, A20, A21; decision 0027',
  permission: 'IAM.LOGIN',
  request: Shape({
    idpConnectionId: field(Guid, 'ID of the connection to the provider.'),
    ticket: maybe(Text(200), 'The ticket that this browser stored. Without it, the sign-in fails.'),
    query: field(Text(16_000), 'Query string that the provider redirected with, without its question mark.'),
  }),
  response: StateAnswer,
  problems: {
    ...providerProblems,
    IDP_SIGN_IN_OVER: { status: 409, message: 'This sign-in is invalid or has expired. Start again.' },
    IDP_SIGN_IN_USED: { status: 409, message: 'This sign-in has already been completed. Start again.' },
    IDP_OTHER_BROWSER: { status: 403, message: 'This sign-in was started in another browser. Start again in this one.' },
    IDP_DECLINED: { status: 403, message: 'The sign-in was cancelled at the provider.' },
    IDP_FAILED: { status: 502, message: 'The provider couldn’t complete the sign-in. Try again.' },
  },
  example: { idpConnectionId: 'dead0000-0000-4000-8000-000000000000', query: 'state=x&code=y' },
})
