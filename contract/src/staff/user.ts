import { Type } from 'typebox'
import { RoleId } from '../roles/role.ts'
import { field, Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'

/** INVITED: has received a link by email and has no password yet. ACTIVE: can sign in. */
export const staffStatuses = ['INVITED', 'ACTIVE'] as const

/** A person who works for the site. */
export const StaffUser = Shape({
  id: field(Guid, 'ID of the person.'),
  revision: field(Whole(1, Number.MAX_SAFE_INTEGER), 'Number of the last change.'),
  email: field(Type.String(), 'Email address that the person signs in with.'),
  name: field(Type.String(), 'Name of the person. Empty until the invitation is accepted.'),
  status: field(Type.Enum([...staffStatuses]), 'INVITED: has a link and no password yet. ACTIVE: can sign in.'),
  roleIds: field(Type.Array(Type.String()), 'IDs of the roles, whose permissions add up: words for built-in ones, GUIDs for others.'),
  createdDate: field(Instant, 'When the person was invited.'),
  invitationExpiresDate: maybe(Instant, 'When the link of the invitation expires. Only for INVITED people.'),
  lastSignInDate: maybe(Instant, 'When the person last signed in. Absent if never.'),
})

/** The caller and all of its permissions, so that a screen can show what is available. */
export const Me = Shape({
  id: field(Guid, 'ID of the caller’s staff user.'),
  email: field(Type.String(), 'Email address that the person signs in with.'),
  name: field(Type.String(), 'Name of the person.'),
  roleIds: field(Type.Array(Type.String()), 'IDs of the person’s roles.'),
  permissions: field(Type.Array(Type.String()), 'All permissions of the caller, so that a screen can show what is available.'),
})

/** At least one role. */
export const RoleIds = Type.Array(RoleId, { minItems: 1, maxItems: 20 })

export const StaffName = Text(100, 1)

/** A session of a staff user. */
export const StaffSession = Shape({
  id: field(Guid, 'ID of the session.'),
  current: field(Type.Boolean(), 'Whether it is the session of the request.'),
  network: maybe(Type.String(), 'Network that the session was opened from. Absent if unknown.'),
  createdDate: field(Instant, 'When the session was opened.'),
  expiresDate: field(Instant, 'When the session ends.'),
})

/** A new session. Its token is returned only once. */
export const OpenedSession = Shape({
  sessionToken: field(Type.String(), 'Token of the session. It is returned only here.'),
  expiresInSeconds: field(Type.Integer(), 'Seconds until the session ends.'),
  user: field(
    Shape({
      id: field(Guid, 'ID of the person.'),
      email: field(Type.String(), 'Email address that the person signs in with.'),
      name: field(Type.String(), 'Name of the person.'),
    }),
    'Who signed in.',
  ),
})
