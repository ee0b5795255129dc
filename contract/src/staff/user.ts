import { Type } from 'typebox'
import { RoleId } from '../roles/role.ts'
import { Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'

/** INVITED: has received a link by email and has no password yet. ACTIVE: can sign in. */
export const staffStatuses = ['INVITED', 'ACTIVE'] as const

/** A person who works for the site. */
export const StaffUser = Shape({
  id: Guid,
  revision: Whole(1, Number.MAX_SAFE_INTEGER),
  email: Type.String(),
  /** Empty until the invitation is accepted. */
  name: Type.String(),
  status: Type.Enum([...staffStatuses]),
  /** Ids of built-in roles (words) and of custom roles (GUIDs). A person has the permissions of all of their roles. */
  roleIds: Type.Array(Type.String()),
  createdDate: Instant,
  /** When the link of the invitation expires. Only for INVITED people. */
  invitationExpiresDate: maybe(Instant),
  /** Absent if they never signed in. */
  lastSignInDate: maybe(Instant),
})

/** The caller and all of its permissions, so that a screen can show what is available. */
export const Me = Shape({
  id: Guid,
  email: Type.String(),
  name: Type.String(),
  roleIds: Type.Array(Type.String()),
  permissions: Type.Array(Type.String()),
})

/** At least one role. */
export const RoleIds = Type.Array(RoleId, { minItems: 1, maxItems: 20 })

export const StaffName = Text(100, 1)

/** A session of a staff user. */
export const StaffSession = Shape({
  id: Guid,
  /** Whether it is the session of the request. */
  current: Type.Boolean(),
  /** The network that the session was opened from, if known. */
  network: maybe(Type.String()),
  createdDate: Instant,
  expiresDate: Instant,
})

/** A new session. Its token is returned only once. */
export const OpenedSession = Shape({
  sessionToken: Type.String(),
  expiresInSeconds: Type.Integer(),
  user: Shape({ id: Guid, email: Type.String(), name: Type.String() }),
})
