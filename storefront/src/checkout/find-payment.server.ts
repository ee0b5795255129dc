import { data } from 'react-router'
import { isGuid } from '@stoa/contract/guid'
import type { Client } from '@stoa/sdk'
import type { Payment } from '../answers.ts'

/** The payment of a URL. An unknown one is a missing page. */
export async function findPayment(client: Client, query: URLSearchParams): Promise<Payment> {
  const paymentGatewayOrderId = query.get('payment') ?? ''
  if (!isGuid(paymentGatewayOrderId)) throw data(null, { status: 404 })
  return client.payments.getPayment({ paymentGatewayOrderId })
}
