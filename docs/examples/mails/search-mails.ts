import type { Client } from '@stoa/sdk'

/** Get the subject and status of the newest email. */
export async function searchMails(stoa: Client) {
  const { mails } = await stoa.mails.searchMails({ search: { cursorPaging: { limit: 1 } } })
  return mails.map(({ subject, status }) => `${subject} (${status})`)
}
