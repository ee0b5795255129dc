import type { Client } from '@stoa/sdk'

/** Read the amount and status of a payment. */
export async function getPayment(stoa: Client, { paymentId }: { paymentId: string }) {
  const { status, amount } = await stoa.payments.getPayment({ paymentGatewayOrderId: paymentId })
  return `${amount.formattedAmount}: ${status}`
}
