import type { staff as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { acceptInvitation } from './calls/accept-invitation.ts'
import { changeStaffPassword } from './calls/change-staff-password.ts'
import { endOtherStaffSessions } from './calls/end-other-staff-sessions.ts'
import { endStaffSession } from './calls/end-staff-session.ts'
import { getInvitation } from './calls/get-invitation.ts'
import { getMe } from './calls/get-me.ts'
import { getPreferences } from './calls/get-preferences.ts'
import { getStaffUser } from './calls/get-staff-user.ts'
import { inviteStaffUser } from './calls/invite-staff-user.ts'
import { queryStaffSessions } from './calls/query-staff-sessions.ts'
import { queryStaffUsers } from './calls/query-staff-users.ts'
import { recoverStaffUser } from './calls/recover-staff-user.ts'
import { removeStaffUser } from './calls/remove-staff-user.ts'
import { resendStaffInvitation } from './calls/resend-staff-invitation.ts'
import { sendStaffRecoveryEmail } from './calls/send-staff-recovery-email.ts'
import { signIn } from './calls/sign-in.ts'
import { signOut } from './calls/sign-out.ts'
import { updateMe } from './calls/update-me.ts'
import { updatePreferences } from './calls/update-preferences.ts'
import { updateStaffRoles } from './calls/update-staff-roles.ts'

export const staff: Handlers<typeof contract> = {
  signIn,
  signOut,
  getMe,
  getPreferences,
  updatePreferences,
  queryStaffUsers,
  getStaffUser,
  inviteStaffUser,
  resendStaffInvitation,
  updateStaffRoles,
  removeStaffUser,
  getInvitation,
  acceptInvitation,
  sendStaffRecoveryEmail,
  recoverStaffUser,
  changeStaffPassword,
  updateMe,
  queryStaffSessions,
  endStaffSession,
  endOtherStaffSessions,
}

export { authorEmail } from './author.ts'
export { makeOwner } from './owner.ts'
