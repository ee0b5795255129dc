import type { Client } from '@stoa/sdk'

/** Count waiting, sent and failed emails. */
export async function getOutbox(stoa: Client) {
  const { outbox } = await stoa.mails.getOutbox({})
  return outbox.counts
}
