import type { Client } from '@stoa/sdk'

/** Delete a member's contact email addresses. The one used to sign in remains. */
export async function deleteMemberEmails(stoa: Client, { memberId }: { memberId: string }) {
  const { member } = await stoa.members.deleteMemberEmails({ id: memberId })
  return member.contact?.emails
}
