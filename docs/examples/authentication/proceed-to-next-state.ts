import type { Client } from '@stoa/sdk'

/** Asks whether a sign-in that waited has come further. */
export async function proceedToNextState(stoa: Client, { stateToken }: { stateToken: string }) {
  const { state } = await stoa.authentication.proceedToNextState({ stateToken })
  return state
}
