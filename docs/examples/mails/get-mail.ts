import type { Client } from '@stoa/sdk'

/** Read the subject of the newest email. */
export async function getMail(stoa: Client) {
  const { mails } = await stoa.mails.searchMails({ search: { cursorPaging: { limit: 1 } } })
  const { mail } = await stoa.mails.getMail({ id: mails[0]!.id })
  return mail.subject
}
