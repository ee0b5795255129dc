import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type Client } from '@stoa/sdk'

/** What shoppers had acknowledged before the kill. */
export interface Acknowledged {
  /** Orders approved at once. */
  offline: string[]
  /** Orders awaiting payment. */
  created: string[]
  /** Orders with an approved payment. */
  paid: string[]
}

export const nothingYet = (): Acknowledged => ({ offline: [], created: [], paid: [] })

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const clientId = '00000000-0000-4000-8000-000000000001'
const address = { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' }

interface Load {
  baseUrl: string
  productIds: readonly string[]
  shoppers: number
  acknowledged: Acknowledged
  /** Ends the load. */
  signal: AbortSignal
}

/** Shoppers who buy continuously, as fast as they can, until the signal. */
export async function underLoad({ shoppers, ...load }: Load): Promise<void> {
  await Promise.all(Array.from({ length: shoppers }, (_, index) => shopper(load, index)))
}

async function shopper({ baseUrl, productIds, acknowledged, signal }: Omit<Load, 'shoppers'>, index: number): Promise<void> {
  const client = createClient({ baseUrl, clientId })
  for (let round = index; !signal.aborted; round++) {
    const wanted = [productIds[round % productIds.length]!, productIds[(round + 1) % productIds.length]!]
    await buy(client, { wanted, offline: round % 2 === 0, acknowledged, signal }).catch(() => pause(20))
  }
}

interface Purchase {
  wanted: readonly string[]
  offline: boolean
  acknowledged: Acknowledged
  signal: AbortSignal
}

async function buy(client: Client, { wanted, offline, acknowledged, signal }: Purchase): Promise<void> {
  const id = await readyCheckout(client, wanted, { signal })
  if (offline) await client.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' }, { signal })
  const { orderId, paymentGatewayOrderId } = await client.checkouts.createOrder({ id }, { signal })
  if (!paymentGatewayOrderId) return void acknowledged.offline.push(orderId)
  acknowledged.created.push(orderId)
  const { status } = await client.payments.payOrder({ paymentGatewayOrderId, cardNumber: '4242424242424242' }, { signal })
  if (status === 'APPROVED') acknowledged.paid.push(orderId)
}

async function readyCheckout(client: Client, wanted: readonly string[], options: { signal: AbortSignal }): Promise<string> {
  const { checkout } = await client.checkouts.createCheckout(
    {
      channelType: 'WEB',
      lineItems: wanted.map((catalogItemId, index) => ({ quantity: index + 1, catalogReference: { catalogItemId, appId } })),
      checkoutInfo: { buyerInfo: { email: 'vera@example.com' }, shippingInfo: { shippingDestination: { address } } },
    },
    options,
  )
  const id = checkout.id!
  const code = checkout.shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0]?.code
  if (code) await client.checkouts.updateCheckout({ checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code } } } }, options)
  return id
}
