import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, maybe, Shape, Text } from '../scalars.ts'
import { CaptchaChallenge } from './captcha.ts'
import { ConnectionFinding } from './findings.ts'
import { connection, SignInOptions, SignInSettings, SignInSettingsUpdate } from './settings.ts'

const desk = { family: 'stoa', allow: ['owner', 'app'], source: 'DESIGN §7; site §4; threats A06, A11, A22' } as const

export const getSignInSettings = call({
  ...desk,
  method: 'GET',
  path: '/v1/sign-in/settings',
  summary: 'Read how visitors become members.',
  description:
    'How visitors become members, with the `revision` that a change must name. A site that never chose is OPEN, verifies nothing and ' +
    'asks for no captcha.',
  permission: 'SIGN_IN.READ_SETTINGS',
  writes: false,
  request: Shape({}),
  response: Shape({ settings: SignInSettings }),
  problems: {},
  example: {},
})

export const updateSignInSettings = call({
  ...desk,
  method: 'PATCH',
  path: '/v1/sign-in/settings',
  summary: 'Change how visitors become members.',
  description:
    'Changes some of the settings: each that is sent is replaced whole, each that is left out stays. Where somebody else was faster ' +
    'nothing is written, and SIGN_IN_SETTINGS_CHANGED is answered.',
  permission: 'SIGN_IN.MODIFY_SETTINGS',
  writes: true,
  request: Shape({ settings: SignInSettingsUpdate }),
  response: Shape({ settings: SignInSettings }),
  problems: {
    SIGN_IN_SETTINGS_CHANGED: {
      status: 409,
      message: 'Someone else has changed these settings. Read them again and retry.',
      data: Shape({ revision: Type.String() }),
    },
  },
  example: { settings: { revision: '1', signUp: 'APPROVAL' } },
})

export const getSignInOptions = call({
  method: 'GET',
  path: '/v1/sign-in/options',
  family: 'stoa',
  summary: 'Which ways to sign in a site has.',
  description: 'What a page that signs people in shows: which fields, which captcha, which buttons. It tells no secret.',
  source: 'screens §4: sign-in; threats A11, A22',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'SIGN_IN.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ options: SignInOptions }),
  problems: {},
  example: {},
})

export const getCaptchaChallenge = call({
  method: 'GET',
  path: '/v1/sign-in/captcha-challenge',
  family: 'stoa',
  summary: 'Get work whose answer shows that somebody took the time.',
  description: 'Work for a captcha, good for ten minutes and one sign-in. Its answer is sent among the `captchaTokens`.',
  source: 'DESIGN §7 "captcha"; threat A22',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'SIGN_IN.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ challenge: CaptchaChallenge }),
  problems: {},
  example: {},
})

export const checkConnection = call({
  family: 'stoa',
  allow: ['owner', 'app'],
  method: 'POST',
  path: '/v1/sign-in/check-connection',
  summary: 'Find out whether a provider can sign members in.',
  description:
    'Asks a provider what it says of itself, and tells everything that would keep members from signing in there. Where the client is ' +
    'named that is tried too: the provider is shown a code that is none, and says by its refusal whether it knows client and secret. ' +
    'The secret of a connection that is kept is taken by its `id`, for the issuer and client it was given for. Nothing is saved. ' +
    'Limits: by network, TOO_MANY_REQUESTS.',
  source: 'screens §5: settings/signin; decision 0027',
  permission: 'SIGN_IN.MODIFY_SETTINGS',
  writes: 'own',
  request: Shape({
    connection: Shape({
      id: maybe(Guid),
      issuer: connection.issuer,
      clientId: maybe(connection.clientId),
      clientSecret: maybe(Text(1000, 1)),
    }),
  }),
  response: Shape({ findings: Type.Array(ConnectionFinding) }),
  problems: {},
  example: { connection: { issuer: 'https://accounts.example' } },
})
