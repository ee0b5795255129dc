import type { Permissions } from '../../kernel/identity.ts'
import { permissionsOf } from '../roles/public.ts'

/** Somebody who works for the site, or is invited to. */
export interface StaffUser {
  id: string
  revision: number
  email: string
  name: string
  roleIds: string[]
  /** What those of the roles bring that were made here. */
  customPermissions: string[]
  /** Null: invited, and not here yet. */
  passwordHash: string | null
  createdDate: Date
  invitationExpiresDate: Date | null
  lastSignInDate: Date | null
}

export const heldBy = ({ roleIds, customPermissions }: Pick<StaffUser, 'roleIds' | 'customPermissions'>): Permissions =>
  permissionsOf(roleIds, customPermissions)

/** Whoever may do everything and can sign in. */
export const isActingOwner = (user: Pick<StaffUser, 'roleIds' | 'customPermissions' | 'passwordHash'>): boolean =>
  user.passwordHash !== null && heldBy(user) === 'ALL'
