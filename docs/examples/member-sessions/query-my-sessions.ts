import type { Client } from '@stoa/sdk'

/** List your own sessions. */
export async function queryMySessions(stoa: Client) {
  const { sessions } = await stoa.memberSessions.queryMySessions({})
  return sessions.map(({ agent, lastUsedDate, current }) => `${agent ?? 'a browser'}, ${lastUsedDate}${current ? ', here' : ''}`)
}
