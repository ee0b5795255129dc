import { Type } from 'typebox'
import { Password } from '../authentication/identity.ts'
import { call } from '../call.ts'
import { captchaProblems, CaptchaTokens } from '../captcha.ts'
import { Email, field, Guid, maybeNull, Shape, Text } from '../scalars.ts'
import { PreferenceChanges, Preferences } from './preferences.ts'
import { changingProblems, invitationProblems, invitingProblems, userProblems } from './problems.ts'
import { Me, OpenedSession, RoleIds, StaffName, StaffSession, StaffUser } from './user.ts'

const team = { family: 'stoa', source: 'DESIGN §7 "owners and staff with roles"; decision 0025' } as const
const reader = { ...team, allow: ['owner'], permission: 'STAFF.READ', writes: false } as const

/** These calls change other people's access, so API keys can't make them. */
const writer = { ...team, allow: ['owner'], permission: 'STAFF.MODIFY', sessionOnly: true, writes: true } as const
const anyone = { ...team, allow: 'anyone', permission: 'STAFF.SIGN_IN' } as const
const own = { ...team, allow: ['owner'], permission: 'STAFF.MODIFY_OWN', sessionOnly: true } as const

/** The token of a link in an email. */
const LinkToken = Text(200, 1)

export const signIn = call({
  method: 'POST',
  path: '/v1/staff/sign-in',
  family: 'stoa',
  summary: 'Sign in to the dashboard.',
  description:
    'Starts a session of `expiresInSeconds` and returns its token once. An unknown email address and a wrong password both fail with ' +
    '`-19976`. After five wrong passwords for an account within 15 minutes, fails with `-19971` without a solved captcha (`getCaptchaChallenge`), ' +
    'even if the password is correct; after twenty from a network, with TOO_MANY_REQUESTS.',
  source: 'decision 0004: staff sign in at their own door; threats A01, A02, A20',
  allow: 'anyone',
  permission: 'STAFF.SIGN_IN',
  writes: 'own',
  secretAnswer: true,
  request: Shape({
    email: field(Text(254, 1), 'Email address of the team member.'),
    password: field(Text(256, 1), 'Password of the team member.'),
    captchaTokens: maybeNull(CaptchaTokens, 'Solved captcha, if one is needed.'),
  }),
  response: OpenedSession,
  problems: {
    ...captchaProblems,
    '-19976': { status: 401, message: 'The email address or password is incorrect.' },
  },
})

export const signOut = call({
  method: 'POST',
  path: '/v1/staff/sign-out',
  family: 'stoa',
  summary: 'Sign out of the dashboard.',
  description: 'Ends the session immediately. Ending an ended session has no effect.',
  source: 'threats A16, A13',
  allow: ['owner'],
  permission: 'STAFF.SIGN_OUT',
  writes: true,
  request: Shape({ sessionToken: field(Text(200, 1), 'Token of the session to end.') }),
  response: Shape({}),
  problems: {},
})

export const getMe = call({
  method: 'GET',
  path: '/v1/staff/me',
  family: 'stoa',
  summary: 'Get the signed-in team member.',
  description: 'Returns the team member of the session, or of a key with full access, with roles and permissions.',
  source: 'decisions 0004 and 0025',
  allow: ['owner'],
  permission: 'STAFF.READ_OWN',
  writes: false,
  request: Shape({}),
  response: Shape({ user: field(Me, 'The signed-in team member.') }),
  problems: {},
})

export const getPreferences = call({
  method: 'GET',
  path: '/v1/staff/preferences',
  family: 'stoa',
  summary: 'Get your own dashboard preferences.',
  description: 'The defaults are SYSTEM and COMFORTABLE.',
  source: 'screens §2.3: theme and density saved per user; decision 0014',
  allow: ['owner'],
  permission: 'STAFF.READ_OWN',
  writes: false,
  request: Shape({}),
  response: Shape({ preferences: field(Preferences, 'Your preferences, with defaults for those you never set.') }),
  problems: {},
  example: {},
})

