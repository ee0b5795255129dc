import type { Client } from '@stoa/sdk'

/** Sends the link to an order again, to the buyer’s address. */
export async function sendOrderLink(stoa: Client) {
  await stoa.orderLinks.sendOrderLink({ number: '10001', email: 'vera@lindqvist.example' })
}
