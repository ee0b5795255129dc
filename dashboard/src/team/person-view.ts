import type { Where } from '@stoa/ui/dates'
import type { Role, StaffUser } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'

/** A team member as the dashboard shows them, with formatted dates and the names of their roles. */
export interface PersonView extends Pick<StaffUser, 'id' | 'email' | 'name' | 'status'> {
  roles: { id: string; name: string | undefined }[]
  since: Moment
  lastSignIn: Moment | undefined
  invitedUntil: Moment | undefined
  isSelf: boolean
}

export type NamedRole = Pick<Role, 'id' | 'name'>

export function personView(
  user: StaffUser,
  { roles, selfId, where }: { roles: readonly NamedRole[]; selfId: string; where: Where },
): PersonView {
  const moment = momentIn(where)
  const { id, email, name, status, roleIds } = user
  return {
    id,
    email,
    name,
    status,
    roles: roleIds.map((roleId) => ({ id: roleId, name: roles.find((role) => role.id === roleId)?.name })),
    since: moment(user.createdDate),
    lastSignIn: moment(user.lastSignInDate),
    invitedUntil: moment(user.invitationExpiresDate),
    isSelf: id === selfId,
  }
}
