import type { Client } from '@stoa/sdk'

/** Check whether a pending sign-in can continue. */
export async function proceedToNextState(stoa: Client, { stateToken }: { stateToken: string }) {
  const { state } = await stoa.authentication.proceedToNextState({ stateToken })
  return state
}
