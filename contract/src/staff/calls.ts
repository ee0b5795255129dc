import { Type } from 'typebox'
import { Password } from '../authentication/identity.ts'
import { call } from '../call.ts'
import { Email, Guid, Shape, Text } from '../scalars.ts'
import { PreferenceChanges, Preferences } from './preferences.ts'
import { changingProblems, invitationProblems, invitingProblems, userProblems } from './problems.ts'
import { Me, OpenedSession, RoleIds, StaffName, StaffSession, StaffUser } from './user.ts'

const team = { family: 'stoa', source: 'DESIGN §7 "owners and staff with roles"; decision 0025' } as const
const reader = { ...team, allow: ['owner'], permission: 'STAFF.READ', writes: false } as const

/** Whoever comes in here has other people's doors in hand: no API key may. */
const writer = { ...team, allow: ['owner'], permission: 'STAFF.MODIFY', sessionOnly: true, writes: true } as const
const stranger = { ...team, allow: 'anyone', permission: 'STAFF.SIGN_IN' } as const
const own = { ...team, allow: ['owner'], permission: 'STAFF.MODIFY_OWN', sessionOnly: true } as const

/** The token of a link in a mail. */
const LinkToken = Text(200, 1)

export const signIn = call({
  method: 'POST',
  path: '/v1/staff/sign-in',
  family: 'stoa',
  summary: 'Open a session at the dashboard.',
  description:
    'Opens a session for `expiresInSeconds`, whose token is told this once. An unknown e-mail and a wrong password are one refusal, ' +
    '`-19976`. After ten wrong passwords for an account, or twenty from a network, the call answers TOO_MANY_REQUESTS until a quarter ' +
    'of an hour is over, to the right password too.',
  source: 'decision 0004: staff sign in at their own door; threats A01, A02, A20',
  allow: 'anyone',
  permission: 'STAFF.SIGN_IN',
  writes: 'own',
  request: Shape({ email: Text(254, 1), password: Text(256, 1) }),
  response: OpenedSession,
  problems: {
    '-19976': { status: 401, message: 'The email address or password is incorrect.' },
  },
})

export const signOut = call({
  method: 'POST',
  path: '/v1/staff/sign-out',
  family: 'stoa',
  summary: 'End this session at once, in every process.',
  description: 'Ends the session of that token; one that has ended already is none the worse.',
  source: 'threats A16, A13',
  allow: ['owner'],
  permission: 'STAFF.SIGN_OUT',
  writes: true,
  request: Shape({ sessionToken: Text(200, 1) }),
  response: Shape({}),
  problems: {},
})

export const getMe = call({
  method: 'GET',
  path: '/v1/staff/me',
  family: 'stoa',
  summary: 'Who is signed in at the dashboard.',
  description: 'Who the session, or a key with full access, speaks for, with their roles and all these let them do.',
  source: 'decisions 0004 and 0025',
  allow: ['owner'],
  permission: 'STAFF.READ_OWN',
  writes: false,
  request: Shape({}),
  response: Shape({ user: Me }),
  problems: {},
})

export const getPreferences = call({
  method: 'GET',
  path: '/v1/staff/preferences',
  family: 'stoa',
  summary: 'How the signed-in user likes the dashboard.',
  description: "The caller's own; who never chose has SYSTEM and COMFORTABLE.",
  source: 'screens §2.3: theme and density saved per user; decision 0014',
  allow: ['owner'],
  permission: 'STAFF.READ_OWN',
  writes: false,
  request: Shape({}),
  response: Shape({ preferences: Preferences }),
  problems: {},
  example: {},
})

