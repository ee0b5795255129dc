import type { Client } from '@stoa/sdk'

/** Reads whether emails are being sent and how many are waiting. */
export async function getOutbox(stoa: Client) {
  const { outbox } = await stoa.mails.getOutbox({})
  return outbox.counts
}
