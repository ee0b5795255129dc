import type { Client } from '@stoa/sdk'

/** Reset a dashboard password with the token from the link. */
export async function recoverStaffUser(stoa: Client, { staffRecoveryToken }: { staffRecoveryToken: string }) {
  await stoa.staff.recoverStaffUser({ recoveryToken: staffRecoveryToken, password: 'a balcony full of thyme' })
}
