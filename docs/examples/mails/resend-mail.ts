import type { Client } from '@stoa/sdk'

/** Send the newest waiting email immediately. */
export async function resendMail(stoa: Client) {
  const { mails } = await stoa.mails.searchMails({ search: { filter: { status: 'WAITING' }, cursorPaging: { limit: 1 } } })
  const { mail } = await stoa.mails.resendMail({ id: mails[0]!.id })
  return mail.status
}
