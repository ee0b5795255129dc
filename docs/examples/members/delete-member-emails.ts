import type { Client } from '@stoa/sdk'

/** Forgets a member's e-mail addresses, but the one to sign in with. */
export async function deleteMemberEmails(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.deleteMemberEmails({ id: memberId })
  return member.contact?.emails
}