export const updatePreferences = call({
  method: 'PATCH',
  path: '/v1/staff/preferences',
  family: 'stoa',
  summary: 'Change how the signed-in user likes the dashboard.',
  description: 'Sets what is sent and answers the whole. There is no revision: of two changes to one field the later one holds.',
  source: 'screens §2.3: theme and density saved per user; decision 0014',
  allow: ['owner'],
  permission: 'STAFF.MODIFY_PREFERENCES',
  writes: true,
  request: Shape({ preferences: PreferenceChanges }),
  response: Shape({ preferences: Preferences }),
  problems: {},
  example: { preferences: { theme: 'DARK', density: 'COMPACT' } },
})

export const queryStaffUsers = call({
  ...reader,
  method: 'GET',
  path: '/v1/staff/users',
  summary: 'List those who work for the site, and those who are invited.',
  description: 'Everybody, by name; those who are invited come last.',
  request: Shape({}),
  response: Shape({ staffUsers: Type.Array(StaffUser) }),
  problems: {},
  example: {},
})

export const getStaffUser = call({
  ...reader,
  method: 'GET',
  path: '/v1/staff/users/{id}',
  summary: 'Get somebody who works for the site.',
  request: Shape({ id: Guid }),
  response: Shape({ staffUser: StaffUser }),
  problems: userProblems,
})

export const inviteStaffUser = call({
  ...writer,
  method: 'POST',
  path: '/v1/staff/users',
  summary: 'Invite somebody to work for the site.',
  description:
    'Sends a mail with a link that is good for a week, and once. Nobody gives roles that may do more than they may themselves; only ' +
    'owners make owners.',
  request: Shape({ email: Email, roleIds: RoleIds }),
  response: Shape({ staffUser: StaffUser }),
  problems: invitingProblems,
  example: { email: 'finn@example.com', roleIds: ['ORDER_FULFILLER'] },
})

export const resendStaffInvitation = call({
  ...writer,
  method: 'POST',
  path: '/v1/staff/users/{id}/resend-invitation',
  summary: 'Send an invitation again, with a new link.',
  description:
    'Sends a new link, good for a week; the one before it is good no more. Of somebody who has joined already nothing is changed and ' +
    'nothing is sent.',
  request: Shape({ id: Guid }),
  response: Shape({ staffUser: StaffUser }),
  problems: { ...userProblems, BEYOND_OWN_PERMISSIONS: changingProblems.BEYOND_OWN_PERMISSIONS },
})

export const updateStaffRoles = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/staff/users/{id}',
  summary: 'Give somebody other roles.',
  description:
    'Gives somebody these roles in place of those they have, in effect with their next call in every process; what they listen to live ' +
    'ends within 15 seconds. Nobody changes somebody who may do more than they may themselves, and the last owner stays one.',
  request: Shape({ id: Guid, roleIds: RoleIds }),
  response: Shape({ staffUser: StaffUser }),
  problems: { ...changingProblems, ROLE_NOT_FOUND: invitingProblems.ROLE_NOT_FOUND },
  example: { id: '00000000-0000-4000-8000-0000000000f1', roleIds: ['OWNER'] },
})

export const removeStaffUser = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/staff/users/{id}',
  summary: 'Remove somebody from the staff.',
  description:
    'Ends their sessions, their links and the API keys they made, at once. What they did keeps their name. Of somebody who is only ' +
    'invited it takes the invitation back.',
  request: Shape({ id: Guid }),
  response: Shape({}),
  problems: changingProblems,
})

export const getInvitation = call({
  ...stranger,
  method: 'POST',
  path: '/v1/staff/invitations/look-up',
  summary: 'Look at an invitation with the token of its link.',
  description: 'Whom an invitation is for; it stays good.',
  writes: 'own',
  request: Shape({ token: LinkToken }),
  response: Shape({ email: Type.String(), roles: Type.Array(Shape({ id: Type.String(), name: Type.String() })) }),
  problems: invitationProblems,
})

