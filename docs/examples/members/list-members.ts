import type { Client } from '@stoa/sdk'

/** List the first ten members by nickname. */
export async function listMembers(stoa: Client) {
  const { members } = await stoa.members.listMembers({ paging: { limit: 10 }, sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }] })
  return members.map(({ profile }) => profile?.nickname)
}
