import type { Client } from '@stoa/sdk'

/** Sets a new password with the token of the link. */
export async function recoverStaffUser(stoa: Client, { staffRecoveryToken }: { staffRecoveryToken: string }) {
  await stoa.staff.recoverStaffUser({ recoveryToken: staffRecoveryToken, password: 'a balcony full of thyme' })
}