export const acceptInvitation = call({
  ...stranger,
  method: 'POST',
  path: '/v1/staff/invitations/accept',
  summary: 'Accept an invitation: choose a name and a password.',
  description: 'Sets name and password, uses the invitation up, and signs in. Of two who show one token at once one gets in.',
  writes: 'own',
  request: Shape({ token: LinkToken, name: StaffName, password: Password }),
  response: OpenedSession,
  problems: invitationProblems,
  example: { token: 'the token of the link', name: 'Finn', password: 'a balcony full of thyme' },
})

export const sendStaffRecoveryEmail = call({
  ...stranger,
  method: 'POST',
  path: '/v1/staff/recovery/send-email',
  summary: 'Have a link sent to choose another password for the dashboard.',
  description:
    'The answer is the same, in the same time, whether somebody with this address works here or not. After five asks for an address, or ' +
    'thirty from a network, within an hour it is TOO_MANY_REQUESTS.',
  writes: 'own',
  request: Shape({ email: Email }),
  response: Shape({}),
  problems: {},
  example: { email: 'owner@stoa.example' },
})

export const recoverStaffUser = call({
  ...stranger,
  method: 'POST',
  path: '/v1/staff/recovery/recover',
  summary: 'Choose another password for the dashboard with the token from the mail.',
  description: 'The link is good for an hour, and once. It ends every session there is, and signs nobody in.',
  writes: 'own',
  request: Shape({ recoveryToken: LinkToken, password: Password }),
  response: Shape({}),
  problems: {
    RECOVERY_TOKEN_INVALID: { status: 400, message: 'This link is invalid or has expired. Request a new one.' },
  },
  example: { recoveryToken: 'the token of the link', password: 'a balcony full of thyme' },
})

export const changeStaffPassword = call({
  ...own,
  method: 'POST',
  path: '/v1/staff/me/password',
  summary: 'Choose another password for oneself.',
  description:
    "Ends every other session of one's own. The old password is counted like one at the door: ten wrong ones, and it is " +
    'TOO_MANY_REQUESTS for a quarter of an hour.',
  writes: 'own',
  request: Shape({ oldPassword: Text(256, 1), newPassword: Password }),
  response: Shape({}),
  problems: {
    STAFF_PASSWORD_WRONG: { status: 403, message: 'The current password is incorrect.' },
  },
  example: { oldPassword: 'a windowsill full of basil', newPassword: 'a balcony full of thyme' },
})

export const updateMe = call({
  ...own,
  method: 'PATCH',
  path: '/v1/staff/me',
  summary: 'Change one’s own name.',
  description: 'How one is called at the desk.',
  writes: true,
  request: Shape({ name: StaffName }),
  response: Shape({ user: Me }),
  problems: {},
  example: { name: 'Olga' },
})

export const queryStaffSessions = call({
  ...team,
  method: 'GET',
  path: '/v1/staff/me/sessions',
  summary: 'List the places where one is signed in at the dashboard.',
  description: 'Where one is signed in, the newest first; a hundred at most.',
  allow: ['owner'],
  permission: 'STAFF.READ_OWN',
  writes: false,
  request: Shape({}),
  response: Shape({ sessions: Type.Array(StaffSession) }),
  problems: {},
  example: {},
})

export const endStaffSession = call({
  ...own,
  method: 'DELETE',
  path: '/v1/staff/me/sessions/{sessionId}',
  summary: 'Sign out of the dashboard in one place.',
  description: "Ends one session of one's own, at once.",
  writes: true,
  request: Shape({ sessionId: Guid }),
  response: Shape({}),
  problems: { STAFF_SESSION_NOT_FOUND: { status: 404, message: 'This session doesn’t exist or has ended.' } },
})

export const endOtherStaffSessions = call({
  ...own,
  method: 'POST',
  path: '/v1/staff/me/sessions/end-others',
  summary: 'Sign out of the dashboard everywhere else.',
  description: "Ends all of one's own sessions but the one that asks.",
  writes: true,
  request: Shape({}),
  response: Shape({}),
  problems: {},
  example: {},
})
