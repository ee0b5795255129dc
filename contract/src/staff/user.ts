import { Type } from 'typebox'
import { RoleId } from '../roles/role.ts'
import { Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'

/** INVITED people have a link in a mail and no password yet; ACTIVE ones sign in. */
export const staffStatuses = ['INVITED', 'ACTIVE'] as const

/** Somebody who works for the site. */
export const StaffUser = Shape({
  id: Guid,
  revision: Whole(1, Number.MAX_SAFE_INTEGER),
  email: Type.String(),
  /** Empty until the invitation is accepted. */
  name: Type.String(),
  status: Type.Enum([...staffStatuses]),
  /** Words of built-in roles and GUIDs of those that were made here. What somebody may do is all that any of them lets them. */
  roleIds: Type.Array(Type.String()),
  createdDate: Instant,
  /** Until when the link of the invitation is good; of INVITED people alone. */
  invitationExpiresDate: maybe(Instant),
  /** Absent of people who never have. */
  lastSignInDate: maybe(Instant),
})

/** Who asks, and all they may do: for a screen to show what can be reached. */
export const Me = Shape({
  id: Guid,
  email: Type.String(),
  name: Type.String(),
  roleIds: Type.Array(Type.String()),
  permissions: Type.Array(Type.String()),
})

/** One role at least. */
export const RoleIds = Type.Array(RoleId, { minItems: 1, maxItems: 20 })

export const StaffName = Text(100, 1)

/** A place where somebody of the staff is signed in. */
export const StaffSession = Shape({
  id: Guid,
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
  /** The network it was opened from, where it is known. */
  network: maybe(Type.String()),
  createdDate: Instant,
  expiresDate: Instant,
})

/** A session that was opened just now; its token is told this once. */
export const OpenedSession = Shape({
  sessionToken: Type.String(),
  expiresInSeconds: Type.Integer(),
  user: Shape({ id: Guid, email: Type.String(), name: Type.String() }),
})
