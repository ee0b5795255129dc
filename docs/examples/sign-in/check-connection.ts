import type { Client } from '@stoa/sdk'

/** Checks, before anything is saved, whether members could sign in with a provider. */
export async function checkConnection(stoa: Client) {
  const { findings } = await stoa.signIn.checkConnection({ connection: { issuer: 'https://login.example' } })
  return findings.filter(({ level }) => level === 'problem')
}
