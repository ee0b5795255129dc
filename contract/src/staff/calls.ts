import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, Shape, Text } from '../scalars.ts'
import { PreferenceChanges, Preferences } from './preferences.ts'

/** Somebody who works for the site: today its owner. */
const StaffUser = Shape({ id: Guid, email: Type.String(), name: Type.String() })

/** Opens a session for `expiresInSeconds`, whose token is told this once. An unknown e-mail and a wrong password are one refusal, `-19976`. After ten wrong
 *  passwords for an account, or twenty from a network, the call answers TOO_MANY_REQUESTS until a quarter of an hour is over, to the right password too. */
export const signIn = call({
  method: 'POST',
  path: '/v1/staff/sign-in',
  family: 'stoa',
  summary: 'Open a session at the dashboard for the site owner.',
  source: 'decision 0004: staff sign in at their own door; threats A01, A02, A20',
  allow: 'anyone',
  permission: 'STAFF.SIGN_IN',
  writes: 'own',
  request: Shape({ email: Text(254, 1), password: Text(256, 1) }),
  response: Shape({ sessionToken: Type.String(), expiresInSeconds: Type.Integer(), user: StaffUser }),
  problems: {
    '-19976': { status: 401, message: 'The e-mail address or the password is not right.' },
  },
})

/** Ends the session of that token; one that has ended already is none the worse. */
export const signOut = call({
  method: 'POST',
  path: '/v1/staff/sign-out',
  family: 'stoa',
  summary: 'End this session at once, in every process.',
  source: 'threats A16, A13',
  allow: ['owner'],
  permission: 'STAFF.SIGN_OUT',
  writes: true,
  request: Shape({ sessionToken: Text(200, 1) }),
  response: Shape({}),
  problems: {},
})

/** Who the session, or the owner's API key, speaks for. */
export const getMe = call({
  method: 'GET',
  path: '/v1/staff/me',
  family: 'stoa',
  summary: 'Who is signed in at the dashboard.',
  source: 'decision 0004',
  allow: ['owner'],
  permission: 'STAFF.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ user: StaffUser }),
  problems: {},
})

/** The caller's own; who never chose has SYSTEM and COMFORTABLE. */
export const getPreferences = call({
  method: 'GET',
  path: '/v1/staff/preferences',
  family: 'stoa',
  summary: 'How the signed-in user likes the dashboard.',
  source: 'screens §2.3: theme and density saved per user; decision 0014',
  allow: ['owner'],
  permission: 'STAFF.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ preferences: Preferences }),
  problems: {},
  example: {},
})

/** Sets what is sent and answers the whole. There is no revision: of two changes to one field the later one holds. */
export const updatePreferences = call({
  method: 'PATCH',
  path: '/v1/staff/preferences',
  family: 'stoa',
  summary: 'Change how the signed-in user likes the dashboard.',
  source: 'screens §2.3: theme and density saved per user; decision 0014',
  allow: ['owner'],
  permission: 'STAFF.MODIFY_PREFERENCES',
  writes: true,
  request: Shape({ preferences: PreferenceChanges }),
  response: Shape({ preferences: Preferences }),
  problems: {},
  example: { preferences: { theme: 'DARK', density: 'COMPACT' } },
})
