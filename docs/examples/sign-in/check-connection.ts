import type { Client } from '@stoa/sdk'

/** Asks a provider whether members could sign in there, before anything is saved. */
export async function checkConnection(stoa: Client) {
  const { findings } = await stoa.signIn.checkConnection({ connection: { issuer: 'https://login.example' } })
  return findings.filter(({ level }) => level === 'problem')
}
