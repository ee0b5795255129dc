import type { Client } from '@stoa/sdk'

/** Another password for oneself; every other session ends. */
export async function changeStaffPassword(stoa: Client, { password }: { password: string }) {
  await stoa.staff.changeStaffPassword({ oldPassword: password, newPassword: 'a balcony full of thyme' })
}
