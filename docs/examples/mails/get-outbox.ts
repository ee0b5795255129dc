import type { Client } from '@stoa/sdk'

/** Whether mails go out, and how many wait. */
export async function getOutbox(stoa: Client) {
  const { outbox } = await stoa.mails.getOutbox({})
  return outbox.counts
}
