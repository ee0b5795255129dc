import type { Package } from './clients.ts'

/** Pays with the sandbox provider's card; the packages leave payment to the hosted pages, so this uses their general-purpose fetch. */
export async function pay(shopper: Package, baseUrl: string, paymentGatewayOrderId: string): Promise<number> {
  const url = new URL(`/stoa/v1/payments/${paymentGatewayOrderId}/pay`, baseUrl)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ cardNumber: '4242424242424242' })
  return (await shopper.fetchWithAuth(url.href, { method: 'POST', headers, body })).status
}
