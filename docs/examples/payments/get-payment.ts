import type { Client } from '@stoa/sdk'

/** How a payment stands. */
export async function getPayment(stoa: Client, { paymentId }: { paymentId: string }) {
  const { status, amount } = await stoa.payments.getPayment({ paymentGatewayOrderId: paymentId })
  return `${amount.formattedAmount}: ${status}`
}
