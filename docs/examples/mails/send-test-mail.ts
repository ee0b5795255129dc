import type { Client } from '@stoa/sdk'

/** Send yourself a test email and read the mail server's response. */
export async function sendTestMail(stoa: Client) {
  const { testMail } = await stoa.mails.sendTestMail({})
  return `${testMail.outcome}: ${testMail.words}`
}