export const updatePreferences = call({
  method: 'PATCH',
  path: '/v1/staff/preferences',
  family: 'stoa',
  summary: 'Update your own dashboard preferences.',
  description: 'Sets the fields that are sent and returns all preferences. There is no revision: the last write wins.',
  source: 'screens §2.3: theme and density saved per user; decision 0014',
  allow: ['owner'],
  permission: 'STAFF.MODIFY_PREFERENCES',
  writes: true,
  request: Shape({ preferences: field(PreferenceChanges, 'Preferences to change.') }),
  response: Shape({ preferences: field(Preferences, 'All your preferences after the change.') }),
  problems: {},
  example: { preferences: { theme: 'DARK', density: 'COMPACT' } },
})

export const queryStaffUsers = call({
  ...reader,
  method: 'GET',
  path: '/v1/staff/users',
  summary: 'List team members and invitations.',
  description: 'Returns everyone by name, invitations last.',
  request: Shape({}),
  response: Shape({ staffUsers: field(Type.Array(StaffUser), 'Team members by name, invitations last.') }),
  problems: {},
  example: {},
})

export const getStaffUser = call({
  ...reader,
  method: 'GET',
  path: '/v1/staff/users/{id}',
  summary: 'Get a team member.',
  request: Shape({ id: field(Guid, 'ID of the team member.') }),
  response: Shape({ staffUser: field(StaffUser, 'The team member or invitation.') }),
  problems: userProblems,
})

export const inviteStaffUser = call({
  ...writer,
  method: 'POST',
  path: '/v1/staff/users',
  summary: 'Invite a team member.',
  description:
    'Emails a link that works once, within a week. Callers can assign only roles within their own permissions, and only owners can add ' +
    'owners.',
  request: Shape({
    email: field(Email, 'Address that the invitation is sent to, which the person signs in with.'),
    roleIds: field(RoleIds, 'IDs of the roles that the person gets.'),
  }),
  response: Shape({ staffUser: field(StaffUser, 'The invitation that was sent.') }),
  problems: invitingProblems,
  example: { email: 'finn@example.com', roleIds: ['ORDER_FULFILLER'] },
})

export const resendStaffInvitation = call({
  ...writer,
  method: 'POST',
  path: '/v1/staff/users/{id}/resend-invitation',
  summary: 'Resend an invitation with a new link.',
  description:
    'The new link is valid for a week and replaces the previous one. If the invitation was already accepted, nothing is changed or sent.',
  request: Shape({ id: field(Guid, 'ID of the invitation.') }),
  response: Shape({ staffUser: field(StaffUser, 'The invitation with its new date.') }),
  problems: { ...userProblems, BEYOND_OWN_PERMISSIONS: changingProblems.BEYOND_OWN_PERMISSIONS },
})

export const updateStaffRoles = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/staff/users/{id}',
  summary: 'Change the roles of a team member.',
  description:
    'Replaces the roles, effective from the next call; open event streams end within 15 seconds. Callers can’t change anyone with more ' +
    'permissions than their own, and the last owner must remain one.',
  request: Shape({
    id: field(Guid, 'ID of the team member.'),
    roleIds: field(RoleIds, 'IDs of all roles of the person. They replace the previous ones.'),
  }),
  response: Shape({ staffUser: field(StaffUser, 'The team member after the change.') }),
  problems: { ...changingProblems, ROLE_NOT_FOUND: invitingProblems.ROLE_NOT_FOUND },
  example: { id: '00000000-0000-4000-8000-0000000000f1', roleIds: ['OWNER'] },
})

export const removeStaffUser = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/staff/users/{id}',
  summary: 'Remove a team member or withdraw an invitation.',
  description: 'Ends the person’s sessions, links and API keys immediately. Their name remains in the history.',
  request: Shape({ id: field(Guid, 'ID of the team member or invitation.') }),
  response: Shape({}),
  problems: changingProblems,
})

export const getInvitation = call({
  ...anyone,
  method: 'POST',
  path: '/v1/staff/invitations/look-up',
  summary: 'Get an invitation by its token.',
  description: 'Returns who the invitation is for. The token remains valid.',
  writes: 'own',
  request: Shape({ token: field(LinkToken, 'Token of the link in the email.') }),
  response: Shape({
    email: field(Type.String(), 'Address that the invitation was sent to.'),
    roles: field(
      Type.Array(Shape({ id: field(Type.String(), 'ID of the role.'), name: field(Type.String(), 'Name of the role.') })),
      'Roles that the person gets.',
    ),
  }),
  problems: invitationProblems,
})

