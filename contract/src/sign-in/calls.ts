import { Type } from 'typebox'
import { call } from '../call.ts'
import { CaptchaChallenge } from '../captcha.ts'
import { field, Guid, maybe, Shape, Text } from '../scalars.ts'
import { ConnectionFinding } from './findings.ts'
import { connection, SignInOptions, SignInSettings, SignInSettingsUpdate } from './settings.ts'

const team = { family: 'stoa', allow: ['owner', 'app'], source: 'DESIGN §7; site §4; threats A06, A11, A22' } as const

export const getSignInSettings = call({
  ...team,
  method: 'GET',
  path: '/v1/sign-in/settings',
  summary: 'Get the sign-in settings.',
  description:
    'Returns the settings with the `revision` that an update must send. By default, registration is OPEN, without email verification ' +
    'or captcha.',
  permission: 'SIGN_IN.READ_SETTINGS',
  writes: false,
  request: Shape({}),
  response: Shape({ settings: field(SignInSettings, 'How visitors become members.') }),
  problems: {},
  example: {},
})

export const updateSignInSettings = call({
  ...team,
  method: 'PATCH',
  path: '/v1/sign-in/settings',
  summary: 'Update the sign-in settings.',
  description:
    'Replaces each setting that is sent; omitted ones stay unchanged. Fails with SIGN_IN_SETTINGS_CHANGED, without saving, if someone ' +
    'else has changed the settings.',
  permission: 'SIGN_IN.MODIFY_SETTINGS',
  writes: true,
  request: Shape({ settings: field(SignInSettingsUpdate, 'Settings to change, and the revision they are based on.') }),
  response: Shape({ settings: field(SignInSettings, 'All settings after the change.') }),
  problems: {
    SIGN_IN_SETTINGS_CHANGED: {
      status: 409,
      message: 'Someone else has changed these settings. Read them again and retry.',
      data: Shape({ revision: field(Type.String(), 'The current revision of the settings.') }),
    },
  },
  example: { settings: { revision: '1', signUp: 'APPROVAL' } },
})

export const getSignInOptions = call({
  method: 'GET',
  path: '/v1/sign-in/options',
  family: 'stoa',
  summary: 'Get the sign-in methods of the site.',
  description: 'Returns what a sign-in page needs: fields, captcha and providers. Contains no secrets.',
  source: 'screens §4: sign-in; threats A11, A22',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'SIGN_IN.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ options: field(SignInOptions, 'What the sign-in page offers.') }),
  problems: {},
  example: {},
})

export const getCaptchaChallenge = call({
  method: 'GET',
  path: '/v1/sign-in/captcha-challenge',
  family: 'stoa',
  summary: 'Get a captcha challenge.',
  description:
    'Returns a proof-of-work challenge, valid for ten minutes and one sign-in. Send the solution in `captchaTokens`. It needs no token, because ' +
    'staff sign in without one.',
  source: 'DESIGN §7 "captcha"; threat A22',
  allow: 'anyone',
  permission: 'SIGN_IN.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ challenge: field(CaptchaChallenge, 'Number puzzle for the browser to solve.') }),
  problems: {},
  example: {},
})

export const checkConnection = call({
  family: 'stoa',
  allow: ['owner', 'app'],
  method: 'POST',
  path: '/v1/sign-in/check-connection',
  summary: 'Test the connection to an OpenID provider.',
  description:
    'Reads the provider’s configuration and returns everything that would prevent sign-ins. If a client is sent, the provider is ' +
    'called with an invalid code to verify client and secret. For a saved connection, send its `id` to use the stored secret, for the ' +
    'same issuer and client. Nothing is saved. Rate limited by network: TOO_MANY_REQUESTS.',
  source: 'screens §5: settings/signin; decision 0027',
  permission: 'SIGN_IN.MODIFY_SETTINGS',
  writes: 'own',
  request: Shape({
    connection: field(
      Shape({
        id: maybe(Guid, 'ID of a saved connection whose secret is used.'),
        issuer: connection.issuer,
        clientId: maybe(connection.clientId),
        clientSecret: maybe(Text(1000, 1), 'Secret of the client at the provider.'),
      }),
      'The connection to test, saved or not.',
    ),
  }),
  response: Shape({ findings: field(Type.Array(ConnectionFinding), 'What was found. Empty if sign-ins work.') }),
  problems: {},
  example: { connection: { issuer: 'https://accounts.example' } },
})
