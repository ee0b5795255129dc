import type { Client } from '@stoa/sdk'

/** Whether mails go out, and what the mail server says. */
export async function sendTestMail(stoa: Client) {
  const { testMail } = await stoa.mails.sendTestMail({})
  return `${testMail.outcome}: ${testMail.words}`
}
