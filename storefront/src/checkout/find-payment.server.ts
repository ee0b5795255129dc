import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { Payment } from '../answers.ts'

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The payment of a URL. An unknown one is a missing page. */
export async function findPayment(client: Client, query: URLSearchParams): Promise<Payment> {
  const paymentGatewayOrderId = query.get('payment') ?? ''
  if (!guid.test(paymentGatewayOrderId)) throw data(null, { status: 404 })
  return client.payments.getPayment({ paymentGatewayOrderId })
}
