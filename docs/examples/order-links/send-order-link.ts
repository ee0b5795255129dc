import type { Client } from '@stoa/sdk'

/** The link to an order once more, to the address it was bought with. */
export async function sendOrderLink(stoa: Client) {
  await stoa.orderLinks.sendOrderLink({ number: '10001', email: 'vera@lindqvist.example' })
}
