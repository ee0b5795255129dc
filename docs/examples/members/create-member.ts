import type { Client } from '@stoa/sdk'

/** Create a member who sets a password later. */
export async function createMember(stoa: Client) {
  const { member } = await stoa.members.createMember({
    member: { loginEmail: 'walter@example.com', contact: { firstName: 'Walter' }, profile: { nickname: 'Walter' } },
  })
  return member.id
}
