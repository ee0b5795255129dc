import { bigint, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { Permissions } from '../../kernel/identity.ts'
import { permissionsOf } from '../roles/public.ts'

export const usersTable = table('staff_users', {
  id: uuid(),
  revision: bigint(),
  email: text(),
  name: text(),
  roleIds: texts(),
  /** Null: invited but hasn't joined yet. */
  passwordHash: text().orNull(),
  createdDate: timestamptz(),
  invitationHash: text().orNull().hidden(),
  invitationExpiresDate: timestamptz().orNull(),
  lastSignInDate: timestamptz().orNull(),
})

/** A person who works for the site or is invited to. */
export interface StaffUser extends RowOf<typeof usersTable> {
  /** The permissions of their custom roles. */
  customPermissions: string[]
}

export const permissionsOfUser = ({ roleIds, customPermissions }: Pick<StaffUser, 'roleIds' | 'customPermissions'>): Permissions =>
  permissionsOf(roleIds, customPermissions)

/** An owner who can sign in. */
export const isActingOwner = (user: Pick<StaffUser, 'roleIds' | 'customPermissions' | 'passwordHash'>): boolean =>
  user.passwordHash !== null && permissionsOfUser(user) === 'ALL'
