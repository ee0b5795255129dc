import type { Client } from '@stoa/sdk'

/** The newest mail that waits. */
export async function searchMails(stoa: Client) {
  const { mails } = await stoa.mails.searchMails({ search: { cursorPaging: { limit: 1 } } })
  return mails.map(({ subject, status }) => `${subject} (${status})`)
}
