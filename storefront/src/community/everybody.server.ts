import type { Client } from '@stoa/sdk'
import { ownMember } from '../sign-in/own-member.server.ts'

/** Members always see themselves in queries. In the community they are only listed if everyone can see them. */
export async function seenByEverybody(client: Client): Promise<{ isMember: boolean; filter: Record<string, unknown> }> {
  const own = await ownMember(client, 'FULL')
  const isHidden = own !== undefined && own.privacyStatus !== 'PUBLIC'
  return { isMember: own !== undefined, filter: isHidden ? { id: { $ne: own.id } } : {} }
}
