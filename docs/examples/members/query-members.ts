import type { Client } from '@stoa/sdk'

/** Find members whose nicknames start with M. */
export async function queryMembers(stoa: Client) {
  const { members, metadata } = await stoa.members.queryMembers({
    query: { filter: { 'profile.nickname': { $startsWith: 'M' } }, paging: { limit: 20 } },
  })
  return { names: members.map(({ profile }) => profile?.nickname), total: metadata.total }
}
