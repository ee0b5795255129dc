import type { Client } from '@stoa/sdk'

/** Email the buyer the link to their order. */
export async function sendOrderLink(stoa: Client) {
  await stoa.orderLinks.sendOrderLink({ number: '10001', email: 'vera@lindqvist.example' })
}