export const acceptInvitation = call({
  ...anyone,
  method: 'POST',
  path: '/v1/staff/invitations/accept',
  summary: 'Accept an invitation with a name and password.',
  description: 'Sets name and password and signs in. The token works once, also for simultaneous requests.',
  writes: 'own',
  secretAnswer: true,
  request: Shape({
    token: field(LinkToken, 'Token of the link in the email.'),
    name: field(StaffName, 'Name of the person in the dashboard.'),
    password: field(Password, 'Password of 8 to 256 characters. The most common ones are rejected.'),
  }),
  response: OpenedSession,
  problems: invitationProblems,
  example: { token: 'the token of the link', name: 'Finn', password: 'a balcony full of thyme' },
})

export const sendStaffRecoveryEmail = call({
  ...anyone,
  method: 'POST',
  path: '/v1/staff/recovery/send-email',
  summary: 'Email a team member a link to reset the dashboard password.',
  description:
    'The response and its timing are the same whether or not the team member exists. After five requests for an email address within an ' +
    'hour, no more emails are sent to it; after thirty from a network, fails with TOO_MANY_REQUESTS.',
  writes: 'own',
  request: Shape({ email: field(Email, 'Email address of the team member.') }),
  response: Shape({}),
  problems: {},
  example: { email: 'owner@stoa.example' },
})

export const recoverStaffUser = call({
  ...anyone,
  method: 'POST',
  path: '/v1/staff/recovery/recover',
  summary: 'Reset a dashboard password with the token from an email.',
  description: 'The token works once, within one hour. Ends all sessions of the team member and doesn’t sign in.',
  writes: 'own',
  request: Shape({
    recoveryToken: field(LinkToken, 'Token of the link in the email.'),
    password: field(Password, 'Password of 8 to 256 characters. The most common ones are rejected.'),
  }),
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
  summary: 'Change your own dashboard password.',
  description: 'Ends all your other sessions. After ten wrong current passwords, fails with TOO_MANY_REQUESTS for 15 minutes.',
  writes: 'own',
  request: Shape({
    oldPassword: field(Text(256, 1), 'Your current password.'),
    newPassword: field(Password, 'Password of 8 to 256 characters. The most common ones are rejected.'),
  }),
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
  summary: 'Change your own name.',
  description: 'Sets the name that the dashboard shows.',
  writes: true,
  request: Shape({ name: field(StaffName, 'Name of the person in the dashboard.') }),
  response: Shape({ user: field(Me, 'Yourself with the new name.') }),
  problems: {},
  example: { name: 'Olga' },
})

export const queryStaffSessions = call({
  ...team,
  method: 'GET',
  path: '/v1/staff/me/sessions',
  summary: 'List your own dashboard sessions.',
  description: 'Returns the sessions, newest first, up to 100.',
  allow: ['owner'],
  permission: 'STAFF.READ_OWN',
  writes: false,
  request: Shape({}),
  response: Shape({ sessions: field(Type.Array(StaffSession), 'Your sessions, newest first.') }),
  problems: {},
  example: {},
})

export const endStaffSession = call({
  ...own,
  method: 'DELETE',
  path: '/v1/staff/me/sessions/{sessionId}',
  summary: 'End one of your own dashboard sessions.',
  description: 'Takes effect immediately.',
  writes: true,
  request: Shape({ sessionId: field(Guid, 'ID of the session to end.') }),
  response: Shape({}),
  problems: { STAFF_SESSION_NOT_FOUND: { status: 404, message: 'This session doesn’t exist or has ended.' } },
})

export const endOtherStaffSessions = call({
  ...own,
  method: 'POST',
  path: '/v1/staff/me/sessions/end-others',
  summary: 'End all your other dashboard sessions.',
  description: 'Ends all sessions except the current one.',
  writes: true,
  request: Shape({}),
  response: Shape({}),
  problems: {},
  example: {},
})
