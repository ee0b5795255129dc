import type { Client } from '@stoa/sdk'

/** Lists the first members of the community by name. */
export async function listMembers(stoa: Client) {
  const { members } = await stoa.members.listMembers({ paging: { limit: 10 }, sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }] })
  return members.map(({ profile }) => profile?.nickname)
}
