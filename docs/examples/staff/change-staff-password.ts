import type { Client } from '@stoa/sdk'

/** Change your own password. All your other sessions end. */
export async function changeStaffPassword(stoa: Client, { password }: { password: string }) {
  await stoa.staff.changeStaffPassword({ oldPassword: password, newPassword: 'a balcony full of thyme' })
}
