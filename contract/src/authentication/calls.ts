import { Type } from 'typebox'
import { call } from '../call.ts'
import { Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { CaptchaTokens, Identity, IdentityProfile, LoginId, Password, StateAnswer, StateToken } from './identity.ts'
import { credentialProblems, providerProblems, stateProblems } from './problems.ts'

const { '-19971': captchaMissing, '-19970': captchaInvalid } = credentialProblems
const captchaProblems = { '-19971': captchaMissing, '-19970': captchaInvalid } as const
const registerProblems = {
  '-19995': { status: 409, message: 'A member with this email address already exists.' },
  ...captchaProblems,
} as const

const credentials = { method: 'POST', family: 'authentication', allow: ['visitor', 'member'], writes: 'own' } as const

export const registerV2 = call({
  ...credentials,
  path: '/v2/register',
  summary: 'Become a member with an e-mail address and a password.',
  description:
    'Makes a member. As the site has it, the answer is SUCCESS with a session, REQUIRE_EMAIL_VERIFICATION after a code was sent, or ' +
    'REQUIRE_OWNER_APPROVAL. Of several who ask for one address at once one becomes a member, the others are refused `-19995`; where ' +
    'the site conceals accounts, all are answered REQUIRE_EMAIL_VERIFICATION, and a mail says that there is an account (threat A06). ' +
    'Limits: by address and network, TOO_MANY_REQUESTS.',
  source: 'site §7 "Authentication"; wire §7.2; threats A05, A06',
  permission: 'IAM.REGISTER',
  request: Shape({
    loginId: LoginId,
    password: Password,
    profile: maybeNull(IdentityProfile),
    captchaTokens: maybeNull(CaptchaTokens),
    clientMetaData: maybeNull(Free),
  }),
  response: StateAnswer,
  problems: registerProblems,
  example: { loginId: { email: 'mia@example.com' }, password: 'a windowsill full of basil', profile: { nickname: 'Mia' } },
})

export const loginV2 = call({
  ...credentials,
  path: '/v2/login',
  summary: 'Sign in with an e-mail address and a password.',
  description:
    'Signs a member in. An unknown address, a wrong password and a body that makes no sense are one refusal, `-19976`, after the same ' +
    'work; it never answers a list of violations. After ten wrong passwords for an account within a quarter of an hour: ' +
    'TOO_MANY_REQUESTS, to the right password too.',
  source: 'site §7 "Authentication"; wire §7.2; threats A01, A02, A20',
  permission: 'IAM.LOGIN',
  violationsAs: '-19976',
  request: Shape({
    loginId: Shape({ email: Text(500, 1) }),
    password: Text(256, 1),
    captchaTokens: maybeNull(CaptchaTokens),
    clientMetaData: maybeNull(Free),
    stateToken: maybeNull(Text(1000)),
  }),
  response: StateAnswer,
  problems: credentialProblems,
  example: { loginId: { email: 'mia@example.com' }, password: 'a windowsill full of basil' },
})

const Inputs = Type.Record(Type.String(), Text(1000))
const Identifier = Shape({ email: maybeNull(Text(500)), userName: maybeNull(Text(500)) })

export const register = call({
  ...credentials,
  path: '/v1/register',
  summary: 'Become a member, as the older packages ask for it.',
  description: "The older packages' way to register: the address stands in the identity, the password among the inputs.",
  source: 'site §7 "Authentication"; wire §7.2',
  permission: 'IAM.REGISTER',
  request: Shape({
    identity: Shape({
      identifiers: maybeNull(Type.Array(Identifier, { maxItems: 10 })),
      email: maybeNull(Shape({ address: maybeNull(Text(254)), isVerified: readOnly(Type.Boolean()) })),
      identityProfile: maybeNull(IdentityProfile),
    }),
    authenticatorId: maybeNull(Text(100)),
    inputs: maybe(Inputs),
    captchaTokens: maybeNull(CaptchaTokens),
  }),
  response: StateAnswer,
  problems: registerProblems,
  example: { identity: { email: { address: 'mia@example.com' } }, inputs: { password: 'a windowsill full of basil' } },
})

export const login = call({
  ...credentials,
  path: '/v1/login',
  summary: 'Sign in, as the older packages ask for it.',
  description: "The older packages' way to sign in: the password stands among the inputs. Refuses as `/v2/login` does.",
  source: 'site §7 "Authentication"; wire §7.2',
  permission: 'IAM.LOGIN',
  violationsAs: '-19976',
  request: Shape({
    identifier: maybeNull(Identifier),
    loginId: maybeNull(Shape({ email: Text(500, 1) })),
    authenticatorId: maybeNull(Text(100)),
    inputs: maybe(Inputs),
    captchaTokens: maybeNull(CaptchaTokens),
  }),
  response: StateAnswer,
  problems: credentialProblems,
  example: { identifier: { email: 'mia@example.com' }, inputs: { password: 'a windowsill full of basil' } },
})

export const changePassword = call({
  method: 'POST',
  path: '/v2/change-password',
  family: 'authentication',
  summary: 'Choose another password.',
  description:
    "Sets another password for the member who asks, ends all of the member's other sessions and everything under way. Needs a session " +
    'that was opened less than ten minutes ago: whoever finds an open browser is asked for the password that there is.',
  source: 'site §7 "Authentication"; threat A09',
  allow: ['member'],
  permission: 'IAM.CHANGE_PASSWORD',
  writes: 'own',
  request: Shape({ newPassword: Password }),
  response: Shape({}),
  problems: {
    RECENT_LOGIN_REQUIRED: { status: 403, message: 'Sign in again before you change the password.' },
  },
  example: { newPassword: 'a balcony full of thyme' },
})

export const proceedToNextState = call({
  ...credentials,
  path: '/v1/state/proceed',
  summary: 'Go on with a sign-in that waited for the owner, or for a code.',
  description:
    'How far a sign-in has come by now. As long as it waits, its token stays good; once it has come to SUCCESS the token is used up.',
  source: 'site §7 "Authentication"; threat A08',
  permission: 'IAM.LOGIN',
  request: Shape({ stateToken: StateToken }),
  response: StateAnswer,
  problems: stateProblems,
})

export const signOn = call({
  method: 'POST',
  path: '/v2/sign-on',
  family: 'authentication',
  summary: 'Sign a member in without credentials, on the word of an app.',
  description:
    'Signs in whoever an app vouches for, and makes the member where there is none. `verifyEmail`: the app has seen that the address is ' +
    'theirs; of an account whose address nobody had verified before, password and sessions end with that. Without `sessionToken` the ' +
    "member waits, or may not be signed in: the identity's status says which. Only for apps and owners: it asks for no credentials.",
  source: 'site §7 "Authentication"; wire §7.5; threat A10',
  allow: ['owner', 'app'],
  permission: 'IAM.AUTHENTICATION_SIGN_ON',
  writes: 'own',
  request: Shape({
    loginId: LoginId,
    profile: maybeNull(IdentityProfile),
    verifyEmail: maybeNull(Type.Boolean()),
    mergeExistingContact: maybeNull(Type.Boolean()),
  }),
  response: Shape({ sessionToken: maybe(Type.String()), identity: Identity }),
  problems: {},
  example: { loginId: { email: 'rui@example.com' }, verifyEmail: true },
})

export const loginWithIdpConnectionTokenParams = call({
  ...credentials,
  path: '/v1/sso/login-with-token-params',
  summary: 'Sign in with what an OpenID provider answered.',
  description:
    "Signs in whoever an OpenID provider knows. `tokenParams.id_token` must be one of the provider's, for this site's client there, not " +
    'expired, shown for the first time, with the nonce that `getSignInOptions` gave this caller, and with a verified e-mail address. ' +
    'Who is known by that provider signs in; a member whose address is verified is linked; anybody else becomes a member.',
  source: 'site §7 "Authentication"; threat A11',
  permission: 'IAM.LOGIN',
  request: Shape({ idpConnectionId: Guid, tokenParams: Type.Record(Type.String(), Text(20_000)) }),
  response: StateAnswer,
  problems: providerProblems,
  example: { idpConnectionId: 'dead0000-0000-4000-8000-000000000000', tokenParams: { id_token: 'eyJ' } },
})

export const beginSingleSignOn = call({
  method: 'POST',
  family: 'stoa',
  allow: ['visitor', 'member'],
  writes: 'own',
  path: '/v1/single-sign-on/begin',
  summary: 'Begin to sign in at an OpenID provider.',
  description:
    'Begins a sign-in at an OpenID provider: where to send the browser, and the ticket that only this browser may keep, for ten ' +
    'minutes. The provider leads back to `/login/callback/{idpConnectionId}` of this site, which must be registered there. State, nonce ' +
    'and PKCE verifier are made of it; the page that is led back to shows the ticket to `completeSingleSignOn`. Limits: by network, ' +
    'TOO_MANY_REQUESTS.',
  source: 'DESIGN §7 "SSO"; threats A11, A21; decision 0027',
  permission: 'IAM.LOGIN',
  request: Shape({
    idpConnectionId: Guid,
    /** The provider must see the person sign in for this, however lately they did: before something important. */
    anew: maybe(Type.Boolean()),
  }),
  response: Shape({
    /** The provider’s page. */
    authorizationUrl: Type.String(),
    state: Type.String(),
    ticket: Type.String(),
    expiresDate: Instant,
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
  path: '/v1/single-sign-on/complete',
  summary: 'Sign in with what a provider led back with.',
  description:
    'Ends a sign-in at an OpenID provider: `query` is what stood behind the question mark of the address that the provider led back to, ' +
    "`ticket` what this browser kept. Takes each once. The code in it is changed for an ID token, with PKCE and the client's secret; " +
    'from there on all is as with `loginWithIdpConnectionTokenParams`. What the ID token leaves out of name and address is asked at the ' +
    "provider's userinfo.",
  source: 'DESIGN §7 "SSO"; threats A11, A20, A21; decision 0027',
  permission: 'IAM.LOGIN',
  request: Shape({ idpConnectionId: Guid, ticket: maybe(Text(200)), query: Text(16_000) }),
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
