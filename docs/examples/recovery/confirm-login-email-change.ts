import type { Client } from '@stoa/sdk'

/** Change the sign-in address of the signed-in member with the token from the link. */
export async function confirmLoginEmailChange(stoa: Client, { loginEmailToken }: { loginEmailToken: string }) {
  const { loginEmail } = await stoa.recovery.confirmLoginEmailChange({ token: loginEmailToken })
  return loginEmail
}
