import type { Payment } from '../answers.ts'
import { paths } from '../paths.ts'

type Facts = Pick<Payment, 'status' | 'orderId' | 'paymentGatewayOrderId'>

/** The page for a payment's status: its own, or the path of another. */
export function whereNow({ status, orderId, paymentGatewayOrderId }: Facts, checkoutId: string): 'pay' | (string & {}) {
  switch (status) {
    case 'APPROVED':
      return paths.thanks(orderId)
    case 'PROCESSING':
      return paths.processing(checkoutId, paymentGatewayOrderId)
    case 'CREATED':
    case 'DECLINED':
    case 'EXPIRED':
      return 'pay'
  }
}
