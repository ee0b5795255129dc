import type { Client } from '@stoa/sdk'

/** Tests whether emails can be sent, and shows the mail server’s reply. */
export async function sendTestMail(stoa: Client) {
  const { testMail } = await stoa.mails.sendTestMail({})
  return `${testMail.outcome}: ${testMail.words}`
}
