import type { Client } from '@stoa/sdk'

/** Changes your own password and ends your other sessions. */
export async function changeStaffPassword(stoa: Client, { password }: { password: string }) {
  await stoa.staff.changeStaffPassword({ oldPassword: password, newPassword: 'a balcony full of thyme' })
}
