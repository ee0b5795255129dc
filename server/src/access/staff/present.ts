import { listed } from '../roles/public.ts'
import type { StoredSession } from './store.ts'
import { permissionsOfUser, type StaffUser } from './user.ts'

export const presentUser = (user: StaffUser) => ({
  id: user.id,
  revision: user.revision,
  email: user.email,
  name: user.name,
  status: user.passwordHash === null ? ('INVITED' as const) : ('ACTIVE' as const),
  roleIds: user.roleIds,
  createdDate: user.createdDate.toISOString(),
  ...(user.passwordHash === null && user.invitationExpiresDate ? { invitationExpiresDate: user.invitationExpiresDate.toISOString() } : {}),
  ...(user.lastSignInDate ? { lastSignInDate: user.lastSignInDate.toISOString() } : {}),
})

export const presentMe = (user: StaffUser) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  roleIds: user.roleIds,
  permissions: listed(permissionsOfUser(user)),
})

export const presentSession = (session: StoredSession, currentId: string | undefined) => ({
  id: session.id,
  current: session.id === currentId,
  ...(session.network === null ? {} : { network: session.network }),
  createdDate: session.createdDate.toISOString(),
  expiresDate: session.expiresDate.toISOString(),
})
