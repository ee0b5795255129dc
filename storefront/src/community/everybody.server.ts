import type { Client } from '@stoa/sdk'
import { ownMember } from '../sign-in/own-member.server.ts'

/** Members see themselves wherever they ask; where all of the community stands, they do only if everybody sees them. */
export async function seenByEverybody(client: Client): Promise<{ isMember: boolean; filter: Record<string, unknown> }> {
  const own = await ownMember(client, 'FULL')
  const isHidden = own !== undefined && own.privacyStatus !== 'PUBLIC'
  return { isMember: own !== undefined, filter: isHidden ? { id: { $ne: own.id } } : {} }
}
