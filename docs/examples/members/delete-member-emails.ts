import type { Client } from '@stoa/sdk'

/** Deletes a member’s email addresses, except the one to sign in with. */
export async function deleteMemberEmails(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.deleteMemberEmails({ id: memberId })
  return member.contact?.emails
}
