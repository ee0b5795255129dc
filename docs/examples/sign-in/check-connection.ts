import type { Client } from '@stoa/sdk'

/** Test the connection to a provider before you save it. */
export async function checkConnection(stoa: Client) {
  const { findings } = await stoa.signIn.checkConnection({ connection: { issuer: 'https://login.example' } })
  return findings.filter(({ level }) => level === 'problem')
}
