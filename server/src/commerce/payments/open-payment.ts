import { newId, newSecretId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Checkout } from '../checkouts/public.ts'
import { openPaymentsMax, paymentMinutes } from './intent.ts'
import { insertIntent, type NewIntent } from './store.ts'

interface PayableOrder {
  id: string
  totalMinor: number
  currency: string
}

/** Opens the payment of an order and returns its id. Shoppers can have a few open payments at a time; callers that act for the shop have no limit. */
export async function openPayment(
  context: Context,
  order: PayableOrder,
  { id: checkoutId, ownerKind, ownerId }: Checkout,
): Promise<string> {
  const intent: Omit<NewIntent, 'slot'> = {
    id: newId(),
    orderId: order.id,
    checkoutId,
    buyerKind: ownerKind,
    buyerId: ownerId,
    status: 'CREATED',
    amountMinor: order.totalMinor,
    currency: order.currency,
    provider: 'sandbox',
    providerKey: newSecretId(),
    orderNumber: null,
    doc: {},
  }
  const slots = ownerKind === 'visitor' || ownerKind === 'member' ? shopperSlots : [null]
  for (const slot of slots) if (await insertIntent(context, { ...intent, slot })) return intent.id
  refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: paymentMinutes * 60 })
}

const shopperSlots = Array.from({ length: openPaymentsMax }, (_, index) => index + 1)
